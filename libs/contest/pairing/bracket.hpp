// The bracket of a knock-out tournament: the loser of a match is out, or, in a double elimination, the loser
// of two.
//
// Players are seeded in the order of their numbers, so that the first two can meet only at the end. If their
// number is not a power of two, the first ones get a bye. A tied match is replayed a few times; after that
// the lower number advances.
//
// In a double elimination the losers play on in a bracket of their own, and its winner meets the winner of
// the others in the final. If the one without a loss loses the final, both have lost once: they play again
// (the reset).
//
// The shape depends on the number of players alone, and a bracket is decided stage by stage, so the order in
// which the results of a stage arrive makes no difference.
#pragma once

#include "pairing/cross_table.hpp"

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace pairing {

enum class BracketSide { winners, losers, final };

[[nodiscard]] std::string_view to_text(BracketSide side);

struct BracketMatch {
    static constexpr int to_come = -1; // a player, or nobody, known later
    static constexpr int nobody = -2;  // the opponent has a bye

    struct Place {
        int match;
        std::size_t slot;
    };

    BracketSide side;
    int round;  // of its side
    int number; // in its round, from the top
    int stage;  // matches of one stage are played at the same time
    std::array<int, 2> players{to_come, to_come};
    std::optional<Place> winner_to = {};
    std::optional<Place> loser_to = {};
    Tally tally = {}; // seen from the first of the players
    std::optional<int> winner = {};

    [[nodiscard]] bool is_ready() const { return players[0] >= 0 && players[1] >= 0 && !winner; }
    // Decided without a game.
    [[nodiscard]] bool is_bye() const { return players[0] == nobody || players[1] == nobody; }
    // It is never played.
    [[nodiscard]] bool is_empty() const { return players[0] == nobody && players[1] == nobody; }
};

class Bracket {
public:
    // `games` is the number of games of a match, as long as it is not tied.
    Bracket(int players, int games, bool is_double);

    [[nodiscard]] std::vector<BracketMatch> const& matches() const { return m_matches; }
    // The matches to play now, all of one stage; none when there is a winner.
    [[nodiscard]] std::vector<int> ready() const;
    // A game of a match that is ready; the players as they sat.
    void add(int match, std::span<int const> players, GameResult const& result);
    // Decides the matches that have been played.
    void advance();
    // The stage each player has reached, by number; of the winner the number of all stages.
    [[nodiscard]] std::vector<int> stages_won() const;

private:
    int add_round(BracketSide side, int round, int stage, int count);
    // The matches of the winners' side, and the first match of each of its rounds.
    [[nodiscard]] std::vector<int> build_winners(int size, bool is_double);
    void build_losers(int size, std::vector<int> const& winners);
    void build_final(int winners, int losers, bool is_losers_side_empty);
    void seed(int size);

    void put(BracketMatch::Place place, int player);
    void decide(int match, std::size_t winning_slot);
    [[nodiscard]] std::optional<std::size_t> winning_slot(BracketMatch const& match) const;

    int m_players;
    int m_games;
    int m_stages = 0;
    std::optional<int> m_final = {}; // of a double elimination; the reset is next
    std::vector<BracketMatch> m_matches;
};

} // namespace pairing
