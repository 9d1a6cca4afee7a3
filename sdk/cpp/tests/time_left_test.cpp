#include <gtest/gtest.h>

#include <tulkas/time_left.hpp>

namespace tulkas {
namespace {

using std::chrono::microseconds;

TEST(SdkTimeLeft, IsReadFromTheCall) {
    auto const time = detail::time_given_with(
        Json::parse(R"({"time":{"call_us":30,"game_us":null},"method":"m","params":{}})"));
    EXPECT_EQ(time.call, microseconds(30));
    EXPECT_EQ(time.game, TimeLeft::forever);
    EXPECT_EQ(time.tightest(), microseconds(30));
    EXPECT_EQ(detail::time_given_with(Json::parse(R"({"method":"m"})")), TimeLeft{});
}

TEST(SdkTimeLeft, OnlyGetsLess) {
    detail::CallClock clock;
    clock.start();
    clock.set_given({.call = microseconds(1'000'000'000)});
    auto before = clock.given().call;
    for (int i = 0; i < 100; ++i) {
        auto const left = clock.left();
        EXPECT_LE(left.call, before);
        EXPECT_EQ(left.game, TimeLeft::forever);
        before = left.call;
    }
    clock.start();
    EXPECT_EQ(clock.given().call, microseconds(1'000'000'000));
}

} // namespace
} // namespace tulkas
