#include "rating/weng_lin.hpp"
#include "support/random.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace rating {
namespace {

void expect_skills(std::span<Skill const> found, std::span<Skill const> expected) {
    ASSERT_EQ(found.size(), expected.size());
    for (std::size_t player = 0; player < found.size(); ++player) {
        EXPECT_NEAR(found[player].mean, expected[player].mean, 1e-9) << player;
        EXPECT_NEAR(found[player].deviation, expected[player].deviation, 1e-9) << player;
    }
}

// The values that the implementation openskill.js expects of its own (github.com/philihp/openskill.js,
// src/models/__tests__/plackett-luce.test.ts): newcomers who end in the order they are named.
TEST(WengLin, HasThePublishedValues) {
    std::array<Skill, 5> const newcomers{};
    constexpr std::array ranks{0, 1, 2, 3, 4};
    auto const game = [&](std::size_t players) {
        return after_game(std::span(newcomers).first(players), std::span(ranks).first(players));
    };
    expect_skills(game(1), std::array{Skill{25, 25.0 / 3}});
    expect_skills(game(2), std::array{Skill{27.63523138347365, 8.065506316323548},
                                      Skill{22.36476861652635, 8.065506316323548}});
    expect_skills(game(3), std::array{Skill{27.868876552746237, 8.204837030780652},
                                      Skill{25.717219138186557, 8.057829747583874},
                                      Skill{21.413904309067206, 8.057829747583874}});
    expect_skills(game(4), std::array{Skill{27.795084971874736, 8.263160757613477},
                                      Skill{26.552824984374855, 8.179213704945203},
                                      Skill{24.68943500312503, 8.083731307186588},
                                      Skill{20.96265504062538, 8.083731307186588}});
    expect_skills(game(5), std::array{Skill{27.666666666666668, 8.290556877154474},
                                      Skill{26.833333333333332, 8.240145629781066},
                                      Skill{25.72222222222222, 8.179996679645559},
                                      Skill{24.055555555555557, 8.111796013701358},
                                      Skill{20.72222222222222, 8.111796013701358}});
}

// For two who tie, the formulas of Weng and Lin (2011, algorithm 4) leave half a point less the chance to
// win.
TEST(WengLin, ATieMovesBothTowardsEachOther) {
    std::array const skills{Skill{35, 8}, Skill{15, 8}};
    auto const after = after_game(skills, std::array{0, 0});
    double const scale = std::sqrt(2 * (64 + 25.0 * 25 / 36));
    double const chance = 1 / (1 + std::exp(-20 / scale));
    EXPECT_NEAR(after[0].mean, 35 + 64 / scale * (0.5 - chance), 1e-9);
    EXPECT_NEAR(after[1].mean, 15 - 64 / scale * (0.5 - chance), 1e-9);
    auto const equals = after_game(std::array<Skill, 2>{}, std::array{4, 4});
    EXPECT_NEAR(equals[0].mean, 25, 1e-9);
    EXPECT_LT(equals[0].deviation, 25.0 / 3);
}

TEST(WengLin, DoesNotCareAboutTheOrderOfNaming) {
    std::array const skills{Skill{30, 2}, Skill{20, 5}, Skill{25, 8}};
    auto const after = after_game(skills, std::array{2, 0, 1});
    auto const turned = after_game(std::array{skills[1], skills[2], skills[0]}, std::array{0, 1, 2});
    expect_skills(after, std::array{turned[2], turned[0], turned[1]});
}

TEST(WengLin, AWinNeverLowersARating) {
    support::Random random(5);
    for (int round = 0; round < 2000; ++round) {
        std::vector<Skill> skills(2 + random.below(5));
        std::vector<int> ranks(skills.size());
        for (auto& skill : skills) {
            skill = {.mean = random.below(60) * 1.0, .deviation = 0.1 + random.below(90) / 10.0};
        }
        std::iota(ranks.begin() + 1, ranks.end(), 1);
        auto const after = after_game(skills, ranks);
        EXPECT_GE(after[0].mean, skills[0].mean);
        EXPECT_GE(after[0].sure(), skills[0].sure());
        EXPECT_LE(after.back().mean, skills.back().mean);
    }
}

// Twenty players with skills a little apart, four a game: the means end up in the order of the true skills.
TEST(WengLin, FindsTheOrderOfKnownStrengths) {
    constexpr std::uint32_t players = 20;
    support::Random random(11);
    std::vector<Skill> skills(players);
    for (int game = 0; game < 4000; ++game) {
        std::array<std::uint32_t, players> order{};
        std::iota(order.begin(), order.end(), 0U);
        random.shuffle(std::span<std::uint32_t>(order));
        std::array<Skill, 4> seated{};
        std::array<double, 4> play{};
        for (std::size_t seat = 0; seat < 4; ++seat) {
            seated[seat] = skills[order[seat]];
            // Gumbel noise makes the ranking one of Plackett and Luce.
            double const noise = -std::log(-std::log((random.below(1'000'000) + 0.5) / 1'000'000));
            play[seat] = order[seat] * 0.5 + noise;
        }
        std::array<int, 4> ranks{};
        for (std::size_t seat = 0; seat < 4; ++seat) {
            ranks[seat] =
                static_cast<int>(std::ranges::count_if(play, [&](double p) { return p > play[seat]; }));
        }
        auto const after = after_game(seated, ranks);
        for (std::size_t seat = 0; seat < 4; ++seat) {
            skills[order[seat]] = after[seat];
        }
    }
    EXPECT_TRUE(std::ranges::is_sorted(skills, {}, &Skill::mean));
}

} // namespace
} // namespace rating
