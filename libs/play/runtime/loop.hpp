// The event loop of game drivers and their channels: one thread, any number of games.
//
// It waits for the channels and lets each driver check its clocks: every millisecond while the game is
// active, less and less often while it is not. A driver that waits costs only its memory.
//
// A descriptor is registered with the kernel once and stays registered as long as it has a listener, so
// that receiving an answer costs one system call besides reading it.
#pragma once

#include "runtime/time_account.hpp"
#include "runtime/watchman.hpp"
#include "support/file_descriptor.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <unordered_map>
#include <utility>

namespace runtime {

class GameDriver;
class Loop;

// A registration with a loop. After its destruction the callback is not called any more.
class Subscription {
public:
    Subscription() = default;
    Subscription(Subscription&& other) noexcept
        : m_loop(std::exchange(other.m_loop, nullptr)), m_id(other.m_id) {}
    Subscription& operator=(Subscription&& other) noexcept;
    ~Subscription() { end(); }

    void end();
    [[nodiscard]] explicit operator bool() const { return m_loop != nullptr; }

private:
    friend class Loop;
    Subscription(Loop& loop, std::uint64_t id) : m_loop(&loop), m_id(id) {}

    Loop* m_loop = nullptr;
    std::uint64_t m_id = 0;
};

// Outlives its subscriptions.
class Loop {
public:
    using Handler = std::function<void()>;
    // A pipe to write to is broken when its reader has gone.
    enum class Ready : std::uint8_t { to_read, to_write, broken };
    // Of what is ready at the same time, news are heard before everything else.
    enum class Kind : std::uint8_t { ordinary, news };

    Loop();
    ~Loop();
    Loop(Loop const&) = delete;
    Loop& operator=(Loop const&) = delete;

    // Calls the handler again and again while the descriptor is ready. One at a time for each descriptor.
    [[nodiscard]] Subscription when(Ready ready, int descriptor, Handler handler, Kind kind = Kind::ordinary);
    // Calls it once.
    [[nodiscard]] Subscription after(rules::Duration delay, Handler handler);

    // Lets it look at its clocks in a millisecond, and from then on as it asks for.
    void watch(GameDriver& driver);
    // Call before a driver is destroyed.
    void forget(GameDriver& driver);
    // How many drivers are waiting for another look.
    [[nodiscard]] std::size_t watched() const { return m_looks.size(); }

    // Waits for something to happen and lets it happen.
    void run_once();

    // For games in which somebody thinks on this thread.
    [[nodiscard]] Watchman& watchman() { return m_watchman; }

private:
    friend class Subscription;

    struct Listener {
        int descriptor;
        Kind kind;
        Handler handler;
    };
    struct Alarm {
        std::uint64_t id;
        Handler handler;
    };
    using Alarms = std::multimap<WallTime, Alarm>;

    void end(std::uint64_t id);
    void look(GameDriver& driver);
    void ring();
    void set_timer();

    support::FileDescriptor m_events;
    support::FileDescriptor m_timer;
    WallTime m_timer_ends = WallTime::max();
    std::uint64_t m_last_id = 0; // 0 is the timer
    std::unordered_map<std::uint64_t, std::shared_ptr<Listener const>> m_listeners;
    Alarms m_alarms;
    std::unordered_map<std::uint64_t, Alarms::iterator> m_alarm_of;
    std::unordered_map<GameDriver*, Subscription> m_looks;
    Watchman m_watchman;
};

} // namespace runtime
