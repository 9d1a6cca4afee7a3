#include "server/log.hpp"
#include "support/json.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace server {
namespace {

class Logs : public testing::Test {
protected:
    Log log(LogFormat format, LogLevel level = LogLevel::info) {
        return Log(
            {.level = level, .format = format}, [this](std::string_view line) { said += line; },
            [] { return "2026-01-02T03:04:05.678Z"; });
    }

    std::string said;
};

TEST_F(Logs, AreOneObjectALine) {
    log(LogFormat::json)
        .say(LogLevel::info, "request", {{"route", "/a\"b\n"}, {"status", std::int64_t{200}}, {"ms", 1.5}});
    EXPECT_TRUE(said.ends_with("}\n"));
    auto const line = support::parse_json(std::string_view(said).substr(0, said.size() - 1)).value();
    EXPECT_EQ(line.at("time"), "2026-01-02T03:04:05.678Z");
    EXPECT_EQ(line.at("level"), "info");
    EXPECT_EQ(line.at("message"), "request");
    EXPECT_EQ(line.at("route"), "/a\"b\n");
    EXPECT_EQ(line.at("status"), 200);
    EXPECT_EQ(line.at("ms").as_double(), 1.5);
}

TEST_F(Logs, AreTextForEyes) {
    log(LogFormat::text).say(LogLevel::error, "failed", {{"why", "no room\x1b[2J"}, {"peer", "::1"}});
    EXPECT_EQ(said, "2026-01-02T03:04:05.678Z error   failed why=\"no room\\u001b[2J\" peer=::1\n");
}

TEST_F(Logs, SayOnlyWhatIsWanted) {
    auto const quiet = log(LogFormat::text, LogLevel::warning);
    quiet.say(LogLevel::info, "not this");
    EXPECT_EQ(said, "");
    EXPECT_FALSE(quiet.tells(LogLevel::info));
    quiet.say(LogLevel::warning, "this");
    EXPECT_THAT(said, testing::HasSubstr("this"));
}

TEST_F(Logs, SayOnceAMinuteWhatGoesOnFailing) {
    auto now = std::chrono::steady_clock::time_point(std::chrono::hours(1));
    auto const make = [&](LogLevel level) {
        return Log(
            {.level = level, .format = LogFormat::text}, [this](std::string_view line) { said += line; },
            [] { return "now"; }, [&] { return now; });
    };
    auto const lines = [this] { return std::ranges::count(said, '\n'); };
    auto const log = make(LogLevel::info);
    for (int i = 0; i < 100; ++i) {
        auto const why = "table " + std::to_string(i) + ": the database is gone";
        log.say(LogLevel::error, "a table failed", {{"why", why}});
        log.say(LogLevel::error, "request", {{"id", std::to_string(i)}, {"status", std::int64_t{503}}});
    }
    EXPECT_EQ(lines(), 2);
    log.say(LogLevel::error, "a table failed", {{"why", "the disk is full"}});
    EXPECT_EQ(lines(), 3) << "another cause";
    now += std::chrono::minutes(1);
    log.say(LogLevel::error, "a table failed", {{"why", "table 7: the database is gone"}});
    EXPECT_THAT(said, testing::EndsWith("why=\"table 7: the database is gone\" repeated=99\n"));
    said.clear();
    log.say(LogLevel::info, "request");
    log.say(LogLevel::info, "request");
    EXPECT_EQ(lines(), 2) << "these are no trouble";
    auto const all = make(LogLevel::debug);
    all.say(LogLevel::error, "x");
    all.say(LogLevel::error, "x");
    EXPECT_EQ(lines(), 4) << "somebody wants to see everything";
}

TEST(LogSettings, AreReadFromWords) {
    EXPECT_EQ(log_level("debug").value(), LogLevel::debug);
    EXPECT_EQ(log_level("loud").error().message, "must be error, warning, info or debug (got 'loud')");
    EXPECT_EQ(log_format("auto").value(), LogFormat::automatic);
    EXPECT_EQ(log_format("xml").error().message, "must be json, text or auto (got 'xml')");
}

} // namespace
} // namespace server
