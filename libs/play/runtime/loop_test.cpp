#include "nim/game.hpp"
#include "runtime/game_driver.hpp"
#include "runtime/loop.hpp"
#include "runtime/native_engine.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <iterator>
#include <sys/eventfd.h>
#include <unistd.h>

namespace runtime {
namespace {

// Somebody who answers when the test says so.
class Absent final : public Channel {
public:
    void open(Inbox& inbox, ActorId self) override {
        m_inbox = &inbox;
        m_self = self;
        inbox.connected(self);
    }
    void send(Envelope const& envelope) override { m_was_asked = !envelope.method.empty(); }
    void close() override { m_inbox->closed(m_self); }
    rules::Duration cpu_time() override { return {}; }
    void hold() override {}

    // Takes one match, if it was asked to.
    bool answer() {
        if (!std::exchange(m_was_asked, false)) {
            return false;
        }
        m_inbox->received(m_self,
                          {.message = protocol::CallResult{.method = "take", .data = {}}, .move = "1"});
        return true;
    }

private:
    Inbox* m_inbox = nullptr;
    ActorId m_self = ActorId::bot(0);
    bool m_was_asked = false;
};

struct WaitingGame {
    WaitingGame(rules::Game const& game, Loop& loop) {
        rules::Setup const setup{.options =
                                     rules::Options::create(game.info().options, {{"matches", "5"}}).value()};
        auto engine = std::make_unique<NativeEngine>(game.info(), 2, game.start(setup).value());
        GameDriver::Actors actors{.engine = nullptr, .referee = engine.get(), .bots = {}};
        actors.engine = std::move(engine);
        for (auto*& bot : bots) {
            auto channel = std::make_unique<Absent>();
            bot = channel.get();
            actors.bots.push_back(std::move(channel));
        }
        table = std::make_unique<GameDriver>(std::move(actors), GameLimits{});
        table->on_watch([this, &loop] { loop.watch(*table); });
        table->start();
    }

    std::array<Absent*, 2> bots{};
    std::unique_ptr<GameDriver> table;
};

std::ptrdiff_t threads() {
    return std::distance(std::filesystem::directory_iterator("/proc/self/task"), {});
}

TEST(Loop, TenThousandGamesThatWaitCostMemoryAndNothingElse) {
    constexpr std::size_t count = 10'000;
    auto const game = nim::make_game();
    Loop loop;
    auto const threads_before = threads();
    std::vector<std::unique_ptr<WaitingGame>> games;
    for (std::size_t number = 0; number < count; ++number) {
        games.push_back(std::make_unique<WaitingGame>(*game, loop));
    }
    EXPECT_EQ(threads(), threads_before);
    while (loop.watched() > 0) {
        loop.run_once();
    }
    // Nobody looks at them any more. Then all of them go on.
    for (auto const& waiting : games) {
        while (waiting->bots[0]->answer() || waiting->bots[1]->answer()) {
        }
        EXPECT_TRUE(waiting->table->is_closed());
        EXPECT_EQ(waiting->table->calls(), 5U);
        loop.forget(*waiting->table);
    }
    EXPECT_EQ(threads(), threads_before);
}

void close_what_a_loop_watches() {
    Loop loop;
    support::FileDescriptor bell(eventfd(1, EFD_CLOEXEC));
    support::FileDescriptor const copy(dup(bell.get()));
    auto subscription = loop.when(Loop::Ready::to_read, bell.get(), [] {});
    bell.close();
    subscription.end();
}

TEST(LoopDeathTest, TakesADescriptorThatWasClosedTooEarlyAsAFaultOfOurs) {
    EXPECT_DEATH(close_what_a_loop_watches(), "EPOLL_CTL_DEL");
}

} // namespace
} // namespace runtime
