// The descriptors whose events one process waits for, in one epoll, each under a name.
//
// epoll watches open files, not descriptors: a file that is closed here and still open in another process
// stays watched, and is reported for ever under a number that means nothing any more. So a descriptor is
// taken out before it is closed, and an event that nobody asked for is a fault of ours.
#pragma once

#include "support/file_descriptor.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace sandbox {

enum class Event : std::uint8_t { init, errors, timer, forbidden_call, memory };

class EventSet {
public:
    EventSet();

    // Readable when anything is ready.
    [[nodiscard]] int descriptor() const { return m_epoll.get(); }

    // Nothing if the descriptor is none.
    void watch(Event event, int descriptor, std::uint32_t mask);
    // Call before the descriptor is closed.
    void forget(Event event);
    [[nodiscard]] bool watches(Event event) const { return descriptor_of(event) >= 0; }

    // What is ready now, without waiting.
    [[nodiscard]] std::vector<Event> ready() const;

private:
    static constexpr std::size_t count = 5;

    [[nodiscard]] int const& descriptor_of(Event event) const {
        return m_watched[static_cast<std::size_t>(event)];
    }

    support::FileDescriptor m_epoll;
    std::array<int, count> m_watched; // by event; −1: not watched
};

} // namespace sandbox
