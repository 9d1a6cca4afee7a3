#include "league/game_piece.hpp"
#include "league/league_test.hpp"
#include "league/tournament_games.hpp"
#include "league/tournaments.hpp"
#include "storage/contents.hpp"
#include "storage/retention.hpp"

#include <gmock/gmock.h>

namespace league {
namespace {

using support::ErrorKind;
using testing::HasSubstr;

class LeagueTournaments : public LeagueTest {
protected:
    static TournamentWish wish(pairing::Format format, int players, int games = 2) {
        TournamentWish wish{.title = "Friday's",
                            .game = "nim",
                            .plan = {.options = {{"matches", "21"}},
                                     .pairing = {.format = format, .games = games, .seed = 9}},
                            .entrants = {}};
        for (int player = 0; player < players; ++player) {
            wish.entrants.push_back(house_entrant(player % 2 == 0 ? "random" : "first"));
        }
        wish.plan.pairing.players = players;
        return wish;
    }

    // Says how the games went, by number.
    std::vector<std::string> play_to_the_end(support::TournamentId id, std::uint64_t seed) {
        support::Random random(seed);
        while (tournaments.look(id).value()->row().state == storage::TournamentState::playing) {
            EXPECT_GT(work_off(tournament_work, tournament_games.handler(), random), 0) << "it is stuck";
        }
        std::vector<std::string> games;
        auto const stored = tournaments.stored().games(id, 0, 100'000).value();
        for (auto const& game : stored) {
            auto const record = storage::Contents(database()).get(game.record).value();
            games.push_back(record.substr(0, record.find("\nend ")));
        }
        return games;
    }

    Tournaments tournaments{database(), *queue, registry};
    TournamentGames tournament_games{database(), *queue, dependencies()};
};

TEST_P(LeagueTournaments, AreTheSameInWhateverOrderGamesEnd) {
    for (auto const format : {pairing::Format::round_robin, pairing::Format::double_round_robin,
                              pairing::Format::swiss, pairing::Format::single_elimination,
                              pairing::Format::double_elimination, pairing::Format::gauntlet}) {
        auto const one = tournaments.create(wish(format, 5)).value();
        auto const other = tournaments.create(wish(format, 5)).value();
        auto const games = play_to_the_end(one, 1);
        EXPECT_EQ(games, play_to_the_end(other, 2)) << pairing::to_text(format);
        EXPECT_FALSE(games.empty());
        auto const view = tournaments.look(one).value();
        EXPECT_TRUE(view->tournament().is_over());
        EXPECT_EQ(view->row().state, storage::TournamentState::over);
        EXPECT_EQ(view->row().played, view->tournament().played());
        EXPECT_EQ(view->row().entered, view->tournament().games());
        EXPECT_EQ(view->report().standings.size(), 5U);
    }
}

TEST_P(LeagueTournaments, EnterOnlySomeOfManyGames) {
    auto const id = tournaments.create(wish(pairing::Format::round_robin, 5, 8)).value(); // 80 games
    EXPECT_EQ(tournaments.look(id).value()->row().entered, 64);
    EXPECT_EQ(play_to_the_end(id, 1).size(), 80U);
}

TEST_P(LeagueTournaments, WithFixedPairingsDoNotReadAgainWhatWasPlayed) {
    auto const id = tournaments.create(wish(pairing::Format::round_robin, 5, 8)).value(); // 80 games
    auto const record = storage::Contents(database()).put("a record").value();
    ASSERT_TRUE(database().write([&](storage::Transaction& transaction) {
        EXPECT_TRUE(storage::Tournaments::add_game(
            transaction, id, {.number = 0, .result = "unreadable", .record = record, .ended = now}));
    }));
    support::Random random(1);
    while (work_off(tournament_work, tournament_games.handler(), random) > 0) {
    }
    EXPECT_EQ(tournaments.stored().find(id).value()->state, storage::TournamentState::over);
    EXPECT_EQ(tournaments.stored().find(id).value()->played, 80);
}

TEST_P(LeagueTournaments, AreShownAsBeforeWhenTheirRecordsAreRemoved) {
    auto const id = tournaments.create(wish(pairing::Format::swiss, 6)).value();
    play_to_the_end(id, 1);
    auto const before = tournaments.look(id).value();
    storage::Retention retention(database());
    ASSERT_EQ(retention.tournament_before(now + std::chrono::hours(1)).value(), id);
    EXPECT_EQ(retention.sweep_tournament(id, {}).value().removed, before->row().played);
    auto const after = Tournaments(database(), *queue, registry).look(id).value();
    EXPECT_EQ(after->row(), before->row());
    EXPECT_TRUE(after->tournament().is_over());
    for (std::size_t place = 0; place < before->report().standings.size(); ++place) {
        EXPECT_EQ(after->report().standings[place].player, before->report().standings[place].player);
        EXPECT_EQ(after->report().standings[place].score.points(),
                  before->report().standings[place].score.points());
    }
}

TEST_P(LeagueTournaments, CountAGameOnce) {
    auto const id = tournaments.create(wish(pairing::Format::round_robin, 3)).value();
    auto const done = carry_out_one(tournament_work, tournament_games.handler()).value();
    ASSERT_TRUE(database().write(*done.completion));
    ASSERT_TRUE(database().write(*done.completion));
    EXPECT_EQ(tournaments.look(id).value()->row().played, 1);
    finish(done);
    EXPECT_EQ(play_to_the_end(id, 1).size(), 6U);
}

TEST_P(LeagueTournaments, GoOnInAnotherProcess) {
    auto const id = tournaments.create(wish(pairing::Format::swiss, 6)).value();
    auto const same = tournaments.create(wish(pairing::Format::swiss, 6)).value();
    finish(carry_out_one(tournament_work, tournament_games.handler()).value());
    auto const lost = carry_out_one(tournament_work, tournament_games.handler()); // and its process died
    now += std::chrono::hours(1);
    queue = queue::Queue::open(database(), [this] { return now; }).value();
    Tournaments others(database(), *queue, registry);
    TournamentGames their_games(database(), *queue, dependencies());
    support::Random random(1);
    while (others.look(id).value()->row().state == storage::TournamentState::playing) {
        ASSERT_GT(work_off(tournament_work, their_games.handler(), random), 0);
    }
    EXPECT_EQ(play_to_the_end(id, 1), play_to_the_end(same, 1));
}

TEST_P(LeagueTournaments, AreShownAsTheyGoOn) {
    auto const id = tournaments.create(wish(pairing::Format::round_robin, 3)).value();
    auto const before = tournaments.look(id).value();
    EXPECT_EQ(tournaments.look(id).value(), before) << "nothing has changed";
    finish(carry_out_one(tournament_work, tournament_games.handler()).value());
    auto const after = tournaments.look(id).value();
    EXPECT_NE(after->tag(), before->tag());
    EXPECT_EQ(after->tournament().played(), 1);
    EXPECT_EQ(after->report().name(0), "random (1)");
    EXPECT_EQ(tournaments.look(id + 1).error().kind, ErrorKind::not_found);
}

TEST_P(LeagueTournaments, SayWhichGamesFailedAndGoOn) {
    auto const id = tournaments.create(wish(pairing::Format::round_robin, 3)).value();
    auto const other = tournaments.create(wish(pairing::Format::round_robin, 3)).value();
    EXPECT_TRUE(tournaments.failed_games(id).value().empty());
    EXPECT_EQ(tournaments.retry_failed_games(id).error().kind, ErrorKind::refused);
    for (int attempt = 1; attempt <= queue->settings().most_tries; ++attempt) {
        auto const failing = carry_out_one(tournament_work, tournament_games.handler()).value().piece;
        ASSERT_TRUE(queue->fail(failing, "no space left on device", {}));
    }
    auto const games = tournaments.failed_games(id).value();
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games[0].number, 0);
    EXPECT_EQ(games[0].why, "no space left on device");
    EXPECT_TRUE(tournaments.failed_games(other).value().empty());
    support::Random random(1);
    work_off(tournament_work, tournament_games.handler(), random);
    EXPECT_EQ(tournaments.look(id).value()->row().played, 5) << "it waits for the one that failed";
    ASSERT_TRUE(tournaments.retry_failed_games(id));
    EXPECT_TRUE(tournaments.failed_games(id).value().empty());
    EXPECT_EQ(work_off(tournament_work, tournament_games.handler(), random), 1);
    EXPECT_EQ(tournaments.look(id).value()->row().state, storage::TournamentState::over);
}

TEST_P(LeagueTournaments, OfManyPlayersAreShownBeforeTheirStrengthsAreKnown) {
    TournamentViews views(database(), 2);
    auto const id = tournaments.create(wish(pairing::Format::round_robin, 3)).value();
    auto const first = views.look(id).value();
    EXPECT_FALSE(first->report().strengths);
    EXPECT_EQ(first->report().standings.size(), 3U);
    views.wait_for_strengths();
    auto const second = views.look(id).value();
    ASSERT_TRUE(second->report().strengths);
    EXPECT_NE(second->tag(), first->tag()) << "who asks again gets the strengths";
    finish(carry_out_one(tournament_work, tournament_games.handler()).value());
    auto const third = views.look(id).value();
    EXPECT_EQ(third->tournament().played(), 1);
    EXPECT_TRUE(third->report().strengths) << "those of a moment before";
    views.wait_for_strengths();
    EXPECT_EQ(views.look(id).value()->report().strengths->games(), 1);
}

TEST_P(LeagueTournaments, AreBroughtUpToDateWithGamesInAnyOrder) {
    TournamentViews views(database());
    auto const id = tournaments.create(wish(pairing::Format::round_robin, 4)).value();
    support::Random random(1);
    std::vector<Done> done;
    while (auto one = carry_out_one(tournament_work, tournament_games.handler())) {
        done.push_back(*std::move(one));
    }
    for (auto const& one : done) { // each with a clock of its own, an hour behind the one before
        now -= std::chrono::hours(1);
        finish(one);
        EXPECT_EQ(views.look(id).value()->tournament().played(), views.look(id).value()->row().played);
    }
    EXPECT_EQ(views.look(id).value()->row().state, storage::TournamentState::over);
}

TEST_P(LeagueTournaments, EndWhenTheyAreCancelled) {
    auto const id = tournaments.create(wish(pairing::Format::round_robin, 3)).value();
    auto const under_way = carry_out_one(tournament_work, tournament_games.handler()).value();
    ASSERT_TRUE(tournaments.cancel(id));
    EXPECT_THAT(tournaments.cancel(id).error().message, HasSubstr("cancelled"));
    EXPECT_EQ(tournaments.cancel(id + 1).error().kind, ErrorKind::not_found);
    finish(under_way);
    support::Random random(1);
    EXPECT_EQ(work_off(tournament_work, tournament_games.handler(), random), 5) << "nothing of it is played";
    EXPECT_EQ(tournaments.look(id).value()->row().played, 0);
}

TEST_P(LeagueTournaments, AreNotHeldWhereTheyMakeNoSense) {
    auto const why = [&](TournamentWish const& wish) { return tournaments.create(wish).error().message; };
    EXPECT_THAT(why(wish(pairing::Format::round_robin, 1)), HasSubstr("at least 2 bots"));
    EXPECT_THAT(why(wish(pairing::Format::round_robin, 3, 3)), HasSubstr("multiple of 2"));
    auto other = wish(pairing::Format::round_robin, 3);
    other.game = "go";
    EXPECT_THAT(why(other), HasSubstr("go"));
    other = wish(pairing::Format::round_robin, 3);
    other.plan.pairing.seats = 3;
    EXPECT_THAT(why(other), HasSubstr("got 3"));
    other = wish(pairing::Format::round_robin, 3);
    other.plan.options = {{"colour", "red"}};
    EXPECT_THAT(why(other), HasSubstr("colour"));
    other = wish(pairing::Format::round_robin, 3);
    other.entrants[1] = house_entrant("nobody");
    EXPECT_THAT(why(other), HasSubstr("nobody"));
}

TULKAS_ON_BOTH_DATABASES(LeagueTournaments);

TEST(MatchPlans, AreReadAsTheyAreWritten) {
    MatchPlan const plan{.game = "nim",
                         .options = {{"matches", "21"}},
                         .time = {.per_game = std::chrono::seconds(5)},
                         .memory_mb = 64,
                         .seats = {house_entrant("smart:nodes=20"), bot_entrant(7, "Žofie", 12)},
                         .seed = 0xFFFF'FFFF'FFFF'FFFF};
    EXPECT_EQ(match_plan_from_json(support::parse_json(support::to_text(to_json(plan))).value()).value(),
              plan);
}

TEST(MatchPlans, SayWhatIsWrong) {
    auto const why = [](char const* text) {
        return match_plan_from_json(support::parse_json(text).value()).error().message;
    };
    EXPECT_THAT(why("{}"), HasSubstr("game"));
    EXPECT_THAT(why(R"({"game": "nim"})"), HasSubstr("seats"));
    EXPECT_THAT(why(R"({"game": "nim", "seats": [{"player": "me", "name": "me"}]})"), HasSubstr("me"));
    EXPECT_THAT(why(R"({"game": "nim", "seats": [], "options": {"a": []}})"), HasSubstr("option a"));
    EXPECT_THAT(why(R"({"game": "nim", "seats": [], "options": {}, "time": {"per_call_ms": 0}})"),
                HasSubstr("per_call_ms"));
    EXPECT_THAT(why(R"({"game": "nim", "seats": [], "options": {}, "time": {}, "seed": -1})"),
                HasSubstr("seed"));
}

} // namespace
} // namespace league
