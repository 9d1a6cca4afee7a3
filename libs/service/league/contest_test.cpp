#include "league/contest.hpp"
#include "league/league_test.hpp"
#include "nim/game.hpp"

#include <gmock/gmock.h>

namespace league {
namespace {

using storage::ContestRow;
using storage::ContestState;
using support::ErrorKind;
using support::Moment;
using testing::HasSubstr;

ContestRow contest(ContestState state = ContestState::announced) {
    return {.slug = "spring", .state = state, .opens = at(100), .closes = at(200), .ends = at(200)};
}

constexpr Moment just_before(Moment moment) {
    return moment - std::chrono::microseconds(1);
}

TEST(Contests, OpenAndCloseByTheClock) {
    EXPECT_EQ(phase_of(contest(), at(0)), Phase::announced);
    EXPECT_EQ(phase_of(contest(), just_before(at(100))), Phase::announced);
    EXPECT_EQ(phase_of(contest(), at(100)), Phase::open);
    EXPECT_EQ(phase_of(contest(), just_before(at(200))), Phase::open);
    EXPECT_EQ(phase_of(contest(), at(200)), Phase::closed);
    EXPECT_EQ(phase_of(contest(ContestState::draft), at(150)), Phase::draft);
    EXPECT_EQ(phase_of(contest(ContestState::frozen), at(150)), Phase::frozen);
    EXPECT_EQ(phase_of(contest(ContestState::published), at(150)), Phase::published);
}

// With what applies to everybody.
support::Result<void> may(ContestRow const& row, Terms const& terms, Attempt attempt, Moment now) {
    attempt.ruling = grading::ruling(schedule_of(row, terms), {}, now);
    return may_submit(row, terms, attempt, now);
}

support::Error refusal(Attempt const& attempt, Moment now, ContestRow const& row = contest()) {
    Terms const terms{.attempts = 3, .languages = {"cpp", "python"}};
    auto const result = may(row, terms, attempt, now);
    return result ? support::Error{ErrorKind::invalid, "it may"} : result.error();
}

TEST(Contests, TakeWhatComesInTime) {
    Terms const terms{.attempts = 3, .languages = {"cpp", "python"}};
    EXPECT_TRUE(may(contest(), terms, {.language = "cpp", .made = 2}, at(100)));
    EXPECT_TRUE(may(contest(), terms, {.language = "python", .made = 0}, just_before(at(200))));
    EXPECT_TRUE(may(contest(), {}, {.language = "haskell", .made = 49}, at(150)));
}

TEST(Contests, RefuseWithTheReason) {
    EXPECT_EQ(refusal({.language = "cpp"}, at(99)).message, "this contest opens at 2027-01-15 08:01:40 UTC");
    EXPECT_EQ(refusal({.language = "cpp"}, at(200)).message,
              "this contest closed at 2027-01-15 08:03:20 UTC, and it was 2027-01-15 08:03:20 UTC");
    EXPECT_EQ(refusal({.language = "cpp", .made = 3}, at(150)).message, "all 3 attempts are used up");
    EXPECT_EQ(may(contest(), {.teams = {.least = 2, .most = 3}}, {}, at(150)).error().message,
              "a team must have at least 2 members to submit (yours has 1)");
    EXPECT_TRUE(may(contest(), {.teams = {.least = 2, .most = 3}}, {.members = 2}, at(150)));
    EXPECT_EQ(refusal({.language = "rust"}, at(150)).message, "this contest takes cpp, python, not rust");
    EXPECT_THAT(refusal({}, at(150), contest(ContestState::frozen)).message, HasSubstr("closed at"));
    EXPECT_EQ(refusal({}, at(150), contest(ContestState::draft)).kind, ErrorKind::not_found);
    EXPECT_EQ(refusal({}, at(99)).kind, ErrorKind::refused);
}

TEST(Contests, TakeLateSubmissionsAsLongAsTheyCount) {
    auto row = contest();
    Terms const terms{.late = {.unit = grading::LateUnit::hour, .most_units = 2, .percent = 10},
                      .takes_unofficial = true};
    row.ends = end_of(row, terms, std::nullopt);
    EXPECT_EQ(row.ends, at(200 + 7200));
    EXPECT_EQ(end_of(row, terms, at(300)), at(300 + 7200)) << "with an extension";
    EXPECT_EQ(phase_of(row, at(200)), Phase::late);
    EXPECT_EQ(phase_of(row, row.ends), Phase::closed);
    EXPECT_TRUE(may(row, terms, {}, at(200)));
    EXPECT_FALSE(may(row, terms, {.made = 50}, at(200)));
    EXPECT_TRUE(may(row, terms, {.made = 50}, row.ends)) << "unofficial ones are not counted";
    row.closed = at(150);
    EXPECT_EQ(end_of(row, terms, at(300)), at(150));
}

TEST(Contests, MoveTheirDeadlineWhileTheyAreOpen) {
    auto later = contest();
    later.closes = at(300);
    EXPECT_TRUE(may_change(contest(), later, at(150)));
    EXPECT_FALSE(may_change(contest(), later, at(250))) << "it has closed";
    EXPECT_FALSE(may_change(contest(ContestState::frozen), later, at(150)));
    auto moved = contest();
    moved.opens = at(120);
    EXPECT_TRUE(may_change(contest(), moved, at(50)));
    EXPECT_FALSE(may_change(contest(), moved, at(110))) << "it has opened";
    auto past = contest();
    past.closes = at(140);
    EXPECT_FALSE(may_change(contest(), past, at(150)));
    past.closes = at(90);
    EXPECT_EQ(may_change(contest(), past, at(50)).error().kind, ErrorKind::invalid);
}

TEST(Terms, AreReadAsTheyAreWritten) {
    Terms const terms{.text = "Žofie's rules",
                      .options = {{"matches", "30"}},
                      .time = {.per_call = std::chrono::seconds(1)},
                      .memory_mb = 64,
                      .isolation = sandbox::Level::gvisor,
                      .baseline = "random",
                      .games = 4,
                      .wins = 2,
                      .attempts = 7,
                      .languages = {"cpp"},
                      .source = {.file_name = "h*", .no_printing = true},
                      .format = pairing::Format::swiss,
                      .seats = 2,
                      .final_games = 4,
                      .rounds = 3,
                      .house = {"first"},
                      .points = {.by = grading::PointsBy::ratio,
                                 .places = {10, 7.5},
                                 .most = 40,
                                 .weakest = 0,
                                 .strongest = 9},
                      .late = {.unit = grading::LateUnit::day,
                               .most_units = 3,
                               .percent = 12.5,
                               .most_percent = 25,
                               .grace = std::chrono::minutes(5)},
                      .late_days = 2,
                      .teams = {.least = 2, .most = 3, .by_students = true, .until = at(150)},
                      .takes_unofficial = true};
    EXPECT_EQ(terms_from_json(to_json(terms), nim::make_game()->info()).value(), terms);
}

TEST(Terms, AreTheGamesOwnWhereNothingIsSaid) {
    auto const game = nim::make_game();
    auto const terms = terms_from_json(support::JsonObject(), game->info()).value();
    EXPECT_EQ(terms.baseline, game->info().baseline);
    EXPECT_EQ(terms.attempts, 50);
    EXPECT_EQ(terms.time, game->info().time);
    EXPECT_TRUE(check(terms, *game));
}

TEST(Terms, SayWhatIsWrong) {
    auto const game = nim::make_game();
    auto const read = [&](char const* text) {
        auto const terms = terms_from_json(support::parse_json(text).value(), game->info());
        auto const checked = terms ? check(*terms, *game) : support::pass_on(terms);
        return checked ? "nothing" : checked.error().message;
    };
    EXPECT_EQ(read("[]"), "\"terms\" must be an object");
    EXPECT_EQ(read(R"({"games": 0})"), "games is a whole number from 1 to 1000");
    EXPECT_EQ(read(R"({"languages": [1]})"), "languages is a list of texts");
    EXPECT_EQ(read(R"({"points": 3})"), "points is a list of numbers");
    EXPECT_EQ(read(R"({"text": 3})"), "text is a text");
    EXPECT_EQ(read(R"({"isolation": "concrete"})"), "isolation must be namespaces or gvisor");
    EXPECT_THAT(read(R"({"format": "knockout"})"), HasSubstr("unknown format"));
    EXPECT_EQ(read(R"({"games": 5, "wins": 6})"), "nobody wins 6 of 5 games");
    EXPECT_THAT(read(R"({"baseline": "nobody"})"), HasSubstr("nobody"));
    EXPECT_THAT(read(R"({"house": ["random", "nobody"]})"), HasSubstr("nobody"));
    EXPECT_THAT(read(R"({"options": {"colour": "red"}})"), HasSubstr("colour"));
    EXPECT_THAT(read(R"({"final_games": 3})"), HasSubstr("multiple"));
    EXPECT_THAT(read(R"({"seats": 5})"), HasSubstr("players"));
    EXPECT_EQ(read(R"({"late": {"unit": "week"}})"), "unit must be none, hour or day (got 'week')");
    EXPECT_EQ(read(R"({"late": {"percent": 101}})"), "percent is a number from 0 to 100");
    EXPECT_EQ(read(R"({"late": 3})"), "\"late\" must be an object");
    EXPECT_EQ(read(R"({"points_by": "luck"})"), "\"points_by\" must be place, ratio or strength");
    EXPECT_EQ(read(R"({"most_points": "x"})"), "most_points is a number of at most a million");
    EXPECT_EQ(read(R"({"strength_from": 9, "strength_to": 9})"),
              "strength_to must be more than strength_from");
    EXPECT_EQ(read(R"({"late_days": -1})"), "late_days is a whole number from 0 to 100");
}

} // namespace
} // namespace league
