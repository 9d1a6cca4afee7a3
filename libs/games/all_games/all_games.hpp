// All games of the house.
#pragma once

#include "rules/registry.hpp"

#include <optional>
#include <string_view>

namespace all_games {

[[nodiscard]] rules::Registry all_games();

// The rules of one of them for people, in Markdown: the rules.md of its folder.
[[nodiscard]] std::optional<std::string_view> rules_text(std::string_view name);

} // namespace all_games
