#include "protocol/payload.hpp"
#include "runtime/recorded_bot.hpp"

#include <gtest/gtest.h>

namespace runtime {
namespace {

// Writes down what it hears.
struct Listener final : Inbox {
    void connected(ActorId) override { heard.emplace_back("connected"); }
    void received(ActorId, Envelope const& envelope) override {
        auto const& [method, data] = std::get<protocol::CallResult>(envelope.message);
        heard.push_back(std::string(method) + " " + support::to_text(*protocol::value_from(data)));
    }
    void printed(ActorId, std::string_view) override {}
    void failed(ActorId, Failure, std::string why) override { heard.push_back(std::move(why)); }
    void passed(ActorId) override { heard.emplace_back("passed"); }
    void house_failed(std::string) override {}
    void closed(ActorId) override { heard.emplace_back("closed"); }

    std::vector<std::string> heard;
};

TEST(RecordedBot, SaysAgainWhatWasRecordedAndNoMore) {
    Listener inbox;
    RecordedBot bot({"7", "timeout", R"({"heap":2})"});
    bot.open(inbox, ActorId::bot(0));
    Envelope const call{.message = protocol::ProxyCall{.target = protocol::BotName::of(0, 1), .data = {}},
                        .method = "take"};
    for (int i = 0; i < 4; ++i) {
        bot.send(call);
    }
    bot.send({.message = protocol::ShutdownNotice{}});
    bot.close();
    std::vector<std::string> const expected{
        "connected", "take 7", "passed", R"(take {"heap":2})", "the record has no more answers", "closed"};
    EXPECT_EQ(inbox.heard, expected);
}

} // namespace
} // namespace runtime
