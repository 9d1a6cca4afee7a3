// What the house bots of Ploy share: two doors that lead to one choice.
#pragma once

#include "ploy/position.hpp"
#include "rules/bot.hpp"

namespace ploy {

class HouseBot : public rules::Bot {
public:
    [[nodiscard]] std::string decide(rules::State const& state, rules::TimeLeft const& left) final;
    [[nodiscard]] support::Result<support::Json>
    answer(std::string_view method, support::JsonObject const& params, rules::TimeLeft const& left) final;

    // A legal move in a position in which the game is not over.
    [[nodiscard]] virtual Move choose(Position const& position, rules::TimeLeft const& left) = 0;
};

} // namespace ploy
