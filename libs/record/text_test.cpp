#include "record/text.hpp"
#include "support/digest.hpp"

#include <gtest/gtest.h>

namespace record {
namespace {

using std::chrono::microseconds;
using support::sha256;

GameRecord sample() {
    GameRecord record{.game = "nim",
                      .version = "0.1.0",
                      .seed = 18446744073709551615U,
                      .options = {{"matches", "5"}},
                      .position = std::nullopt,
                      .seats = {"anna", "bert"},
                      .hashes = {"", sha256("x")},
                      .moves = {{0, "1", microseconds(300)}, {1, "3", microseconds(4)}},
                      .refused = "7\n",
                      .outcome = {.winner = 1, .scores = {0, 1}, .reason = "bert erred"},
                      .blame = Blame{.seat = 0, .why = "illegal move '7'"},
                      .cpu = {microseconds(300), microseconds(4)},
                      .remaining = {rules::TimeControl::forever, microseconds(99)},
                      .logs = {Log(100), Log(4), Log(100)}};
    record.logs[0].add(0, "the engine's");
    record.logs[1].add(1, "two\nlines, cut");
    return record;
}

void expect_equal(GameRecord const& left, GameRecord const& right) {
    EXPECT_EQ(left.game, right.game);
    EXPECT_EQ(left.version, right.version);
    EXPECT_EQ(left.seed, right.seed);
    EXPECT_EQ(left.options, right.options);
    EXPECT_EQ(left.position, right.position);
    EXPECT_EQ(left.seats, right.seats);
    EXPECT_EQ(left.hashes, right.hashes);
    EXPECT_EQ(left.moves, right.moves);
    EXPECT_EQ(left.refused, right.refused);
    EXPECT_EQ(left.outcome, right.outcome);
    EXPECT_EQ(left.blame, right.blame);
    EXPECT_EQ(left.cpu, right.cpu);
    EXPECT_EQ(left.remaining, right.remaining);
    EXPECT_EQ(left.logs, right.logs);
}

TEST(RecordText, KeepsWhatWasAskedAtTheSameTimeAndWhatWasNotAnswered) {
    auto record = sample();
    record.moves = {{0, R"("up")", microseconds(3)},
                    {1, std::string(no_answer), microseconds(4), true},
                    {0, R"("left")", microseconds(5)}};
    auto const text = to_text(record);
    EXPECT_NE(text.find("\n0 \"up\"\n+1 timeout\n0 \"left\"\n"), std::string::npos);
    auto const again = from_text(text);
    ASSERT_TRUE(again) << again.error().message;
    expect_equal(*again, record);
    record.moves.front().is_together = true;
    EXPECT_FALSE(from_text(to_text(record))) << "with whom?";
}

TEST(RecordText, ReadsWhatItWrites) {
    auto const record = from_text(to_text(sample()));
    ASSERT_TRUE(record) << record.error().message;
    expect_equal(*record, sample());

    auto plain = sample();
    plain.refused.reset();
    plain.blame.reset();
    plain.outcome.winner.reset();
    plain.position = "1 0";
    plain.game_version = 3;
    auto const again = from_text(to_text(plain));
    ASSERT_TRUE(again) << again.error().message;
    expect_equal(*again, plain);
    EXPECT_EQ(again->game_version, 3U);
}

TEST(RecordText, TheSameGameDiffersInItsTimesOnly) {
    auto slower = sample();
    slower.moves[0].cpu = microseconds(999);
    slower.cpu[0] = microseconds(999);
    auto const text = to_text(sample());
    auto const other = to_text(slower);
    auto const content_size = text.find("\ntimes ");
    EXPECT_EQ(text.substr(0, content_size), other.substr(0, content_size));
    EXPECT_NE(text, other);
}

TEST(RecordText, EveryChangedByteIsFound) {
    auto const text = to_text(sample());
    for (std::size_t at = 0; at < text.size(); ++at) {
        for (char const other : {'0', 'x', '\n', ' ', '\xff'}) {
            auto changed = text;
            changed[at] = other;
            if (changed != text) {
                EXPECT_FALSE(from_text(changed)) << "byte " << at;
            }
        }
    }
}

TEST(RecordText, CuttingOrAddingAnythingIsFound) {
    auto const text = to_text(sample());
    for (std::size_t size = 0; size < text.size(); ++size) {
        EXPECT_FALSE(from_text(text.substr(0, size))) << size;
    }
    EXPECT_FALSE(from_text(text + "\n"));
    EXPECT_FALSE(from_text(text + text));
}

// With the digests made to fit again, what is wrong is still found, and the line is named.
TEST(RecordText, SaysInWhichLineItWentWrong) {
    auto const with = [](std::string_view from, std::string_view to) {
        auto text = to_text(sample());
        text.replace(text.find(from), from.size(), to);
        auto const content = text.substr(0, text.find("content "));
        text.replace(content.size() + 8, 64, sha256(content));
        return from_text(text).error().message;
    };
    EXPECT_EQ(with("tulkas-record 1", "tulkas-record 2"),
              "line 1: a record must begin with 'tulkas-record 1'");
    EXPECT_EQ(with("\n1 3\n", "\n2 3\n"), "line 4: seat 2 does not exist: there are 2 seats");
    EXPECT_EQ(with("log 0 1", "log 7 1").substr(0, 8), "line 8: ");
    EXPECT_NE(with("\"seed\":1844", "\"seeds\":1844").find("line 2: the header"), std::string::npos);
}

TEST(RecordText, SeveralGamesStandOneAfterTheOther) {
    auto other = sample();
    other.seed = 7;
    auto const text = to_text(sample()) + to_text(other) + to_text(sample());
    auto const texts = split(text);
    ASSERT_EQ(texts.size(), 3U);
    EXPECT_EQ(texts[0], to_text(sample()));
    EXPECT_EQ(texts[1], to_text(other));
    EXPECT_EQ(texts[2], to_text(sample()));
    for (std::size_t at = 0; at < text.size(); ++at) {
        auto changed = text;
        changed[at] = changed[at] == 'x' ? 'y' : 'x';
        auto const all = split(changed);
        EXPECT_FALSE(std::ranges::all_of(all, [](auto one) { return from_text(one).has_value(); }))
            << "byte " << at;
    }
    EXPECT_EQ(split(""), std::vector<std::string_view>{""});
}

} // namespace
} // namespace record
