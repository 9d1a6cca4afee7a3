// What a submission must achieve: a number of wins against the game's baseline bot, and no game lost by its
// own error.
//
// It plays nothing: it names the games by number, and the caller adds their records in that order. After an
// error the submission has failed, and no more games are needed.
#pragma once

#include "record/game_record.hpp"
#include "rules/game.hpp"
#include "rules/outcome.hpp"

#include <cstdint>
#include <vector>

namespace pairing {

struct QualificationRules {
    int games = 10;
    int wins = 8; // needed
    int seats = 2;
    std::uint64_t seed = 0;
    bool shares_seeds = false; // among the games in which the submission moves once around the table
};

// An uploaded game's luck lies in its seed alone, and may favour a seat: its games share seeds. Those of a
// built-in game have one each.
[[nodiscard]] QualificationRules qualification_rules(rules::GameInfo const& game, int seats,
                                                     std::uint64_t seed);

struct QualificationGame {
    std::uint64_t seed;
    rules::Seat seat; // the submission's; the baseline has the others
};

class Qualification {
public:
    explicit Qualification(QualificationRules const& rules);

    [[nodiscard]] QualificationRules const& rules() const { return m_rules; }
    // From 0 on. The submission moves on by one seat from game to game; every game, or every round of seats,
    // has a seed of its own, of no more than five digits.
    [[nodiscard]] QualificationGame game(int number) const;

    void add(record::GameRecord record);

    [[nodiscard]] std::vector<record::GameRecord> const& records() const { return m_records; }
    [[nodiscard]] int wins() const { return m_wins; }
    // Nothing more is to be played.
    [[nodiscard]] bool is_over() const;
    [[nodiscard]] bool has_passed() const;
    // The submission's error that ended the last game, if one did.
    [[nodiscard]] record::Blame const* error() const;

private:
    QualificationRules m_rules;
    std::vector<std::uint64_t> m_seeds;
    std::vector<record::GameRecord> m_records;
    int m_wins = 0;
};

} // namespace pairing
