#include "runtime/series.hpp"
#include "runtime/series_cores.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <latch>
#include <numeric>
#include <set>
#include <thread>
#include <vector>

namespace runtime {
namespace {

using support::ErrorKind;
using support::fail;
using support::Result;

record::GameRecord record_of(int index) {
    record::GameRecord record;
    record.seed = static_cast<std::uint64_t>(index);
    return record;
}

std::vector<int> first(int count) {
    std::vector<int> numbers(static_cast<std::size_t>(count));
    std::iota(numbers.begin(), numbers.end(), 0);
    return numbers;
}

// Notes the order in which games are handed over.
class HeardGames {
public:
    HandOver hand_over() {
        return [this](int index, record::GameRecord const& record) -> Result<Next> {
            EXPECT_EQ(record.seed, static_cast<std::uint64_t>(index));
            heard.push_back(index);
            return Next::game;
        };
    }

    std::vector<int> heard;
};

TEST(Series, HandsOverInOrderOnAnyNumberOfThreads) {
    for (int const threads : {1, 2, 7}) {
        HeardGames listener;
        auto const result = play_series(
            500, threads, [](int index, SeriesThread const& /*thread*/) { return record_of(index); },
            listener.hand_over());
        EXPECT_TRUE(result);
        EXPECT_EQ(listener.heard, first(500));
    }
}

TEST(Series, PlaysSeveralGamesAtOnce) {
    std::latch both(2); // opens only if two games are in progress together
    HeardGames listener;
    auto const result = play_series(
        2, 2,
        [&](int index, SeriesThread const& /*thread*/) {
            both.arrive_and_wait();
            return record_of(index);
        },
        listener.hand_over());
    EXPECT_TRUE(result);
    EXPECT_EQ(listener.heard, first(2));
}

TEST(Series, AnErrorEndsItAfterTheGamesBefore) {
    std::atomic<int> begun = 0;
    HeardGames listener;
    auto const result = play_series(
        100000, 3,
        [&](int index, SeriesThread const& /*thread*/) -> Result<record::GameRecord> {
            ++begun;
            return index == 20 ? fail(ErrorKind::unavailable, "no more")
                               : Result<record::GameRecord>(record_of(index));
        },
        listener.hand_over());
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().message, "no more");
    EXPECT_EQ(listener.heard, first(20));
    EXPECT_LT(begun, 1000);
}

TEST(Series, EndsWhenAGameCannotBeHandedOver) {
    std::atomic<int> begun = 0;
    auto const result = play_series(
        100000, 2,
        [&](int index, SeriesThread const& /*thread*/) {
            ++begun;
            return record_of(index);
        },
        [](int index, record::GameRecord const& /*record*/) -> Result<Next> {
            return index < 3 ? Result<Next>(Next::game) : fail(ErrorKind::unavailable, "disk full");
        });
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().message, "disk full");
    EXPECT_LT(begun, 1000);
}

TEST(Series, EndsWithoutAnErrorWhenThereAreEnoughGames) {
    std::atomic<int> begun = 0;
    std::atomic<int> abandoned = 0;
    int heard = 0;
    auto const result = play_series(
        100000, 2,
        [&](int index, SeriesThread const& thread) -> Result<record::GameRecord> {
            ++begun;
            if (index == 4) { // as a long game would
                while (!*thread.has_ended) {
                    std::this_thread::yield();
                }
                ++abandoned;
                return fail(ErrorKind::unavailable, "stopped");
            }
            return record_of(index);
        },
        [&](int index, record::GameRecord const& /*record*/) -> Result<Next> {
            ++heard;
            return index < 3 ? Next::game : Next::enough;
        });
    EXPECT_TRUE(result);
    EXPECT_EQ(heard, 4);
    EXPECT_LE(abandoned, 1);
    EXPECT_LT(begun, 1000);
}

TEST(Series, DoesNotRunFarAheadOfAnUnfinishedGame) {
    std::atomic<int> begun = 0;
    std::atomic<int> most_ahead = 0;
    std::latch others_are_far(200);
    HeardGames listener;
    auto const result = play_series(
        5000, 2,
        [&](int index, SeriesThread const& /*thread*/) {
            int const number = ++begun;
            if (index == 0) {
                others_are_far.wait();
                most_ahead = begun.load();
            } else if (number <= 201) {
                others_are_far.count_down();
            }
            return record_of(index);
        },
        listener.hand_over());
    EXPECT_TRUE(result);
    EXPECT_EQ(listener.heard, first(5000));
    EXPECT_LE(most_ahead, 256);
}

TEST(Series, OfNoGamesIsDoneAtOnce) {
    HeardGames listener;
    EXPECT_TRUE(play_series(
        0, 2, [](int index, SeriesThread const& /*thread*/) { return record_of(index); },
        listener.hand_over()));
    EXPECT_TRUE(listener.heard.empty());
}

TEST(SeriesCores, AreDistinctAndAtLeastOne) {
    auto const cores = usable_cores();
    EXPECT_FALSE(cores.empty());
    EXPECT_EQ(std::set(cores.begin(), cores.end()).size(), cores.size());
}

TEST(SeriesCores, AThreadKeepsToItsCore) {
    std::jthread([] {
        int const core = usable_cores().back();
        EXPECT_TRUE(keep_to_core(core));
        EXPECT_EQ(usable_cores(), std::vector{core});
    });
}

} // namespace
} // namespace runtime
