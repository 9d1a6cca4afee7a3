// What each person at the table may know, and that nobody learns more.
#include "catan/hidden_cards.hpp"
#include "catan/playout.hpp"
#include "catan/position_notation.hpp"
#include "catan/testing.hpp"
#include "catan/view.hpp"
#include "support/json.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace catan {
namespace {

using rules::Viewer;
using tests::TestTable;

TEST(Seen, OwnCardsAreKnownAndThoseOfOthersCounted) {
    TestTable table(3);
    table.deal(0, "2b1o").deal(1, "3g").give_card(0, Card::knight).give_card(1, Card::monopoly);
    Position const seen = table.position.seen_by(Viewer::seat(0));
    EXPECT_EQ(seen.players[0], table.position.players[0]);
    EXPECT_EQ(seen.players[1].hand, Resources{});
    EXPECT_EQ(seen.players[1].hand_size(), 3);
    EXPECT_EQ(seen.players[1].card_count(), 1);
    EXPECT_EQ(seen.deck_size(), 23);
    EXPECT_EQ(seen.unseen_cards(), whole_deck - Cards::of(Card::knight));
    EXPECT_EQ(table.position.seen_by(Viewer::referee()), table.position);
    EXPECT_EQ(table.position.seen_by(Viewer::spectator()).players[0].hand_size(), 3);
    EXPECT_EQ(table.position.seen_by(Viewer::spectator()).players[0].hand, Resources{});
}

TEST(Seen, VictoryPointsAreLaidOpenAtTheEnd) {
    TestTable table(2);
    table.give_card(1, Card::victory_point).give_card(1, Card::knight);
    EXPECT_EQ(table.position.seen_by(Viewer::seat(0)).points(1), 0);
    table.position.phase = Phase::over;
    Position const seen = table.position.seen_by(Viewer::seat(0));
    EXPECT_EQ(seen.points(1), 1);
    EXPECT_EQ(seen.players[1].hidden_cards, 1);
}

TEST(Happenings, AStolenCardIsNamedToThiefAndVictimAlone) {
    TestTable table;
    table.settlement(1, "0,2").deal(1, "1o").before_roll();
    table.roll(7);
    table.play("robber:1,2");
    auto const happening = table.play("steal:1");
    EXPECT_EQ(happening.stolen, Resource::ore);
    for (auto const viewer : {Viewer::seat(0), Viewer::seat(1), Viewer::referee()}) {
        EXPECT_EQ(happening.seen_by(viewer), happening);
    }
    for (auto const viewer : {Viewer::seat(2), Viewer::seat(3), Viewer::spectator()}) {
        EXPECT_TRUE(happening.seen_by(viewer).is_secret);
        EXPECT_NE(happening.seen_by(viewer).stolen, Resource::ore);
        EXPECT_EQ(happening.seen_by(viewer).victim, 1);
    }
}

TEST(Happenings, ABoughtCardIsNamedToItsBuyerAlone) {
    TestTable table;
    table.deal(0, "1w1g1o");
    table.position.played = whole_deck - Cards::of(Card::monopoly);
    auto const happening = table.play("buy");
    EXPECT_EQ(happening.bought, Card::monopoly);
    EXPECT_EQ(happening.seen_by(Viewer::seat(0)), happening);
    for (auto const viewer : {Viewer::seat(1), Viewer::spectator()}) {
        EXPECT_TRUE(happening.seen_by(viewer).is_secret);
        EXPECT_NE(happening.seen_by(viewer).bought, Card::monopoly);
    }
}

// What it brings about to play the same move in both, with the same dice, as the viewer hears it.
bool play_both(Position const& position, Position const& other, Viewer viewer, support::Random const& dice) {
    support::Random first_dice = dice;
    Move const move = random_move(position, first_dice);
    // What a monopoly brings shows what people had. The card that one draws oneself, from another's hand or
    // from the deck, shows one card of it.
    bool const is_drawn = move.kind == MoveKind::steal || move.kind == MoveKind::buy;
    bool const is_telling =
        position.phase == Phase::monopoly || (is_drawn && viewer.sees_secrets_of(position.turn));
    // Whether one may do something depends on one's cards, which are others now; and who wins does.
    if (is_telling || !check(other, move)) {
        return false;
    }
    Position one = position;
    Position two = other;
    support::Random second_dice = first_dice;
    auto const happening = play(one, move, first_dice);
    auto const second = play(two, move, second_dice);
    if (one.is_over() || two.is_over()) {
        return false;
    }
    EXPECT_EQ(happening.seen_by(viewer), second.seen_by(viewer)) << to_text(move);
    EXPECT_EQ(one.seen_by(viewer), two.seen_by(viewer)) << to_text(move);
    // What is sent, to the letter: slower, so not in every turn.
    if (one.turn_number % 8 == 0) {
        EXPECT_EQ(support::to_text(view_of(one, happening, viewer)),
                  support::to_text(view_of(two, second, viewer)));
    }
    return true;
}

TEST(HiddenInformation, GamesThatDifferInWhatIsHiddenLookTheSame) {
    support::Random random(9);
    int differing = 0;
    int played = 0;
    for (int game = 0; game < tests::rounds(2000); ++game) {
        Position position = Position::start(random_layout(RedNumbers::anywhere, random), 2 + game % 3);
        for (int move = 0; !position.is_over(); ++move) {
            if (random.below(32) == 0) {
                auto const who = static_cast<int>(random.below(position.player_count + 1U));
                auto const viewer = who == position.player_count ? Viewer::spectator() : Viewer::seat(who);
                Position const other = deal_hidden_cards(position.seen_by(viewer), random);
                ASSERT_EQ(other.seen_by(viewer), position.seen_by(viewer));
                differing += other != position ? 1 : 0;
                played += play_both(position, other, viewer, random) ? 1 : 0;
            }
            play(position, random_move(position, random), random);
        }
    }
    EXPECT_GT(differing, tests::rounds(20000));
    EXPECT_GT(played, tests::rounds(20000));
}

} // namespace
} // namespace catan
