// A bot that is asked over the network, and maybe twice.
#include "client/seat.hpp"
#include "protocol/payload.hpp"
#include "wire/message.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace client {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using wire::Asked;

// A bot that answers when it is told to.
class PuppetChannel final : public runtime::Channel {
public:
    void open(runtime::Inbox& inbox, runtime::ActorId self) override {
        m_inbox = &inbox;
        m_self = self;
    }
    void send(runtime::Envelope const& envelope) override { asked.emplace_back(envelope.method); }
    void close() override { m_inbox->closed(m_self); }
    [[nodiscard]] rules::Duration cpu_time() override { return {}; }
    void hold() override {}

    void say(protocol::Message const& message) { m_inbox->received(m_self, {.message = message}); }
    void answer(support::Json const& value) {
        auto const data = protocol::payload_from(value);
        say(protocol::CallResult{.method = "move", .data = data});
    }
    void fail() { m_inbox->failed(m_self, runtime::Failure::crashed, "signal 11"); }

    std::vector<std::string> asked;

private:
    runtime::Inbox* m_inbox = nullptr;
    runtime::ActorId m_self = runtime::ActorId::bot(0);
};

class Seats : public testing::Test {
protected:
    Seats() {
        auto puppet = std::make_unique<PuppetChannel>();
        m_bot = puppet.get();
        m_seat = std::make_unique<Seat>(
            wire::Started{.game_seat = {17, 0}, .game = "ploy", .players = {"a", "b"}}, std::move(puppet),
            Seat::Listener{.answer = [this](std::string text) { m_said.push_back(std::move(text)); },
                           .heard = [this](std::string_view text) { m_heard.emplace_back(text); }});
    }
    static Asked call(std::string id) {
        return {.id = std::move(id), .game_seat = {17, 0}, .method = "move", .arguments = {}, .left = {}};
    }

    PuppetChannel* m_bot;
    std::unique_ptr<Seat> m_seat;
    std::vector<std::string> m_said;
    std::vector<std::string> m_heard;
};

TEST_F(Seats, PassQuestionsAndAnswersOn) {
    m_seat->ask(call("17-0-0"));
    EXPECT_THAT(m_bot->asked, ElementsAre("move"));
    m_bot->answer("e3-e4-0");
    EXPECT_THAT(m_said, ElementsAre(wire::answer_text("17-0-0", "e3-e4-0")));
}

TEST_F(Seats, AskTheBotOnceHoweverOftenTheyAreAsked) {
    m_seat->ask(call("17-0-0"));
    m_seat->ask(call("17-0-0"));
    m_bot->answer(1);
    m_seat->ask(call("17-0-0"));
    EXPECT_EQ(m_bot->asked.size(), 1U);
    auto const answer = wire::answer_text("17-0-0", 1);
    EXPECT_THAT(m_said, ElementsAre(answer, answer)) << "again, for the arena has not got it";
}

TEST_F(Seats, AskTheNextQuestionWhenTheBotIsDoneWithTheOneBefore) {
    m_seat->ask(call("17-0-0"));
    m_seat->ask(call("17-0-2"));
    EXPECT_EQ(m_bot->asked.size(), 1U);
    m_bot->answer(1);
    EXPECT_EQ(m_bot->asked.size(), 2U);
    m_bot->answer(2);
    EXPECT_EQ(m_said.back(), wire::answer_text("17-0-2", 2));
}

TEST_F(Seats, SayWhyTheirBotFails) {
    m_bot->fail();
    EXPECT_THAT(m_said, IsEmpty());
    m_seat->ask(call("17-0-0"));
    EXPECT_THAT(m_said, ElementsAre(wire::failed_text("17-0-0", "crashed: signal 11")));
    EXPECT_THAT(m_bot->asked, IsEmpty());
}

TEST_F(Seats, TakeNothingFromABotThatItShouldNotSay) {
    m_seat->ask(call("17-0-0"));
    m_bot->say(protocol::LogEntry{.target = {}, .text = "thinking"});
    EXPECT_THAT(m_heard, ElementsAre("thinking"));
    EXPECT_THAT(m_said, IsEmpty());
    m_bot->say(protocol::StartNotice{});
    EXPECT_EQ(m_said.size(), 1U);
    EXPECT_THAT(m_said.back(), testing::HasSubstr("StartNotice"));
    m_seat->close();
    EXPECT_TRUE(m_seat->is_closed());
}

TEST_F(Seats, TakeNoAnswerThatNobodyAskedFor) {
    m_bot->answer(1);
    m_seat->ask(call("17-0-0"));
    EXPECT_THAT(m_said.back(), testing::HasSubstr("without being asked"));
}

} // namespace
} // namespace client
