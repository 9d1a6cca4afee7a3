// What the build of the pages says about them (`pages.json`): which languages there are, which paths have a
// page, and which files each page needs.
//
//     {"languages": ["de", "en"],
//      "pages": [{"path": "/tables/:id", "files": ["assets/*/table-1a2b.js"], "first": ["/tables/:id"]},
//                {"path": "/board/:game", "files": [...], "board": true}],
//      "boards": {"ploy": ["assets/*/ploy-3c4d.js"]}}
//
// `first` names what a page shows first, as paths of the interface; `board` says that a page shows the board
// of the game in its path. A star stands for the language.
#pragma once

#include "support/result.hpp"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace server {

using Segments = std::vector<std::string>;

struct SiteMap {
    struct Page {
        Segments path; // a segment `:id` stands for any
        std::vector<std::string> files;
        std::vector<std::string> first;
        bool has_board = false;

        [[nodiscard]] bool fits(Segments const& asked) const;
        // The segment that stands for this name, without the colon; "" if there is none.
        [[nodiscard]] std::string_view value_of(std::string_view name, Segments const& asked) const;
    };

    [[nodiscard]] static support::Result<SiteMap> parse(std::string_view text);

    // None if the path has no page.
    [[nodiscard]] Page const* find(Segments const& asked) const;

    std::vector<std::string> languages;
    std::vector<Page> pages; // without one, any path may have a page
    std::map<std::string, std::vector<std::string>, std::less<>> boards; // by game
};

// The paths of the interface that tell what this page shows first, for the path that was asked for.
[[nodiscard]] std::vector<std::string> first_of(SiteMap::Page const& page, Segments const& asked);

} // namespace server
