// A game told again to its engine, and a seat in it.
#include "protocol/payload.hpp"
#include "tables/retelling.hpp"
#include "tables/retold_seat.hpp"

#include <gtest/gtest.h>

namespace tables {
namespace {

using std::chrono::milliseconds;
using Question = Retelling::Question;

Asked take(rules::Seat seat, int stones) {
    return {.seat = seat, .method = "take", .params = {{"stones", stones}}};
}

Retelling told_of(std::vector<Happening> happenings) {
    std::vector<Event> events;
    for (auto& what : happenings) {
        events.push_back({.number = std::ssize(events) + 1, .moment = {}, .what = std::move(what)});
    }
    return Retelling(events);
}

Retelling of_three() {
    return told_of({Started{}, take(0, 9), Moved{.seat = 0, .move = "3", .used = {}},
                    Chatted{.seat = 1, .text = "?"}, take(1, 6), Moved{.seat = 1, .move = "2", .used = {}},
                    take(0, 4)});
}

TEST(Retelling, KnowsWhatWasAskedAndAnswered) {
    auto retelling = of_three();
    EXPECT_EQ(retelling.answers_of(0).size() + retelling.answers_of(1).size(), 2U);
    EXPECT_EQ(retelling.answers_of(0), std::vector<std::string>{"3"});
    EXPECT_EQ(retelling.answers_of(1), std::vector<std::string>{"2"});
    EXPECT_EQ(retelling.hear(take(0, 9)), Question::known);
    EXPECT_EQ(retelling.hear(take(1, 6)), Question::known);
    EXPECT_FALSE(retelling.is_over());
    EXPECT_EQ(retelling.hear(take(0, 4)), Question::known) << "asked, and not answered";
    EXPECT_TRUE(retelling.is_over());
    EXPECT_EQ(retelling.hear(take(1, 1)), Question::next);
}

TEST(Retelling, NoticesAnotherQuestion) {
    EXPECT_EQ(of_three().hear(take(0, 8)), Question::another);
    EXPECT_EQ(of_three().hear(take(1, 9)), Question::another) << "of somebody else";
}

TEST(Retelling, LeavesOutWhatTheEngineRefused) {
    auto retelling = told_of({Started{}, take(0, 9), Moved{.seat = 0, .move = "7", .used = {}},
                              Refused{.seat = 0, .why = "too many"}});
    EXPECT_TRUE(retelling.answers_of(0).empty() && retelling.answers_of(1).empty());
    EXPECT_TRUE(retelling.answers_of(0).empty());
    EXPECT_EQ(retelling.hear(take(0, 9)), Question::known) << "and waits for another answer";
    EXPECT_TRUE(retelling.is_over());
}

TEST(Retelling, HasNothingToTellOfRulesThatAreOurOwn) {
    auto retelling = told_of({Started{}, Moved{.seat = 0, .move = "a1-a2", .used = {}}});
    EXPECT_TRUE(retelling.answers_of(0).empty() && retelling.answers_of(1).empty());
    EXPECT_TRUE(retelling.answers_of(0).empty());
    EXPECT_TRUE(retelling.is_over());
}

// A bot that answers 7 when it is let, and takes a millisecond for it.
class PatientBot final : public runtime::Channel {
public:
    void open(runtime::Inbox& inbox, runtime::ActorId self) override {
        m_inbox = &inbox;
        inbox.connected(self);
    }
    void send(runtime::Envelope const& /*envelope*/) override { ++asked; }
    void close() override { m_inbox->closed(runtime::ActorId::bot(0)); }
    [[nodiscard]] rules::Duration cpu_time() override { return m_used; }
    void hold() override {}

    void answer() {
        m_used += milliseconds(1);
        m_data = protocol::payload_from(7);
        m_inbox->received(runtime::ActorId::bot(0),
                          {.message = protocol::CallResult{.method = "take", .data = m_data}});
    }

    int asked = 0;

private:
    runtime::Inbox* m_inbox = nullptr;
    std::string m_data;
    rules::Duration m_used{};
};

struct Listener final : runtime::Inbox {
    void connected(runtime::ActorId) override {}
    void received(runtime::ActorId, runtime::Envelope const& envelope) override {
        auto const& [method, data] = std::get<protocol::CallResult>(envelope.message);
        heard.push_back(std::string(method) + " " + support::to_text(*protocol::value_from(data)));
    }
    void printed(runtime::ActorId, std::string_view) override {}
    void failed(runtime::ActorId, runtime::Failure, std::string what) override { heard.push_back(what); }
    void house_failed(std::string) override {}
    void closed(runtime::ActorId) override { heard.emplace_back("closed"); }

    std::vector<std::string> heard;
};

runtime::Envelope call() {
    return {.message = protocol::ProxyCall{.target = protocol::BotName::of(0, 1), .data = {}},
            .method = "take"};
}

struct Sitting {
    Sitting(std::vector<std::string> answers, RetoldSeat::Asks asks)
        : seat(std::unique_ptr<PatientBot>(guest), std::move(answers), asks) {
        seat.open(inbox, runtime::ActorId::bot(0));
    }

    Listener inbox;
    PatientBot* guest = new PatientBot;
    RetoldSeat seat;
};

TEST(ASeatThatIsRetold, AsksABotAgainAndGivesWhatItSaidBefore) {
    Sitting bot({"3", "2"}, RetoldSeat::Asks::again);
    for (int count = 1; count <= 2; ++count) {
        bot.seat.send(call());
        EXPECT_EQ(bot.guest->asked, count);
        EXPECT_EQ(std::ssize(bot.inbox.heard), count - 1) << "one after the other";
        bot.guest->answer();
        EXPECT_EQ(bot.seat.cpu_time(), milliseconds(0)) << "what is thought again is not charged again";
    }
    bot.seat.send(call());
    bot.guest->answer();
    EXPECT_EQ(bot.inbox.heard, (std::vector<std::string>{"take 3", "take 2", "take 7"}));
    EXPECT_EQ(bot.seat.cpu_time(), milliseconds(1));
}

TEST(ASeatThatIsRetold, AsksAPersonOnlyWhatIsNew) {
    Sitting person({"3"}, RetoldSeat::Asks::nobody);
    person.seat.send(call());
    EXPECT_EQ(person.inbox.heard, std::vector<std::string>{"take 3"});
    EXPECT_EQ(person.guest->asked, 0);
    person.seat.send(call());
    EXPECT_EQ(person.guest->asked, 1);
    person.guest->answer();
    person.seat.close();
    EXPECT_EQ(person.inbox.heard, (std::vector<std::string>{"take 3", "take 7", "closed"}));
}

} // namespace
} // namespace tables
