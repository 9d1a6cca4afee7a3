// The web pages: the files of some directories, read once, compressed once, served from memory.
//
// `about.html` is served as /about, `games/index.html` as /games. Files in `assets` have a hash in their
// name, so browsers keep them for good; everything else is revalidated, with 304 if it is unchanged.
//
// A path without a file gets `index.html`, whose script finds the page. `routes.txt`, one pattern per line
// such as `/tables/:id`, lists the paths that have one; others get status 404. Without `index.html` the pages
// are not built, and every path says so. Pages under /embed may be framed by other sites.
#pragma once

#include "http/request.hpp"
#include "http/response.hpp"
#include "support/result.hpp"

#include <filesystem>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace server {

class Pages {
public:
    // A file in a later directory replaces one of the same name in an earlier one.
    [[nodiscard]] static support::Result<Pages> load(std::span<std::filesystem::path const> directories);
    // From memory, by their paths: `assets/style.css`.
    explicit Pages(std::map<std::string, std::string> const& files);

    struct Answer {
        http::Response response;
        std::string_view route; // of the file; "" if there is none
    };
    [[nodiscard]] Answer answer(http::Request const& request) const;

private:
    struct Variant {
        http::Response response;
        std::string tag; // in quotes
    };
    struct Page {
        std::string route;
        Variant plain;
        std::optional<Variant> packed; // where it is smaller
    };
    [[nodiscard]] static Page make_page(std::string const& path, std::string const& bytes);
    [[nodiscard]] static Answer answer_with(Page const& page, http::Request const& request);
    [[nodiscard]] Page const* find(std::vector<std::string> const& segments) const;
    [[nodiscard]] Answer without_file(http::Request const& request) const;
    [[nodiscard]] bool has_route(std::vector<std::string> const& segments) const;

    std::map<std::string, Page, std::less<>> m_pages; // by path, without the first slash
    std::vector<std::vector<std::string>>
        m_routes; // segments of each pattern; empty if any path may have a page
};

} // namespace server
