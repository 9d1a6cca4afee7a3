#include "pairing/pace.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

namespace pairing {
namespace {

using namespace std::chrono_literals;

Contender contender(int games, double deviation) {
    return {.skill = {.mean = 25, .deviation = deviation}, .games = games};
}

TEST(Pace, IsATable) {
    struct Case {
        char const* what;
        std::vector<Contender> contenders;
        std::size_t players;
        std::chrono::milliseconds pause;
    };
    Contender const veteran = contender(5000, 0.5);
    for (auto const& [what, contenders, players, pause] : std::vector<Case>{
             {"nobody", {}, 2, 0ms},
             {"all are new", {contender(0, 8.3), contender(0, 8.3)}, 2, 0ms},
             {"one is new", {veteran, veteran, contender(0, 8.3)}, 2, 0ms},
             {"one is new still", {veteran, contender(99, 1.6)}, 2, 0ms},
             {"enough games, though it always loses", {veteran, contender(100, 6)}, 2, 100s},
             {"known after few games", {veteran, contender(40, 1.5)}, 2, 40s},
             {"the least known decides", {veteran, contender(1000, 0.8)}, 2, 1000s},
             {"each of many gets its turn", std::vector<Contender>(10, contender(1000, 0.8)), 2, 200s},
             {"four play at once", std::vector<Contender>(10, contender(1000, 0.8)), 4, 400s},
             {"never less than twice a day", std::vector<Contender>(2, contender(10'000'000, 0.1)), 2, 12h},
         }) {
        EXPECT_EQ(pause_between_games(contenders, players), pause) << what;
    }
}

// A day of a ladder that nobody enters plays a few hundred games of each, and the next days fewer.
TEST(Pace, SlowsDownFromDayToDay) {
    std::vector<Contender> ladder(6, contender(100, 1.7));
    auto const games_of_a_day = [&] {
        int games = 0;
        for (auto moment = 0ms; moment < 24h; ++games) {
            moment += pause_between_games(ladder, 2);
            std::ranges::sort(ladder, {}, &Contender::games);
            ++ladder[0].games;
            ++ladder[1].games;
        }
        return games;
    };
    int const first = games_of_a_day();
    int const second = games_of_a_day();
    EXPECT_LT(first, 6 * 250);
    EXPECT_LT(second, first * 2 / 3);
    EXPECT_GT(second, 100) << "it never stops";
}

} // namespace
} // namespace pairing
