#include "pairing/matchmaker.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <utility>

namespace pairing {
namespace {

// A ladder of bots whose true strengths are known.
class Ladder {
public:
    explicit Ladder(std::uint64_t seed) : m_random(seed) {}

    // In nats.
    void enter(double strength) {
        m_strengths.push_back(strength);
        m_contenders.emplace_back();
        m_meetings.grow(m_contenders.size());
    }

    std::pair<std::size_t, std::size_t> play() {
        auto const pair = next_group(m_contenders, m_meetings, 2, m_random);
        auto const one = pair.at(0);
        auto const other = pair.at(1);
        m_meetings.add(one, other);
        double const chance = 1 / (1 + std::exp(m_strengths[other] - m_strengths[one]));
        bool const wins = m_random.below(1'000'000) < chance * 1'000'000;
        auto const after = rating::after_game(std::array{m_contenders[one].skill, m_contenders[other].skill},
                                              std::array{wins ? 0 : 1, wins ? 1 : 0});
        m_contenders[one] = {.skill = after[0], .games = m_contenders[one].games + 1};
        m_contenders[other] = {.skill = after[1], .games = m_contenders[other].games + 1};
        return {one, other};
    }

    // Spearman's, between true strengths and ratings.
    [[nodiscard]] double rank_correlation() const {
        auto const size = static_cast<double>(m_strengths.size());
        double squares = 0;
        for (std::size_t number = 0; number < m_strengths.size(); ++number) {
            auto const true_rank =
                std::ranges::count_if(m_strengths, [&](double other) { return other > m_strengths[number]; });
            auto const found_rank = std::ranges::count_if(m_contenders, [&](Contender const& other) {
                return other.skill.mean > m_contenders[number].skill.mean;
            });
            squares += std::pow(static_cast<double>(true_rank - found_rank), 2);
        }
        return 1 - 6 * squares / (size * (size * size - 1));
    }

    [[nodiscard]] std::span<Contender const> contenders() const { return m_contenders; }
    [[nodiscard]] int most_meetings() const {
        int most = 0;
        for (std::size_t one = 0; one < m_contenders.size(); ++one) {
            for (std::size_t other = 0; other < one; ++other) {
                most = std::max(most, m_meetings.between(one, other));
            }
        }
        return most;
    }

private:
    std::vector<double> m_strengths;
    std::vector<Contender> m_contenders;
    Meetings m_meetings;
    support::Random m_random;
};

// Two hundred bots over about 1400 Elo points.
Ladder ladder_of_200(std::uint64_t seed) {
    Ladder ladder(seed);
    support::Random random(seed + 100);
    for (int bot = 0; bot < 200; ++bot) {
        ladder.enter(random.below(8000) / 1000.0);
    }
    for (int game = 0; game < 200 * 40 / 2; ++game) {
        ladder.play();
    }
    return ladder;
}

TEST(Matchmaker, FindsTheOrderOfTwoHundredBotsWithFortyGamesEach) {
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        auto const ladder = ladder_of_200(seed);
        EXPECT_GE(ladder.rank_correlation(), 0.97);
        EXPECT_LE(ladder.most_meetings(), 4) << "no two meet too often";
        auto const [least, most] = std::ranges::minmax(ladder.contenders(), {}, &Contender::games);
        EXPECT_GE(least.games, 38);
        EXPECT_LE(most.games, 60);
    }
}

TEST(Matchmaker, LetsNewBotsPlayFirst) {
    auto ladder = ladder_of_200(9);
    ladder.enter(4);
    for (int game = 0; game < 20; ++game) {
        auto const [one, other] = ladder.play();
        EXPECT_EQ(one, 200U);
        EXPECT_NE(other, 200U);
    }
    EXPECT_LT(ladder.contenders()[200].skill.deviation, 5);
}

TEST(Matchmaker, PrefersNearRatings) {
    std::vector<Contender> contenders;
    for (int number = 0; number < 20; ++number) {
        contenders.push_back(
            {.skill = {.mean = 2.0 * number, .deviation = 1}, .games = number == 10 ? 0 : 30});
    }
    Meetings meetings;
    meetings.grow(20);
    support::Random random(1);
    for (int time = 0; time < 50; ++time) {
        auto const pair = next_group(contenders, meetings, 2, random);
        EXPECT_EQ(pair.at(0), 10U);
        EXPECT_NEAR(contenders[pair.at(1)].skill.mean, 20, 5);
    }
}

TEST(Matchmaker, NeedsTwo) {
    support::Random random(1);
    EXPECT_TRUE(next_group({}, Meetings(), 2, random).empty());
    EXPECT_TRUE(next_group(std::array{Contender{}}, Meetings(), 2, random).empty());
}

TEST(Matchmaker, MakesGroupsOfThoseWhoHaveNotMet) {
    std::vector<Contender> const contenders(6);
    Meetings meetings;
    meetings.grow(6);
    support::Random random(7);
    std::array<int, 6> games{};
    for (int game = 0; game < 40; ++game) {
        std::vector<Contender> now = contenders;
        for (std::size_t one = 0; one < now.size(); ++one) {
            now[one].games = games.at(one);
        }
        auto const group = next_group(now, meetings, 3, random);
        ASSERT_EQ(group.size(), 3U);
        EXPECT_TRUE(group[0] != group[1] && group[1] != group[2] && group[0] != group[2]);
        for (std::size_t one = 0; one < 3; ++one) {
            ++games.at(group[one]);
            for (std::size_t other = 0; other < one; ++other) {
                meetings.add(group[one], group[other]);
            }
        }
    }
    EXPECT_LE(std::ranges::max(games) - std::ranges::min(games), 2);
    for (std::size_t one = 0; one < 6; ++one) {
        for (std::size_t other = 0; other < one; ++other) {
            EXPECT_NEAR(meetings.between(one, other), 8, 2); // 40 games of 3 pairs, among 15 pairs
        }
    }
    EXPECT_TRUE(next_group(contenders, meetings, 7, random).empty());
}

} // namespace
} // namespace pairing
