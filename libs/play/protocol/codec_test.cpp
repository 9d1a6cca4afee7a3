// The parser and the writer together: every row of the table of messages, both ways.

#include "protocol/parser.hpp"
#include "protocol/writer.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

namespace protocol {
namespace {

std::string line_of(Message const& message) {
    std::string line;
    append_line(line, message);
    return line;
}

// What the parser says about a line that it refuses.
std::string refusal(std::string_view line, Limits const& limits = {}) {
    Parser parser(limits);
    auto const message = parser.parse(line);
    if (message) {
        return "accepted";
    }
    EXPECT_EQ(message.error().kind, support::ErrorKind::invalid);
    return message.error().message;
}

TEST(Codec, EveryRowOfTheTableHasItsLine) {
    LogTarget const bot_b{.kind = LogTarget::Kind::bot, .bot = BotName::of(1, 2)};
    std::vector<std::pair<Message, std::string>> const rows{
        {StartNotice{}, "MESSAGE-StartNotice-0-"},
        {StartNotice{.data = "e30="}, "MESSAGE-StartNotice-4-e30="},
        {ShutdownNotice{}, "MESSAGE-ShutdownNotice-0-"},
        {LogEntry{.target = {}, .text = "héllo"}, "MESSAGE-LogEntry-U0VMRg==-aMOpbGxv-0-"},
        {LogEntry{.target = bot_b, .text = ""}, "MESSAGE-LogEntry-Qk9UX0I=--0-"},
        {ErrorReport{.text = "no move"}, "MESSAGE-ErrorReport-bm8gbW92ZQ==-0-"},
        {ChallengeResult{.points = 37, .maximum = 80}, "MESSAGE-ChallengeResult-Mzc=-ODA=-0-"},
        {ChallengeResult{.points = -1, .maximum = {}}, "MESSAGE-ChallengeResult-LTE=-bnVsbA==-0-"},
        {MatchResult{.end = MatchEnd::bot_a_win}, "MESSAGE-MatchResult-Qk9UX0FfV0lO-0-"},
        {RankingResult{.scores = {10, -3, 0}}, "MESSAGE-RankingResult-MTAsLTMsMA==-0-"},
        {GameView{.data = "e30="}, "MESSAGE-GameView-4-e30="},
        {Simultaneous{.calls = 8}, "MESSAGE-Simultaneous-OA==-0-"},
        {Elimination{.bot = BotName::of(1, 2)}, "MESSAGE-Elimination-Qk9UX0I=-0-"},
        {ActorBinary{.kind = BinaryKind::engine}, "MESSAGE-ActorBinary-RU5HSU5F-0-"},
        {ActorBinary{.kind = BinaryKind::actor, .data = "f0VMRg=="},
         "MESSAGE-ActorBinary-QUNUT1I=-8-f0VMRg=="},
        {ProxyCall{.target = BotName::of(0, 2), .data = "e30="}, "MESSAGE-ProxyCall-Qk9UX0E=-4-e30="},
        {ProxyCall{.target = BotName::of(3, 4), .data = "e30="}, "MESSAGE-ProxyCall-Qk9UXzM=-4-e30="},
        {CallResult{.method = "get_move", .data = "bnVsbA=="}, "MESSAGE-CallResult-Z2V0X21vdmU=-8-bnVsbA=="},
        {BotTimeout{}, "MESSAGE-BotTimeout-0-"},
    };
    Parser parser;
    for (auto const& [message, line] : rows) {
        EXPECT_EQ(line_of(message), line + "\n");
        auto const parsed = parser.parse(line);
        ASSERT_TRUE(parsed) << line << ": " << parsed.error().message;
        EXPECT_EQ(*parsed, message) << line;
    }
}

TEST(Codec, TheExtremesOfNumbersGoThrough) {
    ChallengeResult const result{.points = std::numeric_limits<std::int64_t>::min(),
                                 .maximum = std::numeric_limits<std::int64_t>::max()};
    std::string line = line_of(result);
    line.pop_back();
    Parser parser;
    EXPECT_EQ(parser.parse(line), Message(result));
}

TEST(Codec, APayloadIsAViewIntoTheLine) {
    std::string const line = "MESSAGE-CallResult-Z2V0X21vdmU=-8-bnVsbA==";
    Parser parser;
    auto const message = parser.parse(line);
    ASSERT_TRUE(message);
    EXPECT_EQ(std::get<CallResult>(*message).data.data(), line.data() + line.size() - 8);
}

TEST(Parser, RefusesWhatIsNoMessage) {
    EXPECT_EQ(refusal(""), "byte 0: a message begins with MESSAGE-, not with ''");
    EXPECT_EQ(refusal("hello"), "byte 0: a message begins with MESSAGE-, not with 'hello'");
    EXPECT_EQ(refusal("message-StartNotice-0-"),
              "byte 0: a message begins with MESSAGE-, not with 'message'");
    EXPECT_EQ(refusal("MESSAGE"), "byte 0: a message begins with MESSAGE-, not with 'MESSAGE'");
    EXPECT_EQ(refusal("MESSAGE-"), "byte 8: the line ends where a type and a hyphen should be");
    EXPECT_EQ(refusal("MESSAGE-StartNotice"), "byte 19: the line ends where a type and a hyphen should be");
}

TEST(Parser, RefusesTypesThatDoNotExist) {
    EXPECT_EQ(refusal("MESSAGE-Hello-0-"), "byte 8: there is no message type 'Hello'");
    EXPECT_EQ(refusal("MESSAGE-startNotice-0-"), "byte 8: there is no message type 'startNotice'");
    EXPECT_EQ(refusal("MESSAGE--0-"), "byte 8: there is no message type ''");
    EXPECT_EQ(refusal("MESSAGE- StartNotice-0-"), "byte 8: there is no message type ' StartNotice'");
}

TEST(Parser, RefusesTheWrongNumberOfParameters) {
    EXPECT_EQ(refusal("MESSAGE-StartNotice-"),
              "byte 20: the line ends where the size and a hyphen should be");
    EXPECT_EQ(refusal("MESSAGE-StartNotice-0"),
              "byte 21: the line ends where the size and a hyphen should be");
    EXPECT_EQ(refusal("MESSAGE-StartNotice-U0VMRg==-0-"),
              "byte 20: 'U0VMRg==' is not a size, a whole number");
    EXPECT_EQ(refusal("MESSAGE-StartNotice--0-"), "byte 20: '' is not a size, a whole number");
    EXPECT_EQ(refusal("MESSAGE-LogEntry-"),
              "byte 17: the line ends where a parameter and a hyphen should be");
    EXPECT_EQ(refusal("MESSAGE-LogEntry-U0VMRg==-0-"), "byte 27: the base64 does not end at a multiple of 4");
    EXPECT_EQ(refusal("MESSAGE-LogEntry-U0VMRg==--"),
              "byte 27: the line ends where the size and a hyphen should be");
}

TEST(Parser, RefusesParametersThatAreNotCanonicalBase64OfUtf8) {
    EXPECT_EQ(refusal("MESSAGE-ErrorReport-Zm9 -0-"), "byte 23: no base64 character");
    EXPECT_EQ(refusal("MESSAGE-ErrorReport-Zg-0-"), "byte 22: the base64 does not end at a multiple of 4");
    EXPECT_EQ(refusal("MESSAGE-ErrorReport-Zh==-0-"), "byte 21: the last base64 character has bits to spare");
    EXPECT_EQ(refusal("MESSAGE-ErrorReport-YWL/-0-"),
              "byte 20: the parameter's text is not UTF-8 (its byte 2)");
}

TEST(Parser, RefusesNamesThatAreNotInTheTable) {
    EXPECT_EQ(refusal("MESSAGE-LogEntry-RU5HSU5F-eA==-0-"),
              "byte 17: 'ENGINE' is not whose log it is for: SELF, BOTS, ALL or a bot's name");
    EXPECT_EQ(refusal("MESSAGE-MatchResult-QV9XSU4=-0-"),
              "byte 20: 'A_WIN' is not a result: BOT_A_WIN, DRAW, BOT_B_WIN, BOT_A_ERROR or BOT_B_ERROR");
    EXPECT_EQ(refusal("MESSAGE-ActorBinary-Qk9U-0-"),
              "byte 20: 'BOT' is not a kind of binary: API, ENGINE or ACTOR");
    EXPECT_EQ(refusal("MESSAGE-ProxyCall-QUxM-4-e30="),
              "byte 18: 'ALL' is not a bot's name: BOT_A, BOT_B, BOT_0, …");
}

TEST(Parser, RefusesNumbersThatAreNotWholeAndCanonical) {
    EXPECT_EQ(refusal("MESSAGE-ChallengeResult-MDE=-bnVsbA==-0-"),
              "byte 24: '01' is neither a whole number nor null");
    EXPECT_EQ(refusal("MESSAGE-ChallengeResult-MQ==-MS41-0-"),
              "byte 29: '1.5' is neither a whole number nor null");
    EXPECT_EQ(refusal("MESSAGE-Simultaneous-KzI=-0-"), "byte 21: '+2' is not a number of calls");
    EXPECT_EQ(refusal("MESSAGE-Elimination-U0VMRg==-0-"),
              "byte 20: 'SELF' is not a bot's name: BOT_A, BOT_B, BOT_0, …");
    EXPECT_EQ(refusal("MESSAGE-RankingResult--0-"), "byte 22: '' is not a score, a whole number");
    EXPECT_EQ(refusal("MESSAGE-RankingResult-MSw=-0-"), "byte 22: '' is not a score, a whole number");
    EXPECT_EQ(refusal("MESSAGE-RankingResult-MSwgMg==-0-"), "byte 22: ' 2' is not a score, a whole number");
}

TEST(Parser, RefusesSizesThatAreNotTheSizeOfTheData) {
    EXPECT_EQ(refusal("MESSAGE-ProxyCall-Qk9UX0E=-8-e30="),
              "byte 29: 4 characters of data where the size says 8");
    EXPECT_EQ(refusal("MESSAGE-ProxyCall-Qk9UX0E=-4-e30=e30="),
              "byte 29: 8 characters of data where the size says 4");
    for (auto const* size : {"04", "+4", "-4", "4 ", "", "four", "99999999999999999999"}) {
        EXPECT_NE(refusal(std::string("MESSAGE-ProxyCall-Qk9UX0E=-") + size + "-e30="), "accepted") << size;
    }
    EXPECT_EQ(refusal("MESSAGE-StartNotice-0- "), "byte 22: 1 characters of data where the size says 0");
    EXPECT_EQ(refusal("MESSAGE-StartNotice-0-\r"), "byte 22: 1 characters of data where the size says 0");
}

TEST(Parser, RefusesDataWhereThereAreNoneAndNoneWhereThereMustBe) {
    EXPECT_EQ(refusal("MESSAGE-BotTimeout-4-e30="), "byte 19: a BotTimeout has no data");
    EXPECT_EQ(refusal("MESSAGE-ProxyCall-Qk9UX0E=-0-"), "byte 27: a ProxyCall must have data");
    EXPECT_EQ(refusal("MESSAGE-CallResult-eA==-0-"), "byte 24: a CallResult must have data");
}

TEST(Parser, RefusesDataThatAreNotCanonicalBase64) {
    EXPECT_EQ(refusal("MESSAGE-ProxyCall-Qk9UX0E=-4-e3-="), "byte 31: no base64 character");
    EXPECT_EQ(refusal("MESSAGE-ProxyCall-Qk9UX0E=-3-e30"),
              "byte 32: the base64 does not end at a multiple of 4");
    EXPECT_EQ(refusal("MESSAGE-ProxyCall-Qk9UX0E=-4-e31="),
              "byte 31: the last base64 character has bits to spare");
}

TEST(Parser, KeepsToItsLimitsToTheCharacter) {
    Limits const limits{.parameter = 8, .data = 8, .binary = 12};
    EXPECT_EQ(refusal("MESSAGE-ProxyCall-Qk9UX0E=-8-e30ge30g", limits), "accepted");
    EXPECT_EQ(refusal("MESSAGE-ProxyCall-Qk9UX0E=-12-e30ge30ge30g", limits),
              "byte 27: data of 12 characters; at most 8 are allowed");
    EXPECT_EQ(refusal("MESSAGE-ErrorReport-Zm9vYmFy-0-", limits), "accepted");
    EXPECT_EQ(refusal("MESSAGE-ErrorReport-Zm9vYmFyZm9v-0-", limits),
              "byte 20: a parameter of 12 characters; at most 8 are allowed");
    EXPECT_EQ(refusal("MESSAGE-ActorBinary-QVBJ-12-e30ge30ge30g", limits), "accepted");
    EXPECT_EQ(refusal("MESSAGE-ActorBinary-QVBJ-16-e30ge30ge30ge30g", limits),
              "byte 25: data of 16 characters; at most 12 are allowed");
}

TEST(Parser, StandardLimitsAreAThousandAMillionAndSixtyFourMebibytes) {
    std::string const parameter(1000, 'A');
    EXPECT_EQ(refusal("MESSAGE-ErrorReport-" + parameter + "-0-"), "accepted");
    EXPECT_NE(refusal("MESSAGE-ErrorReport-" + parameter + "AAAA-0-"), "accepted");
    std::string const data(1'000'000, 'A');
    EXPECT_EQ(refusal("MESSAGE-CallResult-eA==-1000000-" + data), "accepted");
    EXPECT_NE(refusal("MESSAGE-CallResult-eA==-1000004-" + data + "AAAA"), "accepted");
    EXPECT_EQ(refusal("MESSAGE-ActorBinary-QVBJ-67108868-"),
              "byte 25: data of 67108868 characters; at most 67108864 are allowed");
}

} // namespace
} // namespace protocol
