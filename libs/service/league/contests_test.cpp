#include "league/contests.hpp"
#include "league/game_piece.hpp"
#include "league/league_test.hpp"
#include "league/own_times.hpp"
#include "league/sample.hpp"
#include "league/tournament_games.hpp"
#include "match/house_bot.hpp"
#include "storage/accounts_test.hpp"
#include "storage/courses.hpp"

#include <gmock/gmock.h>

namespace league {
namespace {

using support::ErrorKind;
using support::Moment;
using testing::HasSubstr;

class LeagueContests : public LeagueTest {
protected:
    static NewContest wish(std::string slug = "spring") {
        return {.slug = std::move(slug),
                .title = "Spring",
                .game = "nim",
                .terms = support::JsonObject{{"baseline", "random"}, {"points", {10, 5}}, {"attempts", 3}},
                .opens = at(100),
                .closes = at(200)};
    }

    Contest announced() { return contests.announce(contests.create(wish(), at(0)).value()).value(); }

    static Entry entry(support::AccountId author, std::string const& name, bool is_accepted) {
        Entry made{.author = author, .author_name = name, .nickname = name + "'s", .attempts = 2};
        if (is_accepted) {
            made.entrant = bot_entrant(author, made.nickname, 1);
        }
        return made;
    }

    // House bots stand in for what was uploaded.
    [[nodiscard]] MatchDependencies uploads() const {
        auto const find = [](Entrant const& entrant, rules::Game const&, support::CorePermit*) {
            bool const is_odd = *bot_of(entrant.player) % 2 == 1;
            return support::Result<std::shared_ptr<match::Bot const>>(
                match::make_house_bot(is_odd ? "first" : "random"));
        };
        return {.games = registry, .find_bot = find};
    }

    void play_the_final() {
        support::Random random(1);
        while (work_off(tournament_work, tournament_games.handler(), random) > 0) {
            // The next round has been entered meanwhile.
        }
    }

    template <typename T>
    static std::string why(support::Result<T> const& failed) {
        return failed ? "it worked" : failed.error().message;
    }

