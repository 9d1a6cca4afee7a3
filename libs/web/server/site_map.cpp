#include "server/site_map.hpp"

#include "support/json.hpp"
#include "support/text.hpp"

#include <algorithm>

namespace server {

using support::ErrorKind;
using support::fail;
using support::Json;
using support::Result;

namespace {

Segments segments_of(std::string_view path) {
    Segments segments;
    while (!path.empty()) {
        if (auto const segment = support::cut_front(path, '/'); !segment.empty()) {
            segments.emplace_back(segment);
        }
    }
    return segments;
}

Json const* member_of(Json const& object, std::string_view name) {
    auto const* const members = object.if_object();
    return members == nullptr ? nullptr : members->if_contains(name);
}

// Nothing is an empty list.
Result<std::vector<std::string>> texts_in(Json const* list, std::string_view name) {
    std::vector<std::string> texts;
    if (list == nullptr) {
        return texts;
    }
    if (!list->is_array()) {
        return fail(ErrorKind::invalid, "\"{}\" must be a list", name);
    }
    for (auto const& item : list->get_array()) {
        if (!item.is_string()) {
            return fail(ErrorKind::invalid, "\"{}\" must be a list of strings", name);
        }
        texts.emplace_back(item.get_string());
    }
    return texts;
}

Result<SiteMap::Page> page_in(Json const& json) {
    auto const path = TULKAS_TRY(support::string_member(json, "path"));
    auto const* const board = member_of(json, "board");
    return SiteMap::Page{.path = segments_of(path),
                         .files = TULKAS_TRY(texts_in(member_of(json, "files"), "files")),
                         .first = TULKAS_TRY(texts_in(member_of(json, "first"), "first")),
                         .has_board = board != nullptr && *board == Json(true)};
}

} // namespace

bool SiteMap::Page::fits(Segments const& asked) const {
    return std::ranges::equal(path, asked, [](std::string const& wanted, std::string const& segment) {
        return wanted.starts_with(':') || wanted == segment;
    });
}

std::string_view SiteMap::Page::value_of(std::string_view name, Segments const& asked) const {
    auto const at = std::ranges::find_if(
        path, [&](auto const& segment) { return segment.starts_with(':') && segment.substr(1) == name; });
    auto const index = static_cast<std::size_t>(at - path.begin());
    return index < asked.size() ? std::string_view(asked[index]) : std::string_view();
}

Result<SiteMap> SiteMap::parse(std::string_view text) {
    auto const json = TULKAS_TRY(support::parse_json(text));
    SiteMap map{.languages = TULKAS_TRY(texts_in(member_of(json, "languages"), "languages")),
                .pages = {},
                .boards = {}};
    if (auto const* const pages = member_of(json, "pages"); pages != nullptr && pages->is_array()) {
        for (auto const& page : pages->get_array()) {
            map.pages.push_back(TULKAS_TRY(page_in(page)));
        }
    }
    if (auto const* const boards = member_of(json, "boards"); boards != nullptr && boards->is_object()) {
        for (auto const& [game, files] : boards->get_object()) {
            map.boards.emplace(game, TULKAS_TRY(texts_in(&files, "boards")));
        }
    }
    return map;
}

SiteMap::Page const* SiteMap::find(Segments const& asked) const {
    auto const found = std::ranges::find_if(pages, [&](Page const& page) { return page.fits(asked); });
    return found == pages.end() ? nullptr : &*found;
}

std::vector<std::string> first_of(SiteMap::Page const& page, Segments const& asked) {
    std::vector<std::string> paths;
    for (auto const& pattern : page.first) {
        std::string path;
        for (auto const& segment : segments_of(pattern)) {
            path += '/';
            path += segment.starts_with(':') ? page.value_of(std::string_view(segment).substr(1), asked)
                                             : std::string_view(segment);
        }
        paths.push_back(std::move(path));
    }
    return paths;
}

} // namespace server
