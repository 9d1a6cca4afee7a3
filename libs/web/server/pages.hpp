// The web pages: the files of some directories, read once, packed once, answered from memory.
//
// `about.html` answers for /about, `games/index.html` for /games. What stands in `assets` has a hash in its
// name and never changes; everything else is asked for anew, and answered with 304 where it is the same.
// For what no file has `404.html` answers; pages without one find their way by themselves, and begin with
// `index.html` wherever they are. What is asked for under /embed may be framed by other sites.
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
