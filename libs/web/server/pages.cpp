#include "server/pages.hpp"

#include "http/gzip.hpp"
#include "server/reader_language.hpp"
#include "server/security_headers.hpp"
#include "support/digest.hpp"
#include "support/file_io.hpp"
#include "support/json.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>
#include <system_error>
#include <utility>

namespace server {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

constexpr std::uint64_t most_file_bytes = 16ULL * 1024 * 1024;
constexpr std::size_t digits_of_tag = 16;
constexpr char const* not_built =
    "<!doctype html><html lang=\"en\"><title>Tulkas</title><h1>The web pages are not built</h1>"
    "<p>Run <code>tools/web build</code> where Tulkas is installed and restart the server. The API under "
    "<a href=\"/api/v1/openapi.json\">/api/v1</a> works without them.</p>";

using Type = std::pair<std::string_view, std::string_view>;
constexpr std::array<Type, 13> types{{{".html", "text/html; charset=utf-8"},
                                      {".css", "text/css; charset=utf-8"},
                                      {".js", "text/javascript; charset=utf-8"},
                                      {".json", "application/json"},
                                      {".svg", "image/svg+xml"},
                                      {".png", "image/png"},
                                      {".jpg", "image/jpeg"},
                                      {".webp", "image/webp"},
                                      {".ico", "image/x-icon"},
                                      {".woff2", "font/woff2"},
                                      {".wasm", "application/wasm"},
                                      {".webmanifest", "application/manifest+json"},
                                      {".txt", "text/plain; charset=utf-8"}}};

std::string_view type_of(std::string_view path) {
    for (auto const& [ending, type] : types) {
        if (path.ends_with(ending)) {
            return type;
        }
    }
    return "application/octet-stream";
}

// What is asked for: `about` for about.html, `` for index.html.
std::string asked_as(std::string path) {
    constexpr std::string_view ending = ".html";
    if (!path.ends_with(ending)) {
        return path;
    }
    path.resize(path.size() - ending.size());
    if (path == "index") {
        return "";
    }
    constexpr std::string_view index = "/index";
    return path.ends_with(index) ? path.substr(0, path.size() - index.size()) : path;
}

bool is_hidden(std::filesystem::path const& path) {
    return path.filename().string().starts_with('.');
}

// `index.de.html` is the document in German; "" for what is none.
std::string language_in(std::string_view path) {
    constexpr std::string_view begin = "index.";
    constexpr std::string_view end = ".html";
    if (path == "index.html") {
        return usual_language;
    }
    bool const is_document =
        path.starts_with(begin) && path.ends_with(end) && path.size() > begin.size() + end.size();
    return is_document ? std::string(path.substr(begin.size(), path.size() - begin.size() - end.size())) : "";
}

// The files with the language's name for the star.
std::vector<std::string> addresses_of(std::vector<std::string> const& files, std::string_view language) {
    std::vector<std::string> addresses;
    for (auto const& file : files) {
        auto const star = file.find('*');
        addresses.push_back(star == std::string::npos ? "/" + file
                                                      : fmt::format("/{}{}{}", file.substr(0, star), language,
                                                                    file.substr(star + 1)));
    }
    return addresses;
}

// As the scripts of the pages ask for them, so that they are not fetched twice.
std::string links_to(std::vector<std::string> const& addresses) {
    std::string links;
    for (auto const& address : addresses) {
        links += fmt::format("<link rel=\"{}\" crossorigin href=\"{}\">",
                             address.ends_with(".css") ? "stylesheet" : "modulepreload", address);
    }
    return links;
}

std::string with_head(std::string const& html, std::string_view more) {
    auto const end = html.find("</head>");
    return end == std::string::npos ? html : html.substr(0, end).append(more).append(html.substr(end));
}

// As the content of a script element: no text in it ends the element.
std::string inside_script(std::string_view json) {
    std::string safe;
    for (char const letter : json) {
        safe += letter == '<' ? "\\u003c" : std::string(1, letter);
    }
    return safe;
}

using Files = std::map<std::string, std::string>;

Result<Files> read_files(std::filesystem::path const& directory) {
    Files files;
    std::error_code error;
    std::filesystem::recursive_directory_iterator entry(directory, error);
    for (auto const end = std::filesystem::recursive_directory_iterator(); !error && entry != end;
         entry.increment(error)) {
        if (is_hidden(entry->path())) {
            entry.disable_recursion_pending();
        } else if (entry->is_regular_file(error)) {
            auto content = TULKAS_TRY(support::read_file(entry->path(), most_file_bytes));
            files.emplace(entry->path().lexically_relative(directory).generic_string(), std::move(content));
        }
    }
    if (error) {
        return fail(ErrorKind::unavailable, "cannot read the web pages in {}: {}", directory.string(),
                    error.message());
    }
    return files;
}

} // namespace

