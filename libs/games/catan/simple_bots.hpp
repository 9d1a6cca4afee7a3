// Two bots that do not think ahead.
#pragma once

#include "catan/house_bot.hpp"
#include "catan/settler.hpp"
#include "support/random.hpp"

#include <cstdint>
#include <optional>

namespace catan {

// Any legal move: all have the same rank. It offers nothing, and answers as it likes.
class RandomBot final : public HouseBot {
public:
    explicit RandomBot(std::uint64_t seed) : m_random(seed) {}
    [[nodiscard]] Move choose(Position const& seen, rules::TimeLeft const& left) override;

private:
    support::Random m_random;
};

// One of the moves that its heuristics rank highest.
class SettlerBot final : public HouseBot {
public:
    explicit SettlerBot(std::uint64_t seed) : m_random(seed) {}
    [[nodiscard]] Move choose(Position const& seen, rules::TimeLeft const& left) override;

private:
    support::Random m_random;
    std::optional<Settler> m_settler; // for the board of the game at hand
};

// The heuristics for the board of a position: those that are there, if they are for it.
[[nodiscard]] Settler const& settler_for(Position const& position, std::optional<Settler>& settler);

// What there is to say about an offer or an answer; nothing about other moves.
[[nodiscard]] std::string trading_note(Settler const& settler, Position const& seen, Move const& move);

} // namespace catan
