// A player for trying out an engine: it does whatever a test wants of a bot.
//
// It is in this process, so a game with it costs little more than the engine's start.
#pragma once

#include "protocol/payload.hpp"
#include "rules/outcome.hpp"
#include "runtime/channel.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace packages {

struct Silence {};
// An answer that comes when it is no longer wanted.
struct LateAnswer {
    std::string text;
};
struct Exit {};

// What a bot does when it is called; a text is the data of its answer, which should be JSON.
using TestAction = std::variant<std::string, Silence, LateAnswer, Exit>;
using TestActions = std::function<TestAction(rules::Seat seat, protocol::Call const& call)>;

class TestBot final : public runtime::Channel {
public:
    explicit TestBot(TestActions actions) : m_actions(std::move(actions)) {}

    void open(runtime::Inbox& inbox, runtime::ActorId self) override;
    void send(runtime::Envelope const& envelope) override;
    void close() override;
    [[nodiscard]] rules::Duration cpu_time() override { return {}; }
    void hold() override {}

private:
    void say_late();

    TestActions m_actions;
    std::string m_data; // of the last answer
    std::string m_late; // of one that is still to come
    std::string m_late_method;
    runtime::Inbox* m_inbox = nullptr;
    runtime::ActorId m_self = runtime::ActorId::bot(0);
};

} // namespace packages
