// An online rating for games of any number of players, with its uncertainty: the Bayesian approximation of
// Weng and Lin (2011) for the model of Plackett and Luce, as OpenSkill uses it.
//
// A skill is a normal distribution. A game's ranking moves the means of those who took part and narrows
// their deviations; no other skill changes, so it costs the same after a million games as after one.
#pragma once

#include <span>
#include <vector>

namespace rating {

struct Skill {
    double mean = 25;
    double deviation = 25.0 / 3;

    // The skill is above it with a probability of 99.9 %: what to order players by.
    [[nodiscard]] double sure() const { return mean - 3 * deviation; }
};

struct SkillModel {
    double game_deviation = 25.0 / 6; // how much the play of one game strays from the skill
    double least_shrinkage = 1e-4;    // a variance keeps at least this share of itself
};

// The skills after one game. ranks: 0 for the first; equal ranks for those who shared a place.
[[nodiscard]] std::vector<Skill> after_game(std::span<Skill const> skills, std::span<int const> ranks,
                                            SkillModel const& model = {});

} // namespace rating
