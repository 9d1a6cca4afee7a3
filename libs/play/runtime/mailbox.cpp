#include "runtime/mailbox.hpp"

#include <cstdint>
#include <sys/eventfd.h>
#include <tuple>
#include <unistd.h>

namespace runtime {

Mailbox::Mailbox(Loop& loop)
    : m_bell(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)),
      m_subscription(loop.when(Loop::Ready::to_read, m_bell.get(), [this] { empty(); })) {}

void Mailbox::put(Work work) {
    std::lock_guard const lock(m_mutex);
    if (m_is_closed) {
        return;
    }
    m_work.push_back(std::move(work));
    if (m_work.size() == 1) {
        constexpr std::uint64_t one = 1;
        std::ignore = write(m_bell.get(), &one, sizeof one);
    }
}

void Mailbox::close() {
    std::vector<Work> dropped; // goes when the lock is open again
    {
        std::lock_guard const lock(m_mutex);
        m_is_closed = true;
        dropped.swap(m_work);
    }
}

void Mailbox::empty() {
    std::uint64_t count = 0;
    std::ignore = read(m_bell.get(), &count, sizeof count);
    std::vector<Work> all;
    {
        std::lock_guard const lock(m_mutex);
        all.swap(m_work);
    }
    for (auto& work : all) {
        work();
    }
}

} // namespace runtime
