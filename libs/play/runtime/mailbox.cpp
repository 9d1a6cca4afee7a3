#include "runtime/mailbox.hpp"

#include <cstdint>
#include <sys/eventfd.h>
#include <tuple>
#include <unistd.h>

namespace runtime {

Mailbox::Mailbox(Loop& loop)
    : m_bell(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)),
      m_subscription(loop.when(Loop::Ready::to_read, m_bell.get(), [this] { empty(); })) {}

void Mailbox::put(support::Callback callback) {
    std::lock_guard const lock(m_mutex);
    if (m_is_closed) {
        return;
    }
    m_callbacks.push_back(std::move(callback));
    if (m_callbacks.size() == 1) {
        constexpr std::uint64_t one = 1;
        std::ignore = write(m_bell.get(), &one, sizeof one);
    }
}

void Mailbox::close() {
    std::vector<support::Callback> dropped; // goes when the lock is open again
    {
        std::lock_guard const lock(m_mutex);
        m_is_closed = true;
        dropped.swap(m_callbacks);
    }
}

void Mailbox::empty() {
    std::uint64_t count = 0;
    std::ignore = read(m_bell.get(), &count, sizeof count);
    std::vector<support::Callback> all;
    {
        std::lock_guard const lock(m_mutex);
        all.swap(m_callbacks);
    }
    for (auto& callback : all) {
        callback();
    }
}

} // namespace runtime
