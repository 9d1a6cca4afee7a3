// How strong the players of a tournament are, whatever the number of seats.
#pragma once

#include "pairing/tournament.hpp"
#include "rating/strengths.hpp"
#include "rating/weng_lin.hpp"

#include <variant>
#include <vector>

namespace pairing {

struct Strength {
    double rating; // in Elo around the mean of all players; of games of more than two, a skill (see
                   // weng_lin.hpp)
    double error;  // the 95 % interval reaches so far to both sides
};

// For games of two a fit over all games; for more an online rating over the games in the order of their
// numbers.
class StrengthTable {
public:
    explicit StrengthTable(Tournament const& tournament);

    [[nodiscard]] Strength of(int player) const;
    // How many games of the tournament it covers.
    [[nodiscard]] int games() const { return m_games; }
    // The likelihood that one is truly stronger than the other.
    [[nodiscard]] double superiority(int left, int right) const;

private:
    using Skills = std::vector<rating::Skill>;

    std::variant<rating::Strengths, Skills> m_table;
    int m_games;
};

} // namespace pairing
