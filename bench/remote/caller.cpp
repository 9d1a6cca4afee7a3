#include "remote/caller.hpp"

#include "runtime/game_driver.hpp"
#include "runtime/loop.hpp"

#include <chrono>
#include <memory>
#include <utility>

namespace remote {

using runtime::ActorId;
using runtime::Envelope;
using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

// {"method":"next","params":{"heap":123,"turn":1}} is 48 bytes: 64 characters.
constexpr std::string_view call_data = "eyJtZXRob2QiOiJuZXh0IiwicGFyYW1zIjp7ImhlYXAiOjEyMywidHVybiI6MX19";

// An engine that does nothing but call.
class Caller final : public runtime::Channel {
public:
    Caller(int calls, std::function<void()> const& on_answer) : m_left(calls), m_on_answer(on_answer) {}

    void open(runtime::Inbox& inbox, ActorId self) override {
        m_inbox = &inbox;
        inbox.connected(self);
    }

    void send(Envelope const& envelope) override {
        if (std::holds_alternative<protocol::ShutdownNotice>(envelope.message)) {
            return;
        }
        if (std::holds_alternative<protocol::CallResult>(envelope.message)) {
            m_on_answer();
        }
        if (m_left-- > 0) {
            m_inbox->received(ActorId::engine(), a_call());
        } else {
            m_inbox->received(ActorId::engine(),
                              {.message = protocol::ChallengeResult{.points = 1, .maximum = {}}});
        }
    }

    void close() override { m_inbox->closed(ActorId::engine()); }
    [[nodiscard]] rules::Duration cpu_time() override { return {}; }
    void hold() override {}

private:
    int m_left;
    std::function<void()> const& m_on_answer;
    runtime::Inbox* m_inbox = nullptr;
};

runtime::GameLimits limits() {
    return {.time = {.cpu = {.per_call = std::chrono::seconds(1), .per_game = std::chrono::minutes(1)},
                     .wall_per_call = std::chrono::minutes(1)}};
}

} // namespace

Envelope a_call() {
    return {.message = protocol::ProxyCall{.target = protocol::BotName::of(0, 1), .data = call_data},
            .method = "next"};
}

Result<void> call_again_and_again(sandbox::Launcher& launcher, process::Program program, int calls,
                                  std::function<void()> const& on_answer) {
    runtime::Loop loop;
    runtime::GameDriver::Actors actors{.engine = std::make_unique<Caller>(calls, on_answer), .bots = {}};
    actors.bots.push_back(process::make_channel(loop, launcher, std::move(program)));
    runtime::GameDriver driver(std::move(actors), limits());
    driver.on_watch([&] { loop.watch(driver); });
    driver.start();
    while (!driver.is_closed()) {
        loop.run_once();
    }
    loop.forget(driver);
    auto const report = std::move(driver).report();
    return report.fault ? Result<void>(fail(ErrorKind::unavailable, "{}", describe(*report.fault)))
                        : Result<void>();
}

} // namespace remote
