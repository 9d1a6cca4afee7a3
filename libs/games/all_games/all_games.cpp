#include "all_games/all_games.hpp"

// The .inc files are written by CMake, from the games' folders.
#include "all_games/game_headers.inc"

#include <algorithm>
#include <array>

namespace all_games {

namespace {

struct HouseGame {
    std::string_view name;
    std::shared_ptr<rules::Game const> (*make)();
    std::unique_ptr<rules::Encoding const> (*make_encoding)(); // null where there is none
    std::string_view rules_text;
};

constexpr std::array house_games{
#include "all_games/house_games.inc"
};

} // namespace

rules::Registry all_games() {
    rules::Registry registry;
    for (auto const& game : house_games) {
        registry.add(game.make());
    }
    return registry;
}

std::unique_ptr<rules::Encoding const> make_encoding(std::string_view name) {
    auto const* const found = std::ranges::find(house_games, name, &HouseGame::name);
    bool const is_there = found != house_games.end() && found->make_encoding != nullptr;
    return is_there ? found->make_encoding() : nullptr;
}

std::optional<std::string_view> rules_text(std::string_view name) {
    auto const* const found = std::ranges::find(house_games, name, &HouseGame::name);
    return found == house_games.end() ? std::nullopt : std::optional(found->rules_text);
}

} // namespace all_games
