#include "queue/cores.hpp"

#include <gmock/gmock.h>

namespace queue {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Cores::Turn begun(Cores& cores, std::string const& author = "a") {
    EXPECT_TRUE(cores.may_begin());
    cores.begin();
    cores.found();
    return {.author = author};
}

void resume(Cores& cores, Cores::Turn& turn) {
    cores.wait();
    cores.resume(turn);
}

TEST(TheCores, AreForAsManyAsThereAreThreads) {
    Cores cores(2, 8);
    auto const first = begun(cores);
    begun(cores);
    EXPECT_FALSE(cores.may_begin());
    cores.end(first);
    EXPECT_TRUE(cores.may_begin());
}

TEST(TheCores, AreForOthersWhileAPieceRests) {
    Cores cores(2, 8);
    auto first = begun(cores);
    auto second = begun(cores);
    cores.rest(first);
    cores.rest(second);
    auto const third = begun(cores);
    begun(cores);
    EXPECT_FALSE(cores.may_resume());
    cores.end(third);
    EXPECT_TRUE(cores.may_resume());
}

TEST(TheCores, AreAllButOneForThoseThatHaveRested) {
    Cores cores(2, 8);
    auto first = begun(cores);
    auto second = begun(cores);
    cores.rest(first);
    cores.rest(second);
    resume(cores, first);
    EXPECT_FALSE(cores.may_resume()) << "the other core is for what has not begun";
    EXPECT_TRUE(cores.may_begin());
    cores.end(first);
    EXPECT_TRUE(cores.may_resume());
}

TEST(TheCores, AreForNewAndForRestedPiecesByTurns) {
    Cores cores(2, 8);
    auto first = begun(cores);
    auto second = begun(cores);
    cores.rest(first);
    cores.wait(); // the first
    EXPECT_FALSE(cores.may_begin()) << "the last was new";
    cores.resume(first);
    cores.rest(second);
    cores.wait();
    EXPECT_TRUE(cores.may_begin()) << "the last had rested";
}

TEST(TheCores, AreNotForAuthorsWithAQuarterOfThePlaces) {
    Cores cores(2, 8);
    std::vector<Cores::Turn> turns;
    for (auto const* const author : {"b", "a", "b"}) {
        EXPECT_THAT(cores.held_back(), IsEmpty());
        turns.push_back(begun(cores, author));
        cores.rest(turns.back());
    }
    EXPECT_THAT(cores.held_back(), ElementsAre("b"));
    resume(cores, turns.front());
    EXPECT_THAT(cores.held_back(), IsEmpty());
}

} // namespace
} // namespace queue
