// What one may do, and how often: rates, logins, browsers that are known.
#include "people/device_key.hpp"
#include "people/login_limit.hpp"
#include "people/person_limit.hpp"
#include "temporary/directory.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>

namespace people {
namespace {

using support::Moment;

constexpr Moment later(std::chrono::seconds seconds) {
    return Moment(std::chrono::seconds(1'700'000'000) + seconds);
}
constexpr Moment beginning = later(std::chrono::seconds(0));

TEST(RateLimits, CountFailuresAlone) {
    RateLimit limit({.burst = 2, .a_minute = 1});
    for (int i = 0; i < 100; ++i) {
        EXPECT_TRUE(limit.take("a", beginning));
        limit.give_back("a", beginning);
    }
    limit.spend("a", 5, beginning);
    EXPECT_TRUE(limit.is_spent("a", beginning));
    EXPECT_FALSE(limit.is_spent("b", beginning));
    EXPECT_TRUE(limit.is_spent("a", later(std::chrono::minutes(3)))) << "what is owed comes back first";
    EXPECT_FALSE(limit.is_spent("a", later(std::chrono::minutes(4))));
}

TEST(Rates, AreWrittenAsAnOperatorWritesThem) {
    EXPECT_EQ(Rate::parse("10 + 2/minute").value(), (Rate{.burst = 10, .a_minute = 2}));
    EXPECT_EQ(Rate::parse("1+0/minute").value(), (Rate{.burst = 1, .a_minute = 0}));
    for (auto const* const wrong : {"", "10", "10 + 2", "0 + 2/minute", "10 + 2/hour", "-1 + 2/minute",
                                    "10 + 2/minute x", "10 - 2/minute", "99999999999 + 1/minute"}) {
        EXPECT_FALSE(Rate::parse(wrong)) << wrong;
    }
}

TEST(PersonLimits, CountByTheAccountAndElseByTheNetwork) {
    PersonLimit limit({.account = {.burst = 1, .a_minute = 0}, .network = {.burst = 2, .a_minute = 0}});
    EXPECT_TRUE(limit.take({.account = 1, .address = "192.0.2.1"}, beginning));
    EXPECT_FALSE(limit.take({.account = 1, .address = "192.0.2.2"}, beginning));
    EXPECT_TRUE(limit.take({.account = 2, .address = "192.0.2.1"}, beginning));
    EXPECT_TRUE(limit.take({.account = {}, .address = "2001:db8::1"}, beginning));
    EXPECT_TRUE(limit.take({.account = {}, .address = "2001:db8::2"}, beginning));
    EXPECT_FALSE(limit.take({.account = {}, .address = "2001:db8::3"}, beginning)) << "one /64 is one";
    EXPECT_TRUE(limit.take({.account = {}, .address = "2001:db8:0:1::1"}, beginning));
}

using End = LoginLimit::End;

bool guess(LoginLimit& limit, LoginLimit::Attempt const& attempt, Moment now = beginning) {
    bool const may = limit.begin(attempt, now);
    if (may) {
        limit.ended(attempt, End::wrong, now);
    }
    return may;
}

bool log_in(LoginLimit& limit, LoginLimit::Attempt const& attempt, Moment now = beginning) {
    bool const may = limit.begin(attempt, now);
    if (may) {
        limit.ended(attempt, End::right, now);
    }
    return may;
}

TEST(LoginLimits, CountNoLoginThatIsRight) {
    LoginLimit limit({});
    for (int i = 0; i < 1000; ++i) {
        EXPECT_TRUE(log_in(limit, {.name = "otter", .address = "192.0.2.1", .device = ""}));
    }
}

TEST(LoginLimits, StopGuessesFromOneAddress) {
    LoginLimit limit({.failures = {.burst = 3, .a_minute = 1}});
    LoginLimit::Attempt const guesser{.name = "otter", .address = "192.0.2.1", .device = ""};
    for (int i = 0; i < 3; ++i) {
        EXPECT_TRUE(guess(limit, guesser));
    }
    EXPECT_FALSE(guess(limit, {.name = "OTTER", .address = "192.0.2.1", .device = ""}));
    EXPECT_FALSE(log_in(limit, guesser));
    EXPECT_TRUE(log_in(limit, {.name = "otter", .address = "192.0.2.2", .device = ""}));
    EXPECT_TRUE(log_in(limit, {.name = "otter", .address = "192.0.2.1", .device = "known"}));
    EXPECT_TRUE(guess(limit, guesser, later(std::chrono::minutes(1))));
    EXPECT_FALSE(guess(limit, guesser, later(std::chrono::minutes(1))));
}

TEST(LoginLimits, StopGuessesAtTheSameMoment) {
    LoginLimit limit({.failures = {.burst = 3, .a_minute = 1}});
    int begun = 0;
    while (limit.begin({.name = "otter", .address = "192.0.2.1", .device = ""}, beginning)) {
        ++begun; // none has ended yet
    }
    EXPECT_EQ(begun, 3);
}

TEST(LoginLimits, StopGuessesForManyNames) {
    LoginLimit limit({.network_failures = {.burst = 5, .a_minute = 1}});
    int guesses = 0;
    while (guess(limit, {.name = std::to_string(guesses), .address = "192.0.2.1", .device = ""})) {
        ++guesses;
    }
    EXPECT_EQ(guesses, 5);
    EXPECT_FALSE(limit.begin_registration("192.0.2.1", beginning));
    EXPECT_TRUE(log_in(limit, {.name = "otter", .address = "192.0.2.1", .device = "known"}));
}

TEST(LoginLimits, MakeGuessesFromManyAddressesDearButLetNobodyBeLockedOut) {
    LoginLimit limit(
        {.failures = {.burst = 10, .a_minute = 1}, .name_failures = {.burst = 20, .a_minute = 1}});
    for (int i = 0; i < 20; ++i) {
        EXPECT_TRUE(guess(limit, {.name = "otter", .address = fmt::format("192.0.2.{}", i), .device = ""}));
    }
    LoginLimit::Attempt const one_more{.name = "otter", .address = "198.51.100.1", .device = ""};
    EXPECT_TRUE(guess(limit, one_more));
    EXPECT_FALSE(guess(limit, one_more)) << "one guess, not ten";
    EXPECT_TRUE(log_in(limit, {.name = "otter", .address = "203.0.113.1", .device = ""})) << "its owner";
}

TEST(LoginLimits, CountNamesThatAreTakenAndNotRegistrationsThatFail) {
    LoginLimit limit(
        {.network_failures = {.burst = 3, .a_minute = 1}, .registrations = {.burst = 2, .a_minute = 1}});
    for (int i = 0; i < 10; ++i) {
        ASSERT_TRUE(limit.begin_registration("192.0.2.1", beginning));
        limit.ended_registration("192.0.2.1", End::broken, beginning);
    }
    for (int i = 0; i < 3; ++i) {
        ASSERT_TRUE(limit.begin_registration("192.0.2.1", beginning));
        limit.ended_registration("192.0.2.1", End::wrong, beginning);
    }
    EXPECT_FALSE(limit.begin_registration("192.0.2.1", beginning));
    for (int i = 0; i < 2; ++i) {
        ASSERT_TRUE(limit.begin_registration("192.0.2.2", beginning));
        limit.ended_registration("192.0.2.2", End::right, beginning);
    }
    EXPECT_FALSE(limit.begin_registration("192.0.2.2", beginning));
}

TEST(DeviceKeys, KnowTheirMarksAgain) {
    auto const key = DeviceKey::make();
    auto const mark = key.mark("otter");
    EXPECT_NE(key.device_of(mark, "Otter"), "");
    EXPECT_EQ(key.device_of(mark, "otter"), key.device_of(mark, "otter"));
    EXPECT_NE(key.device_of(mark, "otter"), key.device_of(key.mark("otter"), "otter"));
    EXPECT_EQ(key.device_of(mark, "beaver"), "");
    EXPECT_EQ(DeviceKey::make().device_of(mark, "otter"), "");
    EXPECT_EQ(key.device_of("", "otter"), "");
    EXPECT_EQ(key.device_of("x.y", "otter"), "");
}

TEST(DeviceKeys, OutliveARestartInAFileOfTheirOwner) {
    temporary::Directory const directory;
    auto const file = directory.path() / "devices.key";
    auto const mark = DeviceKey::load(file).value().mark("otter");
    EXPECT_EQ(std::filesystem::status(file).permissions(),
              std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
    EXPECT_NE(DeviceKey::load(file).value().device_of(mark, "otter"), "");
    std::filesystem::resize_file(file, 3);
    EXPECT_FALSE(DeviceKey::load(file));
}

TEST(LoginLimits, CountWhatComesBackBadlyFromAProvider) {
    LoginLimit limit(
        {.departures = {.burst = 3, .a_minute = 0}, .failed_returns = {.burst = 2, .a_minute = 1}});
    for (int count = 0; count < 3; ++count) {
        EXPECT_TRUE(limit.begin_departure("2001:db8::1", beginning));
    }
    EXPECT_FALSE(limit.begin_departure("2001:db8::2", beginning)) << "one /64 is one";
    EXPECT_TRUE(limit.begin_departure("192.0.2.1", beginning));
    auto const come_back = [&](std::string const& address, End end, Moment now) {
        bool const may = limit.begin_return(address, now);
        if (may) {
            limit.ended_return(address, end, now);
        }
        return may;
    };
    for (int count = 0; count < 300; ++count) { // a class
        EXPECT_TRUE(come_back("192.0.2.1", End::right, beginning));
    }
    EXPECT_TRUE(come_back("192.0.2.1", End::wrong, beginning));
    EXPECT_TRUE(come_back("192.0.2.1", End::broken, beginning)) << "the provider was asked all the same";
    EXPECT_FALSE(come_back("192.0.2.1", End::right, beginning));
    EXPECT_TRUE(come_back("192.0.2.2", End::right, beginning)) << "others do not wait for it";
    EXPECT_TRUE(come_back("192.0.2.1", End::right, later(std::chrono::minutes(2))));
}

} // namespace
} // namespace people