    std::vector<Entry> handed_in;
    Tournaments tournaments{database(), *queue, registry};
    TournamentGames tournament_games{database(), *queue, uploads()};
    Contests contests{database(), registry, tournaments, {.entries = [this](support::ContestId) {
                          return support::Result<std::vector<Entry>>(handed_in);
                      }}};
};

TEST_P(LeagueContests, AreTheOrganisersUntilTheyAreAnnounced) {
    auto const draft = contests.create(wish(), at(0)).value();
    EXPECT_EQ(draft.phase(at(150)), Phase::draft);
    auto const announced = contests.announce(draft).value();
    EXPECT_EQ(announced.phase(at(150)), Phase::open);
    EXPECT_THAT(why(contests.announce(announced)), HasSubstr("no draft"));
    EXPECT_THAT(why(contests.announce(draft)), HasSubstr("somebody else"));
    EXPECT_EQ(contests.find("spring").value().terms, draft.terms);
}

TEST_P(LeagueContests, AreCheckedWhenTheyAreMade) {
    EXPECT_TRUE(contests.create(wish(), at(0)));
    EXPECT_EQ(contests.create(wish(), at(0)).error().kind, ErrorKind::conflict);
    EXPECT_THAT(why(contests.create(wish("Spring term"), at(0))), HasSubstr("short name"));
    auto wrong = wish("autumn");
    wrong.closes = wrong.opens;
    EXPECT_THAT(why(contests.create(wrong, at(0))), HasSubstr("must close after"));
    wrong = wish("autumn");
    wrong.game = "go";
    EXPECT_THAT(why(contests.create(wrong, at(0))), HasSubstr("go"));
    wrong = wish("autumn");
    wrong.title = "";
    EXPECT_THAT(why(contests.create(wrong, at(0))), HasSubstr("title"));
    wrong.title = "Autumn";
    wrong.terms = support::JsonObject{{"wins", 11}};
    EXPECT_THAT(why(contests.create(wrong, at(0))), HasSubstr("nobody wins"));
    EXPECT_EQ(contests.find("autumn").error().kind, ErrorKind::not_found);
    EXPECT_EQ(contests.find(support::ContestId(99)).error().kind, ErrorKind::not_found);
}

TEST_P(LeagueContests, ChangeTheirTermsBeforeTheyOpen) {
    auto contest = announced();
    contest =
        contests
            .change(contest, {.title = "May", .terms = {{{"wins", 5}}}, .closes = at(300)}, {.now = at(50)})
            .value();
    EXPECT_EQ(contest.terms.wins, 5);
    EXPECT_EQ(contests.find("spring").value().row, contest.row);
    EXPECT_THAT(why(contests.change(contest, {.terms = {{{"wins", 4}}}}, {.now = at(150)})),
                HasSubstr("has opened"));
    EXPECT_TRUE(
        contests.change(contest, {.terms = {{{"text", "Good luck"}, {"wins", 5}}}}, {.now = at(150)}));
    EXPECT_TRUE(contests.change(contest, {.closes = at(400)}, {.now = at(150)}));
    EXPECT_THAT(why(contests.change(contest, {.terms = {{{"colour", 4}}}}, {.now = at(50)})),
                HasSubstr("colour"));
    EXPECT_THAT(why(contests.change(contest, {.terms = {{{"wins", 40}}}}, {.now = at(50)})),
                HasSubstr("nobody wins"));
    EXPECT_THAT(why(contests.change(contest, {.closes = at(900)}, {.now = at(400)})), HasSubstr("closed at"));
}

TEST_P(LeagueContests, AreTriedOutWithoutCounting) {
    auto const contest = announced();
    EXPECT_THAT(why(contests.try_out(contest)), HasSubstr("needs 2 bots"));
    handed_in = {entry(1, "otter", true), entry(2, "heron", true), entry(3, "beaver", false)};
    auto const id = contests.try_out(contest).value();
    play_the_final();
    auto const view = tournaments.look(id).value();
    EXPECT_TRUE(view->row().is_hidden);
    EXPECT_EQ(view->row().state, storage::TournamentState::over);
    EXPECT_EQ(view->row().contest, contest.row.id);
    auto const after = contests.find("spring").value();
    EXPECT_EQ(after.row.final_tournament, std::nullopt);
    EXPECT_EQ(contests.grades(after).value().front().place, std::nullopt);
}

TEST_P(LeagueContests, AreFrozenAfterTheDeadlineWhenAllIsJudged) {
    auto const contest = announced();
    handed_in = {entry(1, "otter", true), entry(2, "heron", true)};
    handed_in[1].is_judged = false;
    EXPECT_THAT(why(contests.freeze(contest, at(199))), HasSubstr("is open"));
    EXPECT_THAT(why(contests.freeze(contest, at(200))), HasSubstr("still being judged"));
    ASSERT_TRUE(contests.freeze_all(at(200)));
    EXPECT_EQ(contests.find("spring").value().phase(at(200)), Phase::closed);
    handed_in[1].is_judged = true;
    ASSERT_TRUE(contests.freeze_all(at(199)));
    EXPECT_EQ(contests.find("spring").value().row.state, storage::ContestState::announced);
    ASSERT_TRUE(contests.freeze_all(at(200)));
    ASSERT_TRUE(contests.freeze_all(at(201))) << "once";
    auto const frozen = contests.find("spring").value();
    EXPECT_EQ(frozen.phase(at(201)), Phase::frozen);
    EXPECT_THAT(why(contests.freeze(contest, at(201))), HasSubstr("somebody else"));
    EXPECT_EQ(tournaments.stored().list({.with_hidden = true}, 0, 10).value().size(), 1U);
}

TEST_P(LeagueContests, ArePublishedWhenTheFinalIsOver) {
    auto const contest = announced();
    handed_in = {entry(1, "otter", true), entry(2, "heron", true), entry(3, "Žofie, \"x\"", false),
                 entry(4, "=1+1", true)};
    EXPECT_THAT(why(contests.publish(contest)), HasSubstr("frozen"));
    auto const frozen = contests.freeze(contest, at(200)).value();
    EXPECT_THAT(why(contests.publish(frozen)), HasSubstr("is playing: 0 games"));
    EXPECT_EQ(contests.grades(frozen).value().front().place, std::nullopt);
    play_the_final();
    auto const published = contests.publish(frozen).value();
    EXPECT_EQ(published.phase(at(0)), Phase::published);
    auto const final_one = tournaments.look(*published.row.final_tournament).value();
    EXPECT_FALSE(final_one->row().is_hidden);
    auto const grades = contests.grades(published).value();
    ASSERT_EQ(grades.size(), 4U);
    for (std::size_t place = 1; place <= 3; ++place) {
        auto const& grade = grades[place - 1];
        EXPECT_EQ(grade.place, place);
        EXPECT_EQ(grade.points, grading::points_for(published.terms.points, {.place = place}));
    }
    EXPECT_EQ(grades[3].place, std::nullopt);
    auto const csv = grades_csv(grades);
    EXPECT_THAT(csv,
                testing::StartsWith("author,nickname,accepted,attempts,place,points,lost_percent,team\n"));
    EXPECT_THAT(csv, HasSubstr("\"Žofie, \"\"x\"\"\",\"Žofie, \"\"x\"\"'s\",no,2,,0,0,\n"));
    EXPECT_THAT(csv, HasSubstr("\"'=1+1\""));
}

TEST_P(LeagueContests, LetHouseBotsPlayAlongOutOfCompetition) {
    auto contest = announced();
    contest =
        contests.change(contest, {.terms = {{{"house", {"first", "random"}}}}}, {.now = at(50)}).value();
    EXPECT_TRUE(contests.try_out(contest)) << "before anybody has handed in";
    handed_in = {entry(1, "otter", true), entry(2, "heron", true)};
    auto const frozen = contests.freeze(contest, at(200)).value();
    play_the_final();
    EXPECT_EQ(tournaments.look(*frozen.row.final_tournament).value()->entrants().size(), 4U);
    auto const grades = contests.grades(contests.publish(frozen).value()).value();
    ASSERT_EQ(grades.size(), 2U);
    EXPECT_EQ(grades[0].place, 1U);
    EXPECT_EQ(grades[1].place, 2U) << "whoever of the house stood between them";
}

TEST_P(LeagueContests, TakePointsFromWhatIsLate) {
    auto its = wish();
    its.terms.as_object()["late"] = support::JsonObject{{"unit", "hour"}, {"most_units", 2}, {"percent", 25}};
    auto const contest = contests.announce(contests.create(its, at(0)).value()).value();
    handed_in = {entry(1, "otter", true)};
    handed_in[0].handed_in = at(199);
    auto frozen = contests.freeze(contest, contest.row.ends).value();
    EXPECT_EQ(contests.grades(frozen).value()[0].points, 10);
    handed_in[0].handed_in = at(200);
    EXPECT_EQ(contests.grades(frozen).value()[0].points, 7.5);
    EXPECT_EQ(contests.grades(frozen).value()[0].lost_percent, 25);
}

TEST_P(LeagueContests, NeedNoTournamentForOne) {
    auto const contest = announced();
    handed_in = {entry(1, "otter", true), entry(2, "heron", false)};
    auto const frozen = contests.freeze(contest, at(200)).value();
    EXPECT_EQ(frozen.row.final_tournament, std::nullopt);
    auto const grades = contests.grades(contests.publish(frozen).value()).value();
    EXPECT_EQ(grades[0].place, 1U);
    EXPECT_EQ(grades[0].points, 10);
    EXPECT_EQ(grades[1].points, 0);
}

TEST_P(LeagueContests, BeginWithASampleInANewArena) {
    ASSERT_TRUE(make_sample(database(), registry, contests, at(0)));
    ASSERT_TRUE(make_sample(database(), registry, contests, at(1)));
    EXPECT_EQ(contests.stored().list({}, 0, 10).value().size(), 1U) << "once";
    EXPECT_EQ(contests.find("sample").value().phase(at(0)), Phase::open);
}

TEST_P(LeagueContests, HaveNoSampleWhereThereArePeople) {
    ASSERT_TRUE(
        storage::Accounts(database()).add({.name = "root", .password_hash = "$", .role = "administrator"}));
    ASSERT_TRUE(make_sample(database(), registry, contests, at(0)));
    EXPECT_TRUE(contests.stored().list({}, 0, 10).value().empty());
}

TEST_P(LeagueContests, AreClosedByHand) {
    auto const contest = announced();
    EXPECT_THAT(why(contests.close(contest, {.now = at(50)})), HasSubstr("is announced"));
    auto const closed = contests.close(contest, {.now = at(150)}).value();
    EXPECT_EQ(closed.row.ends, at(150));
    EXPECT_EQ(closed.phase(at(150)), Phase::closed);
    EXPECT_EQ(contests.find("spring").value().row, closed.row);
    EXPECT_THAT(why(contests.close(closed, {.now = at(160)})), HasSubstr("is closed"));
    EXPECT_TRUE(contests.freeze_all(at(150)));
    EXPECT_EQ(contests.find("spring").value().phase(at(150)), Phase::frozen);
}

TEST_P(LeagueContests, GiveMembersOfACourseMoreTime) {
    storage::Courses courses(database());
    auto const owner = storage::add_account(database(), "otter", "organiser");
    auto const heron = storage::add_account(database(), "heron");
    auto const vole = storage::add_account(database(), "vole");
    auto const course =
        courses.add({.slug = "ai", .title = "AI", .text = "", .created = at(0)}, owner).value();
    std::vector<support::MemberId> members;
    ASSERT_TRUE(database().write([&](storage::Transaction& transaction) {
        auto row = *courses.find(course).value();
        row.late_days = 3;
        storage::Courses::change(transaction, row);
        for (auto const account : {heron, vole}) {
            members.push_back(
                storage::Courses::add_member(transaction, {.course = course,
                                                           .student_number = std::to_string(account),
                                                           .name = "A student",
                                                           .section = "",
                                                           .account = account}));
        }
    }));
    auto its = wish();
    its.course = course;
    auto contest = contests.announce(contests.create(its, at(0)).value()).value();
    EXPECT_EQ(contests
                  .extend(contest, {members[0]}, storage::Extension{.closes = at(200), .reason = ""},
                          {owner, at(150)})
                  .error()
                  .kind,
              ErrorKind::invalid);
    EXPECT_EQ(
        contests.extend(contest, {99}, storage::Extension{.closes = at(300), .reason = ""}, {owner, at(150)})
            .error()
            .kind,
        ErrorKind::not_found);
    contest = contests
                  .extend(contest, {members[0]}, storage::Extension{.closes = at(300), .reason = "ill"},
                          {owner, at(150)})
                  .value();
    EXPECT_EQ(contest.row.ends, at(300));
    EXPECT_EQ(contests.stored().extensions(contest.row.id).value().at(0).reason, "ill");
    EXPECT_EQ(OwnTimes(database(), registry).of(contest, heron, at(250)).value().ruling.timing,
              grading::Timing::on_time);
    EXPECT_EQ(OwnTimes(database(), registry).of(contest, vole, at(250)).value().ruling.timing,
              grading::Timing::over);
    EXPECT_EQ(contest.phase(at(250)), Phase::late);
    EXPECT_THAT(why(contests.freeze(contest, at(250))), HasSubstr("is late"));
    contest = contests.extend(contest, {members[0]}, std::nullopt, {owner, at(150)}).value();
    EXPECT_EQ(contest.row.ends, at(200));
    // Late days are for members, and as many as the assignment allows.
    contest = contests.change(contest, {.terms = {{{"late_days", 1}}}}, {owner, at(150)}).value();
    EXPECT_EQ(contest.row.ends, at(200 + 86'400));
    auto const time = OwnTimes(database(), registry).of(contest, heron, at(250)).value();
    EXPECT_EQ(time.ruling.late_days, 1);
    EXPECT_EQ(time.late_days_left, 3);
    EXPECT_EQ(courses.log(course, 0, 10).value().front().action, "assignment");
}

TULKAS_ON_BOTH_DATABASES(LeagueContests);

TEST(NamesWithAuthors, SayAuthorsOnce) {
    EXPECT_EQ(with_author("Miser", "otter"), "Miser (otter)");
    EXPECT_EQ(with_author("otter", "otter"), "otter");
}

} // namespace
} // namespace league
