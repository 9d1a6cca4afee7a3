// The ladders: who plays there, which games were entered, and what they did to the ratings.
//
// A game counts once, and in an order: whoever ends one takes the ladder's next place under the ladder's own
// row, so that ratings are always those that the games give when they are counted again in that order.
// Ratings are whole millionths: both databases, and every copy, hold the same number.
#pragma once

#include "storage/database.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace storage {

// In millionths.
struct LadderSkill {
    std::int64_t mean = 0;
    std::int64_t deviation = 0;

    bool operator==(LadderSkill const&) const = default;
};

struct Contender {
    support::ContenderId id = 0;
    std::string game;
    std::string player; // as league::Entrant has it: "house greedy", "bot 12"
    std::string name;   // for people
    LadderSkill skill;
    std::int64_t games = 0;
    bool is_active = true; // is given games

    bool operator==(Contender const&) const = default;
};

struct LadderPlayer {
    std::string player;
    std::string name;

    bool operator==(LadderPlayer const&) const = default;
};

struct LadderGame {
    std::string game;
    std::int64_t number = 0; // in the order in which they were entered, from 1 on
    std::string plan;        // who sits where, and the seed; not looked at here
    support::Moment entered;
    std::optional<std::int64_t> counted = {}; // in the order in which they ended, from 1 on
    std::optional<std::string> result = {};   // not looked at here
    std::optional<std::string> record = {};   // its key among the contents
    std::optional<support::Moment> ended = {};

    bool operator==(LadderGame const&) const = default;
};

struct NewLadderGame {
    std::string game;
    std::string plan;
    std::vector<support::ContenderId> contenders; // by seat
    support::Moment now;
};

struct EndedLadderGame {
    std::string game;
    std::int64_t number = 0;
    std::string result;
    std::vector<int> ranks; // by seat: how many did better
    std::string record;
    support::Moment now;
};

// A contender after one of its games.
struct LadderStep {
    std::int64_t games = 0; // with this one
    std::int64_t number = 0;
    LadderSkill skill;
    support::Moment moment;

    bool operator==(LadderStep const&) const = default;
};

// All games between one contender and another, as the first has fared.
struct LadderTally {
    Contender opponent;
    std::int64_t wins = 0;
    std::int64_t draws = 0;
    std::int64_t losses = 0;

    bool operator==(LadderTally const&) const = default;
};

// Changes when the order of a ladder may have.
struct LadderVersion {
    std::int64_t counted = 0; // games
    std::int64_t changed = 0; // how often somebody came or left

    bool operator==(LadderVersion const&) const = default;
};

class Ladder {
public:
    // From the skills of those who took part, by seat, to those after the game.
    using Rate = std::function<std::vector<LadderSkill>(std::vector<LadderSkill> const&)>;

    explicit Ladder(Database& database) : m_database(database) {}

    // The ones who are given games from now on: new ones begin with that skill, others are left out.
    [[nodiscard]] support::Result<void>
    set_players(std::string const& game, std::vector<LadderPlayer> const& players, LadderSkill first);
    // By id.
    [[nodiscard]] support::Result<std::vector<Contender>> contenders(std::string const& game);
    [[nodiscard]] support::Result<std::optional<Contender>> find(support::ContenderId id);
    // The strongest first, those who are active before all others; those behind the one with this id, 0 for
    // the first page.
    [[nodiscard]] support::Result<std::vector<Contender>> ranking(std::string const& game,
                                                                  support::ContenderId after, int limit);
    // One, or none.
    [[nodiscard]] support::Result<std::vector<Contender>> of_player(std::string const& game,
                                                                    std::string const& player);
    // Nothing where there is no ladder yet.
    [[nodiscard]] support::Result<std::optional<LadderVersion>> version(std::string const& game);

    // The contenders of the last games, ended or not, by seat; the newest game first.
    [[nodiscard]] support::Result<std::vector<std::vector<support::ContenderId>>>
    last_seatings(std::string const& game, int games);
    // Entered and not ended.
    [[nodiscard]] support::Result<std::vector<std::int64_t>> unfinished(std::string const& game);
    [[nodiscard]] support::Result<std::optional<LadderGame>> find(std::string const& game,
                                                                  std::int64_t number);
    // Ended ones, the last that was entered first, those with smaller numbers; 0 for the first page. Of one
    // contender where it is named.
    [[nodiscard]] support::Result<std::vector<LadderGame>>
    games(std::string const& game, std::optional<support::ContenderId> contender, std::int64_t before,
          int limit);
    // Those after so many games, in order.
    [[nodiscard]] support::Result<std::vector<LadderStep>> history(support::ContenderId id,
                                                                   std::int64_t after, int limit);

    // By the opponent's id, those with larger ones. Of more than two every two count as having met.
    [[nodiscard]] support::Result<std::vector<LadderTally>> tallies(support::ContenderId id,
                                                                    support::ContenderId after, int limit);

    // Within the caller's transaction. The number of the new game.
    [[nodiscard]] static std::int64_t enter(Transaction& transaction, NewLadderGame const& game);
    // Within the caller's transaction. False where the game has been counted, or is not wanted any more.
    static bool end(Transaction& transaction, EndedLadderGame const& game, Rate const& rate);
    // Within the caller's transaction. A game that will not be played.
    static void give_up(Transaction& transaction, std::string const& game, std::int64_t number);

private:
    Database& m_database;
};

} // namespace storage
