#include "server/pages.hpp"

#include "http/gzip.hpp"
#include "server/security_headers.hpp"
#include "support/digest.hpp"
#include "support/file_io.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

#include <algorithm>
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

// Of a pattern: `/tables/:id` has two.
std::vector<std::string> segments_of(std::string_view pattern) {
    std::vector<std::string> segments;
    while (!pattern.empty()) {
        if (auto const segment = support::cut_front(pattern, '/'); !segment.empty()) {
            segments.emplace_back(segment);
        }
    }
    return segments;
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
    return Pages(all);
}

Pages::Pages(std::map<std::string, std::string> const& files) {
    for (auto const& [path, bytes] : files) {
        m_pages.emplace(asked_as(path), make_page(path, bytes));
    }
    if (auto const routes = files.find("routes.txt"); routes != files.end()) {
        for (std::string_view rest = routes->second; !rest.empty();) {
            m_routes.push_back(segments_of(support::cut_front(rest, '\n')));
        }
    }
}

Pages::Page Pages::make_page(std::string const& path, std::string const& bytes) {
    auto const tag = support::sha256(bytes).substr(0, digits_of_tag);
    auto const variant = [&](std::string body, std::string tag_text, bool packed) {
        auto response = http::make_response(200, type_of(path), std::move(body));
        response.headers.add("ETag", tag_text);
        response.headers.add("Cache-Control", path.starts_with("assets/")
                                                  ? "public, max-age=31536000, immutable"
                                                  : "no-cache");
        response.headers.add("Vary", "Accept-Encoding");
        if (packed) {
            response.headers.add("Content-Encoding", "gzip");
        }
        secure_page(response.headers);
        return Variant{.response = std::move(response), .tag = std::move(tag_text)};
    };
    Page page{.route = "/" + asked_as(path),
              .plain = variant(bytes, fmt::format("\"{}\"", tag), false),
              .packed = {}};
    if (auto packed = http::gzip(bytes); packed.size() < bytes.size()) {
        page.packed = variant(std::move(packed), fmt::format("\"{}-gzip\"", tag), true);
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
    bool const takes_packed = request.headers.lists("Accept-Encoding", "gzip");
    auto const& variant = page.packed && takes_packed ? *page.packed : page.plain;
    Answer answer{.response = variant.response, .route = page.route};
    if (request.headers.lists("If-None-Match", variant.tag) || request.headers.lists("If-None-Match", "*")) {
        answer.response.status = 304;
        answer.response.body.reset();
    }
    return answer;
}

Pages::Page const* Pages::find(std::vector<std::string> const& segments) const {
    auto const by_name = [this](std::string_view name) -> Page const* {
        auto const found = m_pages.find(name);
        return found == m_pages.end() ? nullptr : &found->second;
    };
    if (segments.empty() || segments.size() == 1) {
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
    auto const start = m_pages.find("");
    if (!segments.empty() && segments.back().contains('.')) {
        auto response = http::make_error(404, "not_found", "there is nothing at " + request.target.path());
        secure_data(response.headers);
        response.headers.set("Cache-Control", "no-store");
        return {.response = std::move(response), .route = ""};
    }
    if (start == m_pages.end()) {
        auto response = http::make_response(503, type_of(".html"), not_built);
        secure_page(response.headers);
        response.headers.set("Cache-Control", "no-store");
        return {.response = std::move(response), .route = ""};
    }
    if (has_route(segments)) {
        return answer_with(start->second, request);
    }
    auto response = start->second.plain.response;
    response.status = 404;
    response.headers.set("Cache-Control", "no-store");
    return {.response = std::move(response), .route = ""};
}

bool Pages::has_route(std::vector<std::string> const& segments) const {
    auto const fits = [](std::string const& wanted, std::string const& segment) {
        return wanted.starts_with(':') || wanted == segment;
    };
    return m_routes.empty() || std::ranges::any_of(m_routes, [&](auto const& route) {
               return std::ranges::equal(route, segments, fits);
           });
}

} // namespace server
