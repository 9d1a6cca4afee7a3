#include "sandbox/event_set.hpp"

#include "support/assert.hpp"

#include <algorithm>
#include <span>
#include <sys/epoll.h>

namespace sandbox {

EventSet::EventSet() : m_epoll(epoll_create1(EPOLL_CLOEXEC)) {
    m_watched.fill(-1);
}

void EventSet::watch(Event event, int descriptor, std::uint32_t mask) {
    if (descriptor < 0) {
        return;
    }
    TULKAS_ASSERT(!watches(event));
    epoll_event request{.events = mask, .data = {.u64 = static_cast<std::uint64_t>(event)}};
    TULKAS_ASSERT(epoll_ctl(m_epoll.get(), EPOLL_CTL_ADD, descriptor, &request) == 0);
    m_watched[static_cast<std::size_t>(event)] = descriptor;
}

void EventSet::forget(Event event) {
    if (watches(event)) {
        TULKAS_ASSERT(epoll_ctl(m_epoll.get(), EPOLL_CTL_DEL, descriptor_of(event), nullptr) == 0);
        m_watched[static_cast<std::size_t>(event)] = -1;
    }
}

std::vector<Event> EventSet::ready() const {
    std::array<epoll_event, count> events{};
    int const number = epoll_wait(m_epoll.get(), events.data(), static_cast<int>(events.size()), 0);
    std::vector<Event> list;
    for (auto const& one : std::span(events).first(static_cast<std::size_t>(std::max(number, 0)))) {
        auto const name = one.data.u64; // copied: the kernel's structure is packed
        TULKAS_ASSERT(name < count && watches(static_cast<Event>(name)));
        list.push_back(static_cast<Event>(name));
    }
    return list;
}

} // namespace sandbox
