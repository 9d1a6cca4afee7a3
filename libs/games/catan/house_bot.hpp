// What the house bots share: two doors that lead to one choice, and a log.
//
// Whichever door a question comes through, a bot is given what its seat may know, and nothing more.
#pragma once

#include "catan/position.hpp"
#include "rules/bot.hpp"

#include <string>
#include <utility>

namespace catan {

class HouseBot : public rules::Bot {
public:
    [[nodiscard]] std::string decide(rules::State const& state, rules::TimeLeft const& left) final;
    [[nodiscard]] support::Result<support::Json>
    answer(std::string_view method, support::JsonObject const& params, rules::TimeLeft const& left) final;
    [[nodiscard]] std::string take_notes() final { return std::exchange(m_notes, {}); }

    // A legal move for the player who decides, who knows this much of the game, which is not over.
    [[nodiscard]] virtual Move choose(Position const& seen, rules::TimeLeft const& left) = 0;

protected:
    void note(std::string text) { m_notes = std::move(text); }

private:
    std::string m_notes;
};

} // namespace catan
