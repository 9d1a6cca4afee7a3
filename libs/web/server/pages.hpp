// The web pages: the files of some directories, read once, compressed once, served from memory.
//
// `about.html` is served as /about, `games/index.html` as /games. Files in `assets` have a hash in their
// name, so browsers keep them for good; everything else is revalidated, with 304 if it is unchanged. Where
// there is `x.js.br` beside `x.js`, browsers that take Brotli get it.
//
// A path without a file gets the document, `index.html`, or `index.de.html` where that is the reader's
// language; its script finds the page. `pages.json` (SiteMap) lists the paths that have one, others get
// status 404, and the files that each page needs, which are named in the document, so that a browser asks for
// them at once. Without `index.html` the pages are not built, and every path says so. Pages under /embed may
// be framed by other sites.
//
// A page that begins with a board has something to be shown first, which the interface tells (`first_of`). It
// is written into the document: the board is then drawn without another request.
#pragma once

#include "http/request.hpp"
#include "http/response.hpp"
#include "server/site_map.hpp"
#include "support/result.hpp"

#include <filesystem>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace server {

class Pages {
public:
    // A file in a later directory replaces one of the same name in an earlier one.
    [[nodiscard]] static support::Result<Pages> load(std::span<std::filesystem::path const> directories);
    // From memory, by their paths: `assets/style.css`.
    explicit Pages(std::map<std::string, std::string> const& files, SiteMap map = {});

    struct Answer {
        http::Response response;
        std::string_view route; // of the file; "" if there is none
    };
    [[nodiscard]] Answer answer(http::Request const& request) const;

    // What a page shows first: paths of the interface, below /api/v1. None where a page begins with nothing.
    [[nodiscard]] std::vector<std::string> first_of(http::Request const& request) const;
    // The same answer with what the interface told, JSON texts in the order of those paths.
    [[nodiscard]] Answer answer_with_first(http::Request const& request,
                                           std::vector<std::string> const& told) const;

private:
    struct Variant {
        http::Response response;
        std::string tag; // in quotes
    };
    struct Page {
        std::string route;
        Variant plain;
        std::optional<Variant> packed; // where it is smaller
        std::optional<Variant> brotli; // where the build made one
    };
    // In one language.
    struct Documents {
        std::string html;
        Page bare; // names no files
        // By the number of the page in the map and the game whose board it shows.
        std::map<std::pair<std::size_t, std::string>, Page> pages;
    };
    [[nodiscard]] static Page make_page(std::string const& path, std::string const& bytes,
                                        std::string const* brotli = nullptr);
    void add_documents(std::string const& language, std::string const& html);
    [[nodiscard]] static Answer answer_with(Page const& page, http::Request const& request);
    [[nodiscard]] Page const* find(Segments const& segments) const;
    [[nodiscard]] Answer without_file(http::Request const& request) const;
    [[nodiscard]] std::pair<std::string_view, Documents const*>
    documents_for(http::Request const& request) const;
    [[nodiscard]] Page const* document_of(Documents const& documents, SiteMap::Page const& page,
                                          Segments const& asked) const;

    std::map<std::string, Page, std::less<>> m_pages; // by path, without the first slash
    SiteMap m_map;
    std::vector<std::string> m_languages;
    std::map<std::string, Documents, std::less<>> m_documents; // by language; none if nothing is built
};

} // namespace server
