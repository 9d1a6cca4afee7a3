// A tournament: results in, pairings out.
//
// It plays nothing and knows no clock. The caller takes games by number, in any order and any number at a
// time, and adds their results; a round that depends on results appears when the last of them is
// added. The same results always give the same state, which makes a tournament
// resumable.
#pragma once

#include "pairing/bracket.hpp"
#include "pairing/cross_table.hpp"
#include "pairing/pairing.hpp"
#include "pairing/round_robin.hpp"
#include "pairing/standings.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

namespace pairing {

enum class Format {
    round_robin,
    double_round_robin,
    swiss,
    single_elimination,
    double_elimination,
    gauntlet
};

// It has a bracket.
[[nodiscard]] constexpr bool is_elimination(Format format) {
    return format == Format::single_elimination || format == Format::double_elimination;
}

[[nodiscard]] std::string_view to_text(Format format);
// The error lists the formats there are.
[[nodiscard]] support::Result<Format> format_from_text(std::string_view text);

struct TournamentPlan {
    Format format = Format::round_robin;
    int players = 2;
    int seats = 2;
    int games = 2;                  // of every pairing
    std::optional<int> rounds = {}; // Swiss only; default: enough to find a winner
    std::uint64_t seed = 0;
};

class Tournament {
public:
    // An error where the plan makes no tournament in which everybody has every seat equally often.
    [[nodiscard]] static support::Result<Tournament> create(TournamentPlan const& plan);
    // All pairings are known from the start: they depend on no results.
    [[nodiscard]] bool is_fixed() const {
        return m_plan.format != Format::swiss && !is_elimination(m_plan.format);
    }

    [[nodiscard]] TournamentPlan const& plan() const { return m_plan; }
    // Games that are known by now: those with numbers below it.
    [[nodiscard]] int games() const { return m_known_pairings * m_plan.games; }
    // The number of all games in the end, as far as can be said: an elimination may need some more.
    [[nodiscard]] int expected_games() const;
    [[nodiscard]] int played() const { return m_played_games; }
    [[nodiscard]] bool is_over() const { return m_is_over; }
    [[nodiscard]] bool has_played(int game) const { return m_played[static_cast<std::size_t>(game)]; }
    [[nodiscard]] Fixture fixture(int game) const;

    // Once for each game.
    void add(int game, GameResult const& result);

    [[nodiscard]] CrossTable const& table() const { return m_table; }
    [[nodiscard]] std::vector<Standing> standings() const;
    // Of an elimination; null for other formats.
    [[nodiscard]] Bracket const* bracket() const { return m_bracket ? &*m_bracket : nullptr; }
    // The match of the bracket that a game belongs to; a tied match has the games of several pairings.
    [[nodiscard]] int match_of(int game) const {
        return m_matches.at(static_cast<std::size_t>(game / m_plan.games));
    }
    // The ranks on the seats, by the game's number; only where more than two play, since for two the table
    // tells all.
    [[nodiscard]] std::map<int, std::vector<int>> const& rankings() const { return m_rankings; }

private:
    explicit Tournament(TournamentPlan const& plan);

    [[nodiscard]] Pairing pairing(int index) const;
    void add_pairings(int count);
    void add_round(std::vector<Pairing> const& pairings);
    void begin_next_round();
    void begin_swiss_round();
    void begin_elimination_round();

    TournamentPlan m_plan;
    std::optional<RoundRobin> m_round_robin; // has its own pairings
    std::vector<Pairing> m_pairings;
    std::optional<Bracket> m_bracket;
    std::vector<int> m_matches; // of the bracket, by pairing
    int m_known_pairings = 0;
    std::vector<bool> m_played; // by the game's number
    int m_played_games = 0;
    int m_rounds = 0; // of those that are decided one after the other
    bool m_is_over = false;
    CrossTable m_table;
    std::vector<Score> m_scores;
    std::map<int, std::vector<int>> m_rankings;
};

} // namespace pairing
