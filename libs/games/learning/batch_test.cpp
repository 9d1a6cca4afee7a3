#include "all_games/all_games.hpp"
#include "learning/batch.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace learning {
namespace {

using testing::Each;
using testing::HasSubstr;

std::vector<std::string> names() {
    std::vector<std::string> names;
    auto const games = all_games::all_games();
    for (auto const& game : games.games()) {
        names.push_back(game->info().name);
    }
    return names;
}

std::shared_ptr<rules::Game const> find(std::string const& name) {
    return all_games::all_games().find(name).value();
}

Wish wish_for(rules::Game const& game, int matches) {
    return {.options = rules::Options::create(game.info().options, {}).value(),
            .matches = matches,
            .seed = 5,
            .players = std::vector<std::string>(static_cast<std::size_t>(game.info().least_seats))};
}

support::Result<std::unique_ptr<Batch>> make(std::string const& name, Wish wish) {
    return Batch::create(find(name), all_games::make_encoding(name), std::move(wish));
}

std::unique_ptr<Batch> make(std::string const& name, int matches) {
    return make(name, wish_for(*find(name), matches)).value();
}

std::vector<std::int32_t> random_step(Batch& batch) {
    std::vector<std::int32_t> actions(batch.size());
    batch.choose_at_random(actions);
    auto const stepped = batch.step(actions);
    EXPECT_TRUE(stepped) << stepped.error().message;
    return actions;
}

bool has_ended(Batch& batch, std::size_t match = 0) {
    return batch.buffers().endings[match] != Ending::none;
}

class EveryEncodedGame : public testing::TestWithParam<std::string> {};

TEST_P(EveryEncodedGame, IsOfferedToProgramsThatLearn) {
    auto const encoding = all_games::make_encoding(GetParam());
    ASSERT_TRUE(encoding);
    EXPECT_GT(rules::count_actions(*encoding), 0);
    std::set<std::string> groups;
    for (auto const& group : encoding->actions()) {
        EXPECT_TRUE(groups.insert(group.name).second) << group.name;
    }
}

// Every action that is marked is a legal move, every listed move but large trades has an action.
TEST_P(EveryEncodedGame, MarksTheLegalMoves) {
    auto const batch = make(GetParam(), 1);
    for (int step = 0; step < 400 && !has_ended(*batch); ++step) {
        auto const& match = batch->match(0);
        auto const listed = match.state().legal_moves();
        std::set<std::string> marked;
        auto const legal = batch->buffers().legal_in(0);
        for (std::size_t action = 0; action < legal.size(); ++action) {
            if (legal[action] != 0) {
                EXPECT_TRUE(marked.insert(match.text(static_cast<int>(action))).second) << action;
            }
        }
        EXPECT_FALSE(marked.empty()) << match.state().position();
        for (auto const& move : listed.value_or(std::vector<std::string>())) {
            EXPECT_TRUE(marked.contains(move)) << move << " at " << match.state().position();
        }
        for (auto const& move : listed ? marked : std::set<std::string>()) {
            EXPECT_TRUE(match.state().check(move)) << move << " at " << match.state().position();
        }
        random_step(*batch);
    }
}

// The texts of actions are moves, and there is no action after the end.
TEST_P(EveryEncodedGame, HasNoActionsAfterTheEnd) {
    auto const game = find(GetParam());
    auto const encoding = all_games::make_encoding(GetParam());
    auto const options = wish_for(*game, 1).options;
    auto const match = encoding->begin(
        game->start({.options = options, .seed = 5, .seats = game->info().least_seats}).value());
    auto const legal = [&] {
        std::vector<std::uint8_t> marks(static_cast<std::size_t>(rules::count_actions(*encoding)));
        match->mark_legal(marks);
        std::vector<int> actions;
        for (std::size_t action = 0; action < marks.size(); ++action) {
            if (marks[action] != 0) {
                actions.push_back(static_cast<int>(action));
            }
        }
        return actions;
    };
    constexpr std::size_t enough = 100'000;
    constexpr std::size_t prime = 7919;
    for (std::size_t step = 0; step < enough && match->state().decision(); ++step) {
        auto const actions = legal();
        ASSERT_FALSE(actions.empty()) << match->state().position();
        auto const action = actions[step * prime % actions.size()];
        if (match->state().legal_moves()) { // an action is a whole move
            auto const twin = encoding->begin(match->state().clone());
            EXPECT_TRUE(twin->play(match->text(action))) << match->text(action);
        }
        match->act(action);
    }
    EXPECT_FALSE(match->state().decision());
    EXPECT_TRUE(legal().empty());
}

// The match that the actions make is the one that the moves make.
TEST_P(EveryEncodedGame, PlaysWhatTheActionsSay) {
    auto const batch = make(GetParam(), 1);
    for (int step = 0; step < 400 && !has_ended(*batch); ++step) {
        auto const& state = batch->match(0).state();
        auto const after = state.clone();
        std::vector<std::int32_t> action(1);
        batch->choose_at_random(action);
        bool const is_whole = state.legal_moves().has_value();
        EXPECT_EQ(after->play(batch->match(0).text(action.front())).has_value(), is_whole);
        ASSERT_TRUE(batch->step(action));
        if (is_whole) {
            EXPECT_EQ(batch->match(0).state().position(), after->position());
        }
    }
}

TEST_P(EveryEncodedGame, GivesFeaturesBetweenZeroAndAboutOne) {
    auto const batch = make(GetParam(), 8);
    for (int step = 0; step < 200; ++step) {
        for (float const feature : batch->buffers().observations) {
            ASSERT_GE(feature, 0);
            ASSERT_LE(feature, 5);
        }
        random_step(*batch);
    }
}

TEST_P(EveryEncodedGame, EndsAndBeginsAgain) {
    auto const batch = make(GetParam(), 4);
    std::vector<int> ended(batch->size());
    for (int step = 0; step < 200'000 && std::ranges::count(ended, 0) > 0; ++step) {
        random_step(*batch);
        for (std::size_t match = 0; match < batch->size(); ++match) {
            if (!has_ended(*batch, match)) {
                continue;
            }
            ++ended[match];
            EXPECT_THAT(batch->buffers().legal_in(match), Each(0));
            EXPECT_EQ(batch->buffers().turns[match], -1);
            float sum = 0;
            for (float const reward : batch->buffers().rewards_of(match)) {
                EXPECT_LE(std::abs(reward), 1);
                sum += reward;
            }
            EXPECT_LE(sum, 1);
        }
    }
    EXPECT_EQ(std::ranges::count(ended, 0), 0);
}

TEST_P(EveryEncodedGame, IsTheSameWithTheSameSeed) {
    auto const one = make(GetParam(), 3);
    auto const other = make(GetParam(), 3);
    for (int step = 0; step < 300; ++step) {
        ASSERT_EQ(random_step(*one), random_step(*other));
        ASSERT_EQ(one->buffers().observations, other->buffers().observations);
    }
}

TEST_P(EveryEncodedGame, HasHouseBotsOnTheOtherSeats) {
    auto wish = wish_for(*find(GetParam()), 2);
    std::fill(wish.players.begin() + 1, wish.players.end(), "random");
    auto const batch = make(GetParam(), wish).value();
    for (int step = 0; step < 100; ++step) {
        random_step(*batch);
        for (auto const turn : batch->buffers().turns) {
            EXPECT_LE(turn, 0);
        }
    }
}

TEST_P(EveryEncodedGame, RefusesIllegalActionsAndChangesNothing) {
    auto const batch = make(GetParam(), 2);
    auto const before = batch->buffers().observations;
    std::vector<std::int32_t> actions(2);
    batch->choose_at_random(actions);
    for (auto const wrong : {-1, static_cast<int>(batch->buffers().actions)}) {
        auto const refused = batch->step(std::vector<std::int32_t>{actions[0], wrong});
        ASSERT_FALSE(refused);
        EXPECT_THAT(refused.error().message, HasSubstr("is not legal in match 1"));
    }
    EXPECT_FALSE(batch->step(std::vector<std::int32_t>{actions[0]}));
    EXPECT_EQ(batch->buffers().observations, before);
    EXPECT_TRUE(batch->step(actions));
}

std::string test_name(testing::TestParamInfo<std::string> const& game) {
    auto name = game.param;
    std::ranges::replace(name, '-', '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Games, EveryEncodedGame, testing::ValuesIn(names()), test_name);

TEST(Batch, RefusesWishesThatMakeNoSense) {
    auto const refused = [](auto change) {
        auto wish = wish_for(*find("ploy"), 1);
        change(wish);
        auto const made = make("ploy", std::move(wish));
        return made ? std::string() : made.error().message;
    };
    EXPECT_THAT(refused([](Wish& wish) { wish.matches = 0; }), HasSubstr("1 to 65536 matches (got 0)"));
    EXPECT_THAT(refused([](Wish& wish) { wish.players.resize(3); }), HasSubstr("(got 3)"));
    EXPECT_THAT(refused([](Wish& wish) { wish.players = {"random", "random"}; }),
                HasSubstr("at least one seat"));
    EXPECT_THAT(refused([](Wish& wish) { wish.players[1] = "nobody"; }), HasSubstr("nobody"));
    EXPECT_THAT(refused([](Wish& wish) { wish.without = {"trade"}; }), HasSubstr("there are: move"));
    EXPECT_EQ(refused([](Wish& /*wish*/) {}), "");
}

TEST(Batch, LeavesOutActionsUnlessNothingElseIsLegal) {
    auto wish = wish_for(*find("catan"), 1);
    wish.without = {"offer", "settlement"};
    auto const batch = make("catan", std::move(wish)).value();
    for (int step = 0; step < 600; ++step) {
        auto const legal = batch->buffers().legal_in(0);
        for (std::size_t action = 0; action < legal.size() && !has_ended(*batch); ++action) {
            if (legal[action] != 0) {
                EXPECT_THAT(batch->match(0).text(static_cast<int>(action)), testing::Not(HasSubstr("offer")));
            }
        }
        random_step(*batch);
    }
    EXPECT_GT(batch->buffers().lengths[0], 4); // the set-up has settlements: nothing else is legal there
}

TEST(Batch, CutsMatchesOff) {
    auto wish = wish_for(*find("ploy"), 1);
    wish.most_actions = 3;
    auto const batch = make("ploy", std::move(wish)).value();
    random_step(*batch);
    random_step(*batch);
    EXPECT_FALSE(has_ended(*batch));
    random_step(*batch);
    EXPECT_EQ(batch->buffers().endings[0], Ending::cut_off);
    EXPECT_THAT(batch->buffers().rewards, Each(0));
    random_step(*batch);
    EXPECT_FALSE(has_ended(*batch));
    EXPECT_EQ(batch->buffers().lengths[0], 0);
}

TEST(Batch, WaitsForAResetWhereItDoesNotRestart) {
    auto wish = wish_for(*find("ploy"), 1);
    wish.most_actions = 1;
    wish.restarts = false;
    auto const batch = make("ploy", std::move(wish)).value();
    random_step(*batch);
    auto const refused = batch->step(std::vector<std::int32_t>{0});
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.error().message, HasSubstr("reset it first"));
    batch->reset(0, 7);
    random_step(*batch);
}

TEST(Batch, LosesByAnIllegalActionIfWished) {
    auto wish = wish_for(*find("ploy"), 2);
    wish.illegal_loses = true;
    auto const batch = make("ploy", std::move(wish)).value();
    std::vector<std::int32_t> actions(2);
    batch->choose_at_random(actions);
    ASSERT_TRUE(batch->step(std::vector<std::int32_t>{actions[0], -1}));
    EXPECT_EQ(batch->buffers().endings[0], Ending::none);
    EXPECT_EQ(batch->buffers().endings[1], Ending::over);
    EXPECT_THAT(batch->buffers().rewards_of(1), testing::ElementsAre(-1, 1));
    EXPECT_THAT(batch->outcome(1)->reason, HasSubstr("forfeits"));
    random_step(*batch);
    EXPECT_EQ(batch->buffers().endings[1], Ending::none);
}

TEST(Batch, RewardsWhoWinsAndThePartOfTheBestResult) {
    auto const match = make("martian-chess", 1);
    while (!has_ended(*match)) {
        random_step(*match);
    }
    auto const rewards = match->buffers().rewards;
    EXPECT_EQ(rewards[0] + rewards[1], 0);

    auto const challenge = make("battleship-solo", 1);
    while (!has_ended(*challenge)) {
        random_step(*challenge);
    }
    auto const shots = challenge->buffers().lengths[0];
    EXPECT_FLOAT_EQ(challenge->buffers().rewards[0], static_cast<float>(100 - shots) / 80);
}

} // namespace
} // namespace learning
