// What passes between the library and the Python package as JSON.
#pragma once

#include "learning/wish.hpp"
#include "rules/encoding.hpp"
#include "rules/game.hpp"
#include "support/result.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace gym {

// All games that are encoded for programs that learn.
[[nodiscard]] std::string games_text();
[[nodiscard]] std::string features_text(rules::Encoding const& encoding, int seats);
[[nodiscard]] std::string outcome_text(std::optional<rules::Outcome> const& outcome);

struct WishForGame {
    std::shared_ptr<rules::Game const> game;
    learning::Wish wish;
};

[[nodiscard]] support::Result<WishForGame> read_wish(std::string_view text);

} // namespace gym
