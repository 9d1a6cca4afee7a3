#include "league/ladder.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <map>

namespace league {
namespace {

using storage::Contender;
using testing::ElementsAre;

std::vector<Contender> contenders(int count) {
    std::vector<Contender> all;
    for (int id = 1; id <= count; ++id) {
        all.push_back({.id = id, .skill = first_skill()});
    }
    return all;
}

// Plays games in which the one with the larger id wins.
class Season {
public:
    Season(int players, int seats) : all(contenders(players)), m_seats(seats) {}

    Seating play() {
        auto const seating = next_seating(all, games, 0, m_seats, m_random);
        std::vector<storage::LadderSkill> before;
        std::vector<int> ranks;
        for (auto const id : seating) {
            before.push_back(find(id).skill);
            ranks.push_back(static_cast<int>(
                std::ranges::count_if(seating, [&](support::ContenderId other) { return other > id; })));
        }
        auto const after = rate(before, ranks);
        for (std::size_t seat = 0; seat < seating.size(); ++seat) {
            find(seating[seat]).skill = after[seat];
            ++find(seating[seat]).games;
        }
        games.insert(games.begin(), seating);
        return seating;
    }

    Contender& find(support::ContenderId id) { return all.at(static_cast<std::size_t>(id - 1)); }

    std::vector<Contender> all;
    std::vector<Seating> games;

private:
    int m_seats;
    support::Random m_random{3};
};

TEST(Ladders, LetTwoWhoMeetAgainChangeSeats) {
    Season season(5, 2);
    std::map<std::pair<support::ContenderId, support::ContenderId>, support::ContenderId> last;
    for (int game = 0; game < 200; ++game) {
        auto const seating = season.play();
        ASSERT_EQ(seating.size(), 2U);
        auto& began = last[std::minmax(seating[0], seating[1])];
        EXPECT_NE(began, seating[0]);
        began = seating[0];
    }
}

TEST(Ladders, LetEverybodyMoveOnInLargerGroups) {
    Season season(3, 3);
    std::map<std::pair<support::ContenderId, std::size_t>, int> sat;
    for (int game = 0; game < 30; ++game) {
        auto const seating = season.play();
        for (std::size_t seat = 0; seat < 3; ++seat) {
            ++sat[{seating.at(seat), seat}];
        }
    }
    for (auto const& [who, times] : sat) {
        EXPECT_EQ(times, 10);
    }
    EXPECT_EQ(sat.size(), 9U);
}

TEST(Ladders, FindTheOrderOfStrength) {
    for (int const seats : {2, 4}) {
        Season season(6, seats);
        for (int game = 0; game < 150; ++game) {
            season.play();
        }
        for (int id = 1; id < 6; ++id) {
            EXPECT_LT(season.find(id).skill.mean, season.find(id + 1).skill.mean);
            EXPECT_LT(season.find(id).skill.deviation, first_skill().deviation);
        }
    }
}

TEST(Ladders, GiveNewBotsTheirGamesFirst) {
    Season season(4, 2);
    for (int game = 0; game < 40; ++game) {
        season.play();
    }
    season.all.push_back({.id = 5, .skill = first_skill()});
    for (int game = 0; game < 10; ++game) {
        EXPECT_THAT(season.play(), testing::Contains(5));
    }
}

TEST(Ladders, CountGamesUnderWayAsPlayed) {
    auto const two_pairs = contenders(4);
    support::Random random(1);
    auto const first = next_seating(two_pairs, {}, 0, 2, random);
    auto const second = next_seating(two_pairs, std::array{first}, 1, 2, random);
    EXPECT_FALSE(std::ranges::all_of(second, [&](support::ContenderId id) {
        return std::ranges::find(first, id) != first.end();
    })) << "somebody who does not play yet is next";
}

TEST(Ladders, LeaveOutWhoIsNotActive) {
    auto three = contenders(3);
    three[1].is_active = false;
    support::Random random(1);
    EXPECT_THAT(next_seating(three, {}, 0, 2, random), testing::UnorderedElementsAre(1, 3));
    three[0].is_active = false;
    EXPECT_THAT(next_seating(three, {}, 0, 2, random), ElementsAre());
}

TEST(Ladders, FillTheSeatsThereAre) {
    EXPECT_EQ(seats_for(2, 2, 9), 2);
    EXPECT_EQ(seats_for(2, 4, 3), 3);
    EXPECT_EQ(seats_for(2, 4, 9), 4);
    EXPECT_EQ(seats_for(3, 4, 2), 0);
    EXPECT_EQ(seats_for(1, 1, 9), 0) << "alone nobody is better than anybody";
}

TEST(Ladders, GiveTheSameRatingsOnEveryMachine) {
    auto const start = std::vector{first_skill(), first_skill()};
    EXPECT_EQ(first_skill(), (storage::LadderSkill{25'000'000, 8'333'333}));
    auto const after = rate(start, {0, 1});
    EXPECT_EQ(after[0].mean + after[1].mean, 50'000'000);
    EXPECT_GT(after[0].mean, 25'000'000);
}

} // namespace
} // namespace league
