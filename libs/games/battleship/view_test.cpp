// What each viewer sees, and that nobody sees more.
#include "battleship/battle_notation.hpp"
#include "battleship/match_state.hpp"
#include "battleship/placements.hpp"
#include "battleship/random_setup.hpp"
#include "battleship/shooters.hpp"
#include "battleship/solo_state.hpp"
#include "battleship/test_fields.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <vector>

namespace battleship {
namespace {

using rules::Viewer;
using tests::at;

Battle shot_at() {
    Battle battle(tests::field(), tests::field(), 0);
    for (auto const* target : {"A-3", "B-3", "J-5", "A-4", "A-10", "F-5", "J-2", "I-2"}) {
        battle.shoot(at(target));
    }
    return battle;
}

TEST(MatchView, AnOwnerSeesTheFleetAndTheShotsAtIt) {
    auto const view = MatchState(shot_at()).view(Viewer::seat(1));
    EXPECT_EQ(view.at("phase"), "shooting");
    EXPECT_EQ(view.at("turn"), 0);
    EXPECT_EQ(view.at("winner"), nullptr);
    auto const& own = view.at("fields").at(1);
    EXPECT_EQ(own.at("grid").at(0), "ssss.sss..");
    EXPECT_EQ(own.at("grid").at(2), "#os.s....s");
    EXPECT_EQ(own.at("ships").as_array().size(), 10U);
    EXPECT_EQ(own.at("shots"), 5);
    EXPECT_EQ(own.at("last_target"), "F-5");
    EXPECT_EQ(own.at("last_result"), "miss");
    EXPECT_EQ(support::to_text(own.at("afloat")), "[4,3,3,2,2,1,1,1]");
}

TEST(MatchView, OfTheEnemyOnlyWhatWasShotAtIsSeen) {
    auto const view = MatchState(shot_at()).view(Viewer::seat(0));
    auto const& enemy = view.at("fields").at(1);
    EXPECT_EQ(enemy.at("grid").at(0), "..........");
    EXPECT_EQ(enemy.at("grid").at(2), "#o........");
    EXPECT_EQ(support::to_text(enemy.at("ships")),
              R"([{"position":"A-3","direction":"vertical","size":2},)"
              R"({"position":"A-10","direction":"horizontal","size":1}])");
    EXPECT_EQ(view.at("fields").at(0).at("grid").at(1), "........ox");
}

TEST(MatchView, ASpectatorSeesWhatWasShotAtAndTheRefereeEverything) {
    MatchState const state(shot_at());
    auto const seen = state.view(Viewer::spectator());
    EXPECT_EQ(seen.at("fields").at(0).at("grid").at(0), "..........");
    EXPECT_EQ(seen.at("fields").at(0).at("grid").at(1), "........ox");
    EXPECT_EQ(seen.at("fields").at(1).at("grid").at(2), "#o........");
    auto const all = state.view(Viewer::referee());
    EXPECT_EQ(all.at("fields").at(0).at("grid").at(0), "ssss.sss..");
    EXPECT_EQ(all.at("fields").at(1).at("grid").at(0), "ssss.sss..");
}

TEST(MatchView, TheSetUpAndTheEndAreToldApart) {
    auto const start = MatchState(Battle()).view(Viewer::referee());
    EXPECT_EQ(start.at("phase"), "setup");
    EXPECT_EQ(start.at("fields").at(0).at("shots"), 0);
    EXPECT_EQ(support::to_text(start.at("fields").at(0).at("afloat")), "[4,3,3,2,2,2,1,1,1,1]");
    Battle battle(tests::field(), tests::field(), 0);
    for (auto const target : tests::fleet().squares()) {
        battle.shoot(target);
    }
    auto const end = MatchState(battle).view(Viewer::spectator());
    EXPECT_EQ(end.at("phase"), "over");
    EXPECT_EQ(end.at("turn"), nullptr);
    EXPECT_EQ(end.at("winner"), 0);
    EXPECT_EQ(support::to_text(end.at("fields").at(1).at("afloat")), "[]");
}

TEST(SoloView, OnlyTheRefereeSeesTheFleet) {
    auto field = tests::field();
    field.shoot(at("A-10"));
    SoloState const state(field);
    for (auto const viewer : {Viewer::seat(0), Viewer::spectator()}) {
        auto const view = state.view(viewer);
        EXPECT_EQ(view.at("phase"), "shooting");
        EXPECT_EQ(view.at("field").at("grid").at(8), "-.........");
        EXPECT_EQ(view.at("field").at("grid").at(9), "#-........");
    }
    EXPECT_EQ(state.view(Viewer::referee()).at("field").at("grid").at(9), "#-s......s");
}

// The field with one ship that was not hit moved to where it may lie too, as far as the shooter knows.
std::optional<Field> with_one_ship_moved(Field const& field, support::Random& random) {
    auto ships = field.fleet().ships();
    auto& moved = ships[random.below(ship_count)];
    if (squares_of(moved).meets(field.map().tried())) {
        return std::nullopt;
    }
    auto const places = placements_of(moved.size);
    auto const& place = places[random.below(static_cast<std::uint32_t>(places.size()))];
    if (place.squares == squares_of(moved) || !field.map().free_positions().contains(place.squares)) {
        return std::nullopt;
    }
    moved = place.ship;
    auto const fleet = Fleet::create(ships);
    if (!fleet) {
        return std::nullopt;
    }
    auto text = to_text(field);
    for (auto const position : field.map().free_positions()) {
        auto const index = static_cast<std::size_t>(position.row() * (grid_size + 1) + position.column());
        text[index] = fleet->squares().contains(position) ? 's' : '.';
    }
    return parse_field(text).value();
}

// All that a viewer is ever shown of a state.
std::vector<std::string> shown_to(Viewer viewer, rules::State const& state) {
    return {support::to_text(state.view(viewer)), state.draw_text(viewer, false),
            state.draw_text(viewer, true), state.draw_svg(viewer)};
}

void expect_the_same_to_the_shooter(MatchState const& state, MatchState const& other, rules::Seat shooter) {
    ASSERT_NE(state.position(), other.position());
    EXPECT_EQ(shown_to(Viewer::seat(shooter), state), shown_to(Viewer::seat(shooter), other));
    EXPECT_EQ(shown_to(Viewer::spectator(), state), shown_to(Viewer::spectator(), other));
    EXPECT_NE(state.view(Viewer::seat(1 - shooter)), other.view(Viewer::seat(1 - shooter)));
    EXPECT_NE(state.view(Viewer::referee()), other.view(Viewer::referee()));
    if (state.decision()->seat == shooter) {
        EXPECT_EQ(support::to_text(state.question()), support::to_text(other.question()));
        EXPECT_EQ(state.legal_moves(), other.legal_moves());
    }
}

// Compares the battle with one in which a ship of the enemy lies elsewhere; false when none could be made.
bool compare_with_another_fleet(Battle const& battle, rules::Seat shooter, support::Random& random) {
    auto const moved = with_one_ship_moved(*battle.field(1 - shooter), random);
    if (!moved) {
        return false;
    }
    Battle const other = shooter == 0 ? Battle(*battle.field(0), *moved, battle.turn())
                                      : Battle(*moved, *battle.field(1), battle.turn());
    expect_the_same_to_the_shooter(MatchState(battle), MatchState(other), shooter);
    return true;
}

TEST(HiddenInformation, WhereShipsLieThatWereNotHitIsSeenByNobodyElse) {
    support::Random random(6);
    int compared = 0;
    for (int game = 0; game < 60; ++game) {
        Battle battle(Field(random_setup(random)), Field(random_setup(random)), 0);
        while (battle.phase() != Phase::over) {
            auto const shooter = static_cast<rules::Seat>(random.below(2));
            compared += compare_with_another_fleet(battle, shooter, random) ? 1 : 0;
            battle.shoot(random_shot(battle.target().map(), random));
        }
    }
    EXPECT_GT(compared, 300);
}

TEST(HiddenInformation, ThePlayerAloneSeesNothingOfTheFleet) {
    support::Random random(7);
    int compared = 0;
    for (int game = 0; game < 60; ++game) {
        for (Field field(random_setup(random)); !field.is_sunk();) {
            if (auto const moved = with_one_ship_moved(field, random)) {
                SoloState const state(field);
                SoloState const other(*moved);
                EXPECT_EQ(shown_to(Viewer::seat(0), state), shown_to(Viewer::seat(0), other));
                EXPECT_EQ(support::to_text(state.question()), support::to_text(other.question()));
                EXPECT_NE(state.view(Viewer::referee()), other.view(Viewer::referee()));
                ++compared;
            }
            field.shoot(smart_shot(field.map(), random));
        }
    }
    EXPECT_GT(compared, 100);
}

TEST(HiddenInformation, TheFirstFleetIsNotShownDuringTheSetUp) {
    support::Random random(8);
    Battle battle;
    battle.set_up(random_setup(random));
    Battle other;
    other.set_up(random_setup(random));
    EXPECT_EQ(shown_to(Viewer::seat(1), MatchState(battle)), shown_to(Viewer::seat(1), MatchState(other)));
    EXPECT_EQ(MatchState(battle).question(), MatchState(other).question());
    EXPECT_NE(MatchState(battle).view(Viewer::seat(0)), MatchState(other).view(Viewer::seat(0)));
}

} // namespace
} // namespace battleship
