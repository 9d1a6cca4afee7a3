#include "runtime/loop.hpp"

#include "runtime/game_driver.hpp"
#include "support/assert.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <sys/epoll.h>
#include <sys/timerfd.h>

namespace runtime {

using std::chrono::steady_clock;

namespace {

constexpr std::uint64_t timer_id = 0;

constexpr std::uint32_t events_of(Loop::Ready ready) {
    switch (ready) {
    case Loop::Ready::to_read:
        return EPOLLIN;
    case Loop::Ready::to_write:
        return EPOLLOUT;
    case Loop::Ready::broken:
        break;
    }
    return 0; // it is always told
}

} // namespace

Subscription& Subscription::operator=(Subscription&& other) noexcept {
    if (this != &other) {
        end();
        m_loop = std::exchange(other.m_loop, nullptr);
        m_id = other.m_id;
    }
    return *this;
}

void Subscription::end() {
    if (auto* const loop = std::exchange(m_loop, nullptr)) {
        loop->end(m_id);
    }
}

Loop::Loop()
    : m_events(epoll_create1(EPOLL_CLOEXEC)),
      m_timer(timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK)) {
    epoll_event event{.events = EPOLLIN, .data = {.u64 = timer_id}};
    TULKAS_ASSERT(epoll_ctl(m_events.get(), EPOLL_CTL_ADD, m_timer.get(), &event) == 0);
}

Loop::~Loop() = default;

Subscription Loop::when(Ready ready, int descriptor, Handler handler, Kind kind) {
    auto const id = ++m_last_id;
    m_listeners.emplace(id, std::make_shared<Listener const>(descriptor, kind, std::move(handler)));
    epoll_event event{.events = events_of(ready), .data = {.u64 = id}};
    TULKAS_ASSERT(epoll_ctl(m_events.get(), EPOLL_CTL_ADD, descriptor, &event) == 0);
    return {*this, id};
}

Subscription Loop::after(rules::Duration delay, Handler handler) {
    auto const id = ++m_last_id;
    auto const when = steady_clock::now() + delay;
    m_alarm_of[id] = m_alarms.emplace(when, Alarm{.id = id, .handler = std::move(handler)});
    if (when < m_timer_ends) {
        set_timer();
    }
    return {*this, id};
}

void Loop::end(std::uint64_t id) {
    if (auto const listener = m_listeners.find(id); listener != m_listeners.end()) {
        // A descriptor that was closed before would be heard of for as long as anybody has a copy of it.
        TULKAS_ASSERT(epoll_ctl(m_events.get(), EPOLL_CTL_DEL, listener->second->descriptor, nullptr) == 0);
        m_listeners.erase(listener);
    } else if (auto const alarm = m_alarm_of.find(id); alarm != m_alarm_of.end()) {
        m_alarms.erase(alarm->second);
        m_alarm_of.erase(alarm);
    }
}

void Loop::watch(GameDriver& driver) {
    m_looks[&driver] = after(GameDriver::tick, [this, &driver] { look(driver); });
}

void Loop::look(GameDriver& driver) {
    m_looks.erase(&driver);
    if (auto const next = driver.look()) {
        m_looks[&driver] = after(*next, [this, &driver] { look(driver); });
    }
}

void Loop::forget(GameDriver& driver) {
    m_looks.erase(&driver);
}

void Loop::run_once() {
    std::array<epoll_event, 64>
        events; // NOLINT(cppcoreguidelines-pro-type-member-init): filled by the kernel
    int const count = epoll_wait(m_events.get(), events.data(), events.size(), -1);
    std::span const ready(events.data(), static_cast<std::size_t>(std::max(count, 0)));
    bool time_is_up = false;
    for (auto const& event : ready) {
        auto const id = event.data.u64; // copied: the kernel's structure is packed
        time_is_up = time_is_up || id == timer_id;
        TULKAS_ASSERT(id == timer_id || m_listeners.contains(id));
    }
    for (auto const kind : {Kind::news, Kind::ordinary}) {
        for (auto const& event : ready) {
            auto const id = event.data.u64;
            auto const found = m_listeners.find(id); // what came before may have ended it
            if (found != m_listeners.end() && found->second->kind == kind) {
                auto const listener = found->second; // stays while it is called
                listener->handler();
            }
        }
    }
    if (time_is_up) {
        ring();
    }
}

void Loop::ring() {
    auto const now = steady_clock::now();
    while (!m_alarms.empty() && m_alarms.begin()->first <= now) {
        Alarm const alarm = std::move(m_alarms.begin()->second);
        end(alarm.id);
        alarm.handler();
    }
    set_timer();
}

// For the first alarm; setting it anew makes it forget that it had rung.
void Loop::set_timer() {
    m_timer_ends = m_alarms.empty() ? WallTime::max() : m_alarms.begin()->first;
    itimerspec time{};
    if (!m_alarms.empty()) {
        auto const since_boot = m_timer_ends.time_since_epoch();
        auto const seconds = std::chrono::floor<std::chrono::seconds>(since_boot);
        time.it_value = {.tv_sec = seconds.count(), .tv_nsec = (since_boot - seconds).count()};
    }
    timerfd_settime(m_timer.get(), TFD_TIMER_ABSTIME, &time, nullptr);
}

} // namespace runtime
