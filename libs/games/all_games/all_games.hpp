// All games of the house.
#pragma once

#include "rules/encoding.hpp"
#include "rules/registry.hpp"

#include <memory>
#include <optional>
#include <string_view>

namespace all_games {

[[nodiscard]] rules::Registry all_games();

// The rules of one of them for people, in Markdown: the rules.md of its folder.
[[nodiscard]] std::optional<std::string_view> rules_text(std::string_view name);
// One of them in numbers, for programs that learn it; nothing where the game does not offer that.
[[nodiscard]] std::unique_ptr<rules::Encoding const> make_encoding(std::string_view name);

} // namespace all_games
