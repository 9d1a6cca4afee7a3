// What every registered game must do, whatever it is: one battery, run over all of them.

#include "all_games/all_games.hpp"
#include "any_game.hpp"
#include "bids/game.hpp"
#include "support/random.hpp"

#include <boost/property_tree/ptree.hpp>
#include <boost/property_tree/xml_parser.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

namespace battery {
namespace {

using rules::Game;
using rules::Setup;
using rules::State;
using rules::Viewer;

constexpr std::uint64_t games_each = 12;

// What takes long is done in the first plies, and then here and there: some games have thousands.
constexpr bool is_looked_at(int ply) {
    return ply < 60 || ply % 13 == 0;
}

class EveryGame : public testing::TestWithParam<std::string> {
protected:
    Game const& game() const { return *m_game; }

    std::unique_ptr<State> from(std::string const& position, std::uint64_t seed = 0) const {
        auto state = start(position, seed);
        EXPECT_TRUE(state) << position << ": " << state.error().message;
        return state ? std::move(*state) : nullptr;
    }

    support::Result<std::unique_ptr<State>> start(std::string const& position, std::uint64_t seed = 0) const {
        auto options = rules::Options::create(game().info().options, {});
        return game().start(
            {.options = *options, .seed = seed, .seats = game().info().least_seats, .position = position});
    }

private:
    // Those of the program, and one in which several decide at once.
    rules::Registry m_registry = [] {
        auto games = all_games::all_games();
        games.add(bids::make_game());
        return games;
    }();
    std::shared_ptr<Game const> m_game = m_registry.find(GetParam()).value();
};

// Everything that can be observed of a state, as one text: equal states have equal ones.
std::string portrait(State const& state, int seats) {
    std::ostringstream out;
    out << state.position() << '\n';
    if (auto const decision = state.decision()) {
        out << decision->seat << ' ' << decision->method << ' ' << support::to_text(state.question()) << '\n';
    }
    if (auto const moves = state.legal_moves()) {
        for (auto const& move : *moves) {
            out << move << ' ';
        }
    }
    if (auto const outcome = state.outcome()) {
        out << rules::to_text(*outcome) << ' ' << outcome->reason;
    }
    for (rules::Seat seat = 0; seat < seats; ++seat) {
        out << '\n' << support::to_text(state.view(Viewer::seat(seat)));
    }
    out << '\n' << support::to_text(state.view(Viewer::spectator()));
    return out.str();
}

TEST_P(EveryGame, DescribesItself) {
    auto const& info = game().info();
    EXPECT_FALSE(info.title.empty());
    EXPECT_FALSE(info.summary.empty());
    EXPECT_GE(info.most_seats, info.least_seats);
    auto const seats = info.kind == rules::Kind::challenge ? 1 : 2;
    EXPECT_GE(info.least_seats, seats);
    if (info.kind != rules::Kind::ranking) {
        EXPECT_EQ(info.most_seats, seats);
    }
    std::vector<std::string> names;
    std::ranges::transform(info.bots, std::back_inserter(names), &rules::BotInfo::name);
    EXPECT_TRUE(std::ranges::count(names, "random"));
    EXPECT_TRUE(std::ranges::count(names, info.baseline));
    EXPECT_TRUE(rules::Options::create(info.options, {}));
}

TEST_P(EveryGame, RandomGamesEndWithAnOutcome) {
    for (std::uint64_t seed = 0; seed < games_each; ++seed) {
        auto const end = random_playout(game(), seed, [](State const& state, std::string const&) {
            ASSERT_FALSE(state.outcome()) << state.position();
        });
        auto const outcome = end->outcome();
        ASSERT_TRUE(outcome) << end->position();
        EXPECT_EQ(outcome->scores.size(), static_cast<std::size_t>(game().info().least_seats));
        EXPECT_FALSE(outcome->reason.empty());
        ASSERT_TRUE(end->legal_moves());
        EXPECT_TRUE(end->legal_moves()->empty());
    }
}

TEST_P(EveryGame, ListedMovesAreSortedUniqueLegalAndHoldTheMovePlayed) {
    for (std::uint64_t seed = 0; seed < games_each; ++seed) {
        random_playout(game(), seed, [](State const& state, std::string const& played) {
            auto const moves = state.legal_moves();
            if (!moves) {
                EXPECT_TRUE(state.check(played));
                return;
            }
            EXPECT_TRUE(std::ranges::is_sorted(*moves)) << state.position();
            EXPECT_EQ(std::ranges::adjacent_find(*moves), moves->end()) << state.position();
            EXPECT_TRUE(std::ranges::binary_search(*moves, played)) << state.position() << ' ' << played;
            for (auto const& move : *moves) {
                ASSERT_TRUE(state.check(move)) << state.position() << ' ' << move;
            }
        });
    }
}

TEST_P(EveryGame, AnIllegalMoveIsExplainedAndChangesNothing) {
    std::vector<std::string> const nonsense{"",        " ",   "-",    "a1",     "pass",          "\n",
                                            "a1-a1-0", "A-0", "K-11", "\xff\0", "zz-zz-9-zz-zz", "'; drop"};
    auto const refuses = [&](State const& state) {
        auto const before = portrait(state, game().info().least_seats);
        auto const copy = state.clone();
        for (auto const& move : nonsense) {
            auto const played = copy->play(move);
            ASSERT_FALSE(played) << move;
            EXPECT_FALSE(played.error().message.empty());
            EXPECT_EQ(played.error().kind, support::ErrorKind::refused) << played.error().message;
            EXPECT_FALSE(state.check(move));
        }
        EXPECT_FALSE(copy->play(std::string(2000000, 'a')));
        EXPECT_EQ(portrait(*copy, game().info().least_seats), before);
    };
    auto const end =
        random_playout(game(), 1, [&](State const& state, std::string const&) { refuses(state); });
    refuses(*end);
}

TEST_P(EveryGame, AnyLegalMoveOfOnePositionIsLegalInAnotherExactlyIfListed) {
    std::vector<std::string> seen;
    random_playout(game(), 2, [&](State const& state, std::string const& played) {
        seen.push_back(played);
        auto const moves = state.legal_moves();
        if (!moves) {
            return;
        }
        for (auto const& move : seen) {
            EXPECT_EQ(state.check(move).has_value(), std::ranges::binary_search(*moves, move))
                << state.position() << ' ' << move;
        }
    });
}

TEST_P(EveryGame, AFinishedGameIsOverForGood) {
    std::string last;
    auto const end = random_playout(game(), 3, [&](State const&, std::string const& move) { last = move; });
    EXPECT_FALSE(end->decision());
    EXPECT_FALSE(end->play(last));
    auto const perft = end->perft(1);
    ASSERT_TRUE(perft);
    EXPECT_EQ(*perft, 0U);
}

TEST_P(EveryGame, APositionsTextGivesTheSameStateBack) {
    for (std::uint64_t seed = 0; seed < games_each; ++seed) {
        auto const same = [&](State const& state) {
            auto const again = from(state.position(), seed);
            ASSERT_TRUE(again);
            EXPECT_EQ(again->position(), state.position());
            EXPECT_EQ(again->decision(), state.decision());
            EXPECT_EQ(again->legal_moves(), state.legal_moves());
            EXPECT_EQ(again->outcome(), state.outcome());
        };
        int ply = 0;
        auto const end = random_playout(game(), seed, [&](State const& state, std::string const&) {
            if (is_looked_at(ply++)) {
                same(state);
            }
        });
        same(*end);
    }
}

TEST_P(EveryGame, ManglingAPositionNeverBreaksAnything) {
    support::Random random(5);
    int refused = 0;
    random_playout(game(), 4, [&](State const& state, std::string const&) {
        for (int round = 0; round < 20; ++round) {
            std::string text = state.position();
            auto const at = random.below(static_cast<std::uint32_t>(text.size()));
            switch (random.below(5)) {
            case 0:
                text[at] = static_cast<char>(random.below(256));
                break;
            case 1:
                text.resize(at);
                break;
            case 2:
                text.insert(at, 1, static_cast<char>(random.below(128)));
                break;
            case 3:
                text.erase(at, 1);
                break;
            default:
                text += text.substr(at);
            }
            auto const mangled = start(text);
            if (!mangled) {
                ++refused;
                EXPECT_FALSE(mangled.error().message.empty());
                EXPECT_EQ(mangled.error().kind, support::ErrorKind::invalid);
                EXPECT_EQ(mangled.error().message.find('\n'), std::string::npos);
                EXPECT_LT(mangled.error().message.size(), 300U);
                continue;
            }
            // What is accepted is a position like any other: its text is a fixed point.
            ASSERT_TRUE(start((*mangled)->position())) << text << " -> " << (*mangled)->position();
            EXPECT_EQ(from((*mangled)->position())->position(), (*mangled)->position());
        }
    });
    EXPECT_GT(refused, 0);
    EXPECT_FALSE(start(std::string(2000000, '/')));
    EXPECT_FALSE(start(""));
}

TEST_P(EveryGame, TheSameMovesGiveTheSameGame) {
    std::vector<std::string> moves;
    std::vector<std::string> positions;
    random_playout(game(), 6, [&](State const& state, std::string const& move) {
        moves.push_back(move);
        positions.push_back(state.position());
    });
    auto const state = rules::start_standard(game(), 6).value();
    for (std::size_t ply = 0; ply < moves.size(); ++ply) {
        ASSERT_EQ(state->position(), positions[ply]);
        ASSERT_TRUE(state->play(moves[ply]));
    }
    EXPECT_TRUE(state->outcome());
}

TEST_P(EveryGame, ACloneGoesItsOwnWay) {
    random_playout(game(), 7, [&](State const& state, std::string const& move) {
        auto const before = portrait(state, game().info().least_seats);
        auto const copy = state.clone();
        EXPECT_EQ(portrait(*copy, game().info().least_seats), before);
        ASSERT_TRUE(copy->play(move));
        EXPECT_EQ(portrait(state, game().info().least_seats), before);
    });
}

TEST_P(EveryGame, EveryHouseBotAnswersTheSameThroughBothDoors) {
    for (auto const& info : game().info().bots) {
        // Bots that think until their time is up get a fixed amount of work instead.
        auto const limited = std::ranges::count(info.parameters, "nodes", &rules::OptionInfo::name) > 0;
        auto const spec = info.name + (limited ? ":nodes=200" : "");
        std::vector<std::unique_ptr<rules::Bot>> direct;
        std::vector<std::unique_ptr<rules::Bot>> by_call;
        for (rules::Seat seat = 0; seat < game().info().least_seats; ++seat) {
            direct.push_back(rules::make_house_bot(game(), spec, game().bot_seed(8, seat)).value());
            by_call.push_back(rules::make_house_bot(game(), spec, game().bot_seed(8, seat)).value());
        }
        auto const state = rules::start_standard(game(), 8).value();
        for (int ply = 0; ply < 60 && state->decision(); ++ply) {
            auto const seat = static_cast<std::size_t>(state->decision()->seat);
            auto const move = direct[seat]->decide(*state, {});
            // The call travels as text, as it would to another process.
            auto const question = support::parse_json(support::to_text(state->question())).value();
            auto const answer = by_call[seat]->answer(state->decision()->method, question.as_object(), {});
            ASSERT_TRUE(answer) << answer.error().message;
            auto const answered = state->move_from_answer(*answer);
            ASSERT_TRUE(answered) << answered.error().message;
            EXPECT_EQ(*answered, move) << info.name << " at " << state->position();
            ASSERT_TRUE(state->play(move)) << info.name << " at " << state->position() << ' ' << move;
        }
    }
}

TEST_P(EveryGame, BotsRefuseCallsThatMakeNoSense) {
    auto const state = rules::start_standard(game(), 8).value();
    for (auto const& info : game().info().bots) {
        auto const bot = rules::make_house_bot(game(), info.name, 1).value();
        EXPECT_FALSE(bot->answer("no_such_method", state->question(), {}));
        EXPECT_FALSE(bot->answer(state->decision()->method, {}, {}));
    }
}

TEST_P(EveryGame, AnswersThatAreNoMovesAreExplained) {
    random_playout(game(), 9, [&](State const& state, std::string const&) {
        for (support::Json const& answer :
             {support::Json(nullptr), support::Json(7), support::Json("nonsense"), support::Json("")}) {
            auto const move = state.move_from_answer(answer);
            if (move) {
                EXPECT_FALSE(state.check(*move)) << support::to_text(answer);
            } else {
                EXPECT_FALSE(move.error().message.empty());
            }
        }
    });
}

TEST_P(EveryGame, PerftCountsWhatTheListCounts) {
    auto const state = rules::start_standard(game(), 10).value();
    while (state->decision() && !state->legal_moves()) {
        auto const bots = random_bots(game(), 10, game().info().least_seats);
        ASSERT_TRUE(state->play(bots[static_cast<std::size_t>(state->decision()->seat)]->decide(*state, {})));
    }
    EXPECT_EQ(state->perft(0).value(), 1U);
    EXPECT_EQ(state->perft(1).value(), state->legal_moves()->size());
    EXPECT_EQ(state->perft(2).value(), state->State::perft(2).value());
}

TEST_P(EveryGame, WhoForfeitsDoesNotWin) {
    random_playout(game(), 11, [&](State const& state, std::string const&) {
        for (rules::Seat seat = 0; seat < game().info().least_seats; ++seat) {
            auto const outcome = state.forfeit(seat);
            EXPECT_NE(outcome.winner, seat);
            EXPECT_EQ(outcome.scores.size(), static_cast<std::size_t>(game().info().least_seats));
            EXPECT_FALSE(outcome.reason.empty());
            if (game().info().kind == rules::Kind::match) {
                EXPECT_EQ(outcome.winner, 1 - seat);
            }
        }
    });
}

TEST_P(EveryGame, IsDrawnAsTextAndAsAPicture) {
    auto const drawn = [&](State const& state) {
        std::vector<Viewer> viewers{Viewer::spectator(), Viewer::referee()};
        for (rules::Seat seat = 0; seat < game().info().least_seats; ++seat) {
            viewers.push_back(Viewer::seat(seat));
        }
        for (auto const viewer : viewers) {
            auto const plain = state.draw_text(viewer, false);
            EXPECT_EQ(plain.find('\x1b'), std::string::npos);
            EXPECT_GT(std::ranges::count(plain, '\n'), 3);
            EXPECT_NE(state.draw_text(viewer, true).find("\x1b["), std::string::npos);
            std::istringstream svg(state.draw_svg(viewer));
            boost::property_tree::ptree tree;
            ASSERT_NO_THROW(boost::property_tree::read_xml(svg, tree)) << svg.str();
            EXPECT_TRUE(tree.get_child_optional("svg"));
        }
    };
    int ply = 0;
    auto const end = random_playout(game(), 12, [&](State const& state, std::string const&) {
        if (is_looked_at(ply++)) {
            drawn(state);
        }
    });
    drawn(*end);
}

TEST_P(EveryGame, UnknownBotsAndParametersAreExplained) {
    auto const unknown = rules::make_house_bot(game(), "nobody", 0);
    ASSERT_FALSE(unknown);
    EXPECT_NE(unknown.error().message.find("random"), std::string::npos);
    EXPECT_FALSE(rules::make_house_bot(game(), "random:luck=7", 0));
}

// Whoever answers first, it is the same game, and the others see nothing of it.
TEST_P(EveryGame, ThoseWhoDecideAtOnceLearnNothingOfEachOther) {
    random_playout(game(), 13, [&](State const& state, std::string const& move) {
        auto const deciders = state.deciders();
        ASSERT_EQ(deciders.empty() ? -1 : deciders.front(), state.decision()->seat);
        auto const one_way = state.clone();
        auto const other_way = state.clone();
        for (std::size_t at = 0; at < deciders.size() && deciders.size() > 1; ++at) {
            auto const last = deciders.back();
            auto const before = support::to_text(one_way->view(Viewer::seat(last)));
            ASSERT_TRUE(one_way->turn_to(deciders[at]));
            EXPECT_FALSE(at + 1 < deciders.size() && one_way->shows_move_to(Viewer::seat(last)));
            ASSERT_TRUE(one_way->play(move));
            EXPECT_TRUE(at + 1 == deciders.size() ||
                        support::to_text(one_way->view(Viewer::seat(last))) == before);
            ASSERT_TRUE(other_way->turn_to(deciders[deciders.size() - 1 - at]));
            ASSERT_TRUE(other_way->play(move));
        }
        EXPECT_EQ(one_way->position(), other_way->position());
    });
}

std::vector<std::string> all_names() {
    auto names = game_names();
    names.push_back("bids");
    return names;
}

INSTANTIATE_TEST_SUITE_P(Games, EveryGame, testing::ValuesIn(all_names()), test_name);

} // namespace
} // namespace battery
