// Golden playthroughs: one game of each kind written out as text, with everything the interface shows.
//
// They make a change of behaviour visible in review as a change of text. tests/playthroughs/update writes
// them anew; read the difference before you commit it.

#include "all_games/all_games.hpp"
#include "any_game.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace playthroughs {
namespace {

using rules::State;
using rules::Viewer;

// Long lists are cut: the number and the first few tell a change as well as all of them do.
std::string shorten(std::vector<std::string> const& moves) {
    std::vector<std::string> const first(moves.begin(),
                                         moves.begin() + std::min<std::ptrdiff_t>(8, std::ssize(moves)));
    return fmt::format("{} ({}{})", moves.size(), fmt::join(first, " "), moves.size() > 8 ? " …" : "");
}

void describe(std::ostream& out, State const& state, int ply) {
    out << fmt::format("\n# ply {}\nposition: {}\n", ply, state.position());
    if (auto const decision = state.decision()) {
        auto const moves = state.legal_moves();
        out << fmt::format("decides:  seat {}, {}\n", decision->seat, decision->method);
        out << fmt::format("moves:    {}\n", moves ? shorten(*moves) : "cannot be listed");
    }
}

void picture(std::ostream& out, State const& state, int seats) {
    for (rules::Seat seat = 0; seat < seats; ++seat) {
        out << fmt::format("view {}:   {}\n", seat, support::to_text(state.view(Viewer::seat(seat))));
    }
    out << fmt::format("spectator: {}\n", support::to_text(state.view(Viewer::spectator())));
    out << state.draw_text(Viewer::referee(), false);
}

// All moves, but positions only for a while and views only now and then: a random game can be long.
bool is_worth_describing(int ply) {
    return ply < 24 || ply % 100 == 0;
}
bool is_worth_a_picture(int ply) {
    return ply == 4 || (ply > 0 && ply % 300 == 0);
}

std::string playthrough(rules::Game const& game) {
    std::ostringstream out;
    auto const& info = game.info();
    out << fmt::format("{}: {}, {} to {} seats, seed 1, all seats random\n", info.name,
                       rules::to_text(info.kind), info.least_seats, info.most_seats);
    int ply = 0;
    auto const end = battery::random_playout(game, 1, [&](State const& state, std::string const& move) {
        if (is_worth_describing(ply)) {
            describe(out, state, ply);
        }
        if (is_worth_a_picture(ply)) {
            out << fmt::format("question: {}\n", support::to_text(state.question()));
            picture(out, state, info.least_seats);
        }
        out << fmt::format("plays:    {}\n", move);
        ++ply;
    });
    describe(out, *end, ply);
    picture(out, *end, info.least_seats);
    auto const outcome = end->outcome();
    out << fmt::format("over: {}\nreason: {}\n", rules::to_text(*outcome), outcome->reason);
    return out.str();
}

std::string read(std::filesystem::path const& path) {
    std::ifstream in(path);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

class Playthrough : public testing::TestWithParam<std::string> {};

TEST_P(Playthrough, IsAsWrittenDown) {
    auto const registry = all_games::all_games();
    auto const game = registry.find(GetParam()).value();
    auto const path = std::filesystem::path(PLAYTHROUGHS) / (GetParam() + ".txt");
    auto const now = playthrough(*game);
    if (std::getenv("TULKAS_UPDATE_PLAYTHROUGHS") != nullptr) {
        std::ofstream(path) << now;
    }
    EXPECT_EQ(read(path), now) << "if the change is meant, run tests/playthroughs/update";
}

INSTANTIATE_TEST_SUITE_P(Games, Playthrough, testing::ValuesIn(battery::game_names()), battery::test_name);

} // namespace
} // namespace playthroughs
