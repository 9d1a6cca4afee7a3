// The web pages: the files of some directories, read and compressed once, served from memory.
//
// `about.html` serves /about, `games/index.html` serves /games. Files in `assets` have a hash in their names
// and are cached for ever; everything else is revalidated, with 304 if it is unchanged.
// Unknown addresses get `404.html`; pages without that file do their own routing and get `index.html` for
// every address. Pages under /embed may be framed by other sites.
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
    // What stands in a later directory wins.
    [[nodiscard]] static support::Result<Pages> load(std::span<std::filesystem::path const> directories);
    // From memory, by their paths: `assets/style.css`.
    explicit Pages(std::map<std::string, std::string> const& files);

    struct Answer {
        http::Response response;
        std::string_view route; // the file's; "" if there is none
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
    [[nodiscard]] Answer missing(http::Request const& request) const;

    std::map<std::string, Page, std::less<>> m_pages; // by what is asked for, without the first slash
};

} // namespace server