Result<Pages> Pages::load(std::span<std::filesystem::path const> directories) {
    Files all;
    for (auto const& directory : directories) {
        auto files = TULKAS_TRY(read_files(directory));
        files.merge(all);
        all = std::move(files);
    }
    auto const described = all.find("pages.json");
    auto map = described == all.end() ? SiteMap() : SiteMap::parse(described->second);
    if (!map) {
        return fail(ErrorKind::unavailable, "cannot read pages.json of the web pages: {}",
                    map.error().message);
    }
    return Pages(all, *std::move(map));
}

Pages::Pages(std::map<std::string, std::string> const& files, SiteMap map) : m_map(std::move(map)) {
    for (auto const& [path, bytes] : files) {
        if (auto const language = language_in(path); !language.empty()) {
            add_documents(language, bytes);
        } else if (!path.ends_with(".br")) {
            auto const brotli = files.find(path + ".br");
            m_pages.emplace(asked_as(path),
                            make_page(path, bytes, brotli == files.end() ? nullptr : &brotli->second));
        }
    }
}

void Pages::add_documents(std::string const& language, std::string const& html) {
    Documents documents{.html = html, .bare = make_page("index.html", html), .pages = {}};
    for (std::size_t number = 0; number < m_map.pages.size(); ++number) {
        auto const& page = m_map.pages[number];
        auto const add = [&](std::string const& game, std::vector<std::string> files) {
            files.insert(files.end(), page.files.begin(), page.files.end());
            auto const head = links_to(addresses_of(files, language));
            documents.pages.emplace(std::pair(number, game), make_page("index.html", with_head(html, head)));
        };
        add("", {});
        for (auto const& [game, files] : m_map.boards) {
            if (page.has_board) {
                add(game, files);
            }
        }
    }
    m_languages.push_back(language);
    m_documents.emplace(language, std::move(documents));
}

Pages::Page Pages::make_page(std::string const& path, std::string const& bytes, std::string const* brotli) {
    auto const tag = support::sha256(bytes).substr(0, digits_of_tag);
    bool const is_document = path == "index.html";
    auto const variant = [&](std::string body, std::string_view packing) {
        auto response = http::make_response(200, type_of(path), std::move(body));
        auto const tag_text = fmt::format("\"{}{}{}\"", tag, packing.empty() ? "" : "-", packing);
        response.headers.add("ETag", tag_text);
        response.headers.add("Cache-Control", path.starts_with("assets/")
                                                  ? "public, max-age=31536000, immutable"
                                                  : "no-cache");
        response.headers.add("Vary",
                             is_document ? "Accept-Encoding, Accept-Language, Cookie" : "Accept-Encoding");
        if (!packing.empty()) {
            response.headers.add("Content-Encoding", packing);
        }
        if (path.starts_with("assets/") && !path.contains("worker")) {
            secure_asset(response.headers);
        } else {
            secure_page(response.headers);
        }
        return Variant{.response = std::move(response), .tag = tag_text};
    };
    Page page{.route = "/" + asked_as(path), .plain = variant(bytes, ""), .packed = {}, .brotli = {}};
    if (auto packed = http::gzip(bytes); packed.size() < bytes.size()) {
        page.packed = variant(std::move(packed), "gzip");
    }
    if (brotli != nullptr) {
        page.brotli = variant(*brotli, "br");
    }
    return page;
}

Pages::Answer Pages::answer(http::Request const& request) const {
    auto const& segments = request.target.segments;
    auto const* const page = find(segments);
    auto answer = page == nullptr ? without_file(request) : answer_with(*page, request);
    if (!segments.empty() && segments.front() == "embed") {
        allow_frames(answer.response.headers);
    }
    return answer;
}

