// A built-in game in which several decide at once.
#include "bids/game.hpp"
#include "record/replay.hpp"
#include "record/text.hpp"
#include "runtime/play.hpp"

#include <gtest/gtest.h>

#include <utility>

namespace runtime {
namespace {

using std::chrono::milliseconds;

// Bids what it is told to, and notes the position that it saw.
class Bidder final : public rules::Bot {
public:
    Bidder(std::vector<std::string> bids, std::vector<std::string>& seen, rules::Duration& now)
        : m_bids(std::move(bids)), m_seen(seen), m_now(now) {}

    [[nodiscard]] std::string decide(rules::State const& state, rules::TimeLeft const& /*left*/) override {
        m_seen.push_back(state.position());
        auto const& bid = m_bids.at(m_calls++);
        m_now += milliseconds(bid == "late" ? 1000 : 1);
        return bid;
    }
    [[nodiscard]] support::Result<support::Json> answer(std::string_view /*method*/,
                                                        support::JsonObject const& /*params*/,
                                                        rules::TimeLeft const& /*left*/) override {
        return support::Json();
    }

private:
    std::vector<std::string> m_bids;
    std::vector<std::string>& m_seen;
    rules::Duration& m_now;
    std::size_t m_calls = 0;
};

class ABuiltInRound : public testing::Test {
protected:
    record::GameRecord play_bids(std::vector<std::vector<std::string>> bids) {
        std::vector<Player> players;
        for (auto& own : bids) {
            players.push_back(house_player("bidder", std::make_unique<Bidder>(std::move(own), m_seen, m_now),
                                           [this] { return m_now; }));
        }
        Conditions const conditions{
            .limits = {.time = {.cpu = {.per_call = milliseconds(100)}, .start_up = {}}}};
        return play(*m_game, {.options = {}, .seed = 1, .seats = 3}, std::move(players), conditions).value();
    }

    std::shared_ptr<rules::Game const> m_game = bids::make_game();
    std::vector<std::string> m_seen;
    rules::Duration m_now{};
};

TEST_F(ABuiltInRound, AsksAllBeforeAnybodyKnowsAnAnswer) {
    auto const record = play_bids({{"1", "2", "3", "1"}, {"1", "1", "2", "2"}, {"4", "2", "1", "1"}});
    EXPECT_EQ(m_seen[0], "0 0-0-0 0-0-0");
    EXPECT_EQ(m_seen[2], m_seen[0]);
    EXPECT_EQ(m_seen[5], "1 0-0-4 0-0-0");
    ASSERT_EQ(record.moves.size(), 12U);
    EXPECT_FALSE(record.moves[3].is_together);
    EXPECT_TRUE(record.moves[4].is_together && record.moves[5].is_together);
    EXPECT_EQ(record.outcome.scores, (std::vector{0, 3, 5}));
    EXPECT_EQ(record.outcome.winner, 2);
    EXPECT_FALSE(record.blame);
}

TEST_F(ABuiltInRound, IsReplayedFromItsText) {
    auto record = play_bids({{"1", "2", "3", "1"}, {"1", "1", "2", "2"}, {"4", "2", "1", "1"}});
    EXPECT_EQ(record::verify(*m_game, record).has_value(), true);
    EXPECT_EQ(record::from_text(record::to_text(record)).value().moves[4].is_together, true);
    std::swap(record.moves[1], record.moves[2]);
    EXPECT_TRUE(record::verify(*m_game, record)) << "the order of those who decide at once means nothing";
    record.moves[4].seat = 0;
    EXPECT_EQ(record::verify(*m_game, record).error().message, "ply 4: seat 0 moves, but it is not its turn");
}

TEST_F(ABuiltInRound, BlamesWhoseBidIsIllegal) {
    auto const record = play_bids({{"1"}, {"9"}, {"2"}});
    EXPECT_EQ(record.blame, (record::Blame{1, "illegal move '9': bid 1 to 5"}));
    EXPECT_EQ(record.refused, "9");
    EXPECT_EQ(record.moves.size(), 1U);
    EXPECT_EQ(record.outcome.scores, (std::vector{1, 0, 1}));
    EXPECT_TRUE(record::verify(*m_game, record));
}

TEST_F(ABuiltInRound, BlamesWhoIsLate) {
    auto const record = play_bids({{"1"}, {"2"}, {"late"}});
    EXPECT_EQ(record.blame, (record::Blame{2, "over time: used 1000.0 ms of the 100 ms for one call"}));
    EXPECT_EQ(record.moves.size(), 2U);
    EXPECT_EQ(record.outcome.scores, (std::vector{1, 1, 0}));
}

} // namespace
} // namespace runtime
