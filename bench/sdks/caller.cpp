#include "sdks/caller.hpp"

#include "runtime/channel.hpp"
#include "runtime/loop.hpp"
#include "runtime/table.hpp"

#include <algorithm>
#include <chrono>
#include <memory>
#include <utility>

namespace sdks {

using runtime::ActorId;
using std::chrono::steady_clock;
using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

constexpr int calls = 20000; // enough for compilers that begin when a program is warm
constexpr int thousand = 1000;
// {"method":"next","params":{"heap":123,"turn":1}} is 48 bytes: 64 characters.
constexpr std::string_view call_data = "eyJtZXRob2QiOiJuZXh0IiwicGFyYW1zIjp7ImhlYXAiOjEyMywidHVybiI6MX19";

// An engine that makes the same call again and again, and looks at the clock.
class Caller final : public runtime::Channel {
public:
    explicit Caller(Sample& sample) : m_sample(sample) {}

    void open(runtime::Inbox& inbox, ActorId self) override {
        m_inbox = &inbox;
        inbox.connected(self);
    }

    void send(runtime::Envelope const& envelope) override {
        if (std::holds_alternative<protocol::ShutdownNotice>(envelope.message)) {
            return;
        }
        if (std::holds_alternative<protocol::CallResult>(envelope.message)) {
            count();
        }
        if (m_answers < calls) {
            m_inbox->received(
                ActorId::engine(),
                {.message = protocol::ProxyCall{.target = protocol::BotName::of(0, 1), .data = call_data},
                 .method = "next"});
        } else {
            m_inbox->received(ActorId::engine(),
                              {.message = protocol::ChallengeResult{.points = 1, .maximum = {}}});
        }
    }

    void close() override { m_inbox->closed(ActorId::engine()); }
    [[nodiscard]] rules::Duration cpu_time() override { return {}; }
    void hold() override {}

private:
    void count() {
        if (m_answers++ % thousand != 0) {
            return;
        }
        auto const now = steady_clock::now();
        if (m_answers == 1) {
            m_sample.start = now - m_since;
        } else {
            m_sample.call = std::min<sandbox::Duration>(m_sample.call, (now - m_since) / thousand);
        }
        m_since = now;
    }

    Sample& m_sample;
    int m_answers = 0;
    steady_clock::time_point m_since = steady_clock::now();
    runtime::Inbox* m_inbox = nullptr;
};

runtime::TableLimits limits() {
    return {.time = {.cpu = {.per_call = std::chrono::seconds(1), .per_game = std::chrono::minutes(1)},
                     .wall_per_call = std::chrono::minutes(1)}};
}

} // namespace

Result<Sample> call_again_and_again(sandbox::Launcher& launcher, runtime::Program program) {
    Sample sample;
    runtime::Loop loop;
    runtime::Table::Guests guests{.engine = std::make_unique<Caller>(sample), .bots = {}};
    guests.bots.push_back(runtime::make_process_channel(loop, launcher, std::move(program)));
    runtime::Table table(std::move(guests), limits());
    table.on_watch([&] { loop.watch(table); });
    table.start();
    while (!table.is_closed()) {
        loop.run_once();
    }
    loop.forget(table);
    auto const report = std::move(table).report();
    return report.fault ? Result<Sample>(fail(ErrorKind::unavailable, "{}", describe(*report.fault)))
                        : sample;
}

} // namespace sdks