Pages::Answer Pages::answer_with(Page const& page, http::Request const& request) {
    auto const takes = [&](std::string_view packing) {
        return request.headers.lists("Accept-Encoding", packing);
    };
    auto const& variant = page.brotli && takes("br")     ? *page.brotli
                          : page.packed && takes("gzip") ? *page.packed
                                                         : page.plain;
    Answer answer{.response = variant.response, .route = page.route};
    if (request.headers.lists("If-None-Match", variant.tag) || request.headers.lists("If-None-Match", "*")) {
        answer.response.status = 304;
        answer.response.body.reset();
    }
    return answer;
}

Pages::Page const* Pages::find(Segments const& segments) const {
    auto const by_name = [this](std::string_view name) -> Page const* {
        auto const found = m_pages.find(name);
        return found == m_pages.end() ? nullptr : &found->second;
    };
    if (segments.size() <= 1) {
        return by_name(segments.empty() ? std::string_view() : std::string_view(segments.front()));
    }
    std::string name = segments.front();
    for (std::size_t i = 1; i < segments.size(); ++i) {
        name += '/' + segments[i];
    }
    return by_name(name);
}

Pages::Answer Pages::without_file(http::Request const& request) const {
    auto const& segments = request.target.segments;
    if (!segments.empty() && segments.back().contains('.')) {
        auto response = http::make_error(404, "not_found", "there is nothing at " + request.target.path());
        secure_data(response.headers);
        response.headers.set("Cache-Control", "no-store");
        return {.response = std::move(response), .route = ""};
    }
    auto const* const documents = documents_for(request).second;
    if (documents == nullptr) {
        auto response = http::make_response(503, type_of(".html"), not_built);
        secure_page(response.headers);
        response.headers.set("Cache-Control", "no-store");
        return {.response = std::move(response), .route = ""};
    }
    if (m_map.pages.empty()) {
        return answer_with(documents->bare, request);
    }
    if (auto const* const page = m_map.find(segments)) {
        return answer_with(*document_of(*documents, *page, segments), request);
    }
    auto response = documents->bare.plain.response;
    response.status = 404;
    response.headers.set("Cache-Control", "no-store");
    return {.response = std::move(response), .route = ""};
}

std::pair<std::string_view, Pages::Documents const*>
Pages::documents_for(http::Request const& request) const {
    auto const language = language_for(request, m_languages);
    auto const found = m_documents.find(language);
    return {language, found == m_documents.end() ? nullptr : &found->second};
}

Pages::Page const* Pages::document_of(Documents const& documents, SiteMap::Page const& page,
                                      Segments const& asked) const {
    auto const number = static_cast<std::size_t>(&page - m_map.pages.data());
    auto const game = page.has_board ? std::string(page.value_of("game", asked)) : "";
    auto const found = documents.pages.find(std::pair(number, game));
    return found != documents.pages.end() ? &found->second : &documents.pages.at(std::pair(number, ""));
}

std::vector<std::string> Pages::first_of(http::Request const& request) const {
    auto const& segments = request.target.segments;
    auto const* const page = find(segments) == nullptr ? m_map.find(segments) : nullptr;
    return page == nullptr ? std::vector<std::string>() : server::first_of(*page, segments);
}

Pages::Answer Pages::answer_with_first(http::Request const& request,
                                       std::vector<std::string> const& told) const {
    auto const* const page = m_map.find(request.target.segments);
    auto const [language, documents] = documents_for(request);
    auto const json = told.empty() ? support::Json() : support::parse_json(told.front()).value_or(nullptr);
    auto const game = support::string_member(json, "game");
    auto const board = game ? m_map.boards.find(*game) : m_map.boards.end();
    if (page == nullptr || documents == nullptr || board == m_map.boards.end()) {
        return answer(request);
    }
    // The rest is fetched when the board is there.
    auto const head = fmt::format(
        "{}<meta name=\"later\" content=\"{}\"><script type=\"application/json\" id=\"first\">[{}]</script>",
        links_to(addresses_of(board->second, language)), fmt::join(addresses_of(page->files, language), " "),
        inside_script(fmt::format("{}", fmt::join(told, ","))));
    Answer shown{.response = http::make_response(200, type_of(".html"), with_head(documents->html, head)),
                 .route = documents->bare.route};
    // It is for whoever asked, and as it is now.
    shown.response.headers.add("Cache-Control", "private, no-store");
    secure_page(shown.response.headers);
    if (request.target.segments.front() == "embed") {
        allow_frames(shown.response.headers);
    }
    shown.response = http::compressed_for(request, std::move(shown.response));
    return shown;
}

} // namespace server
