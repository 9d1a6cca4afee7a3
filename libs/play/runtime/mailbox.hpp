// A queue of work for a loop's thread that any thread may fill.
#pragma once

#include "runtime/loop.hpp"
#include "support/file_descriptor.hpp"

#include <functional>
#include <mutex>
#include <vector>

namespace runtime {

class Mailbox {
public:
    using Work = std::move_only_function<void()>;

    explicit Mailbox(Loop& loop);
    Mailbox(Mailbox const&) = delete;
    Mailbox& operator=(Mailbox const&) = delete;

    // Done in the order it is put in.
    void put(Work work);
    // What is in it, and whatever comes, is dropped undone.
    void close();

private:
    void empty();

    support::FileDescriptor m_bell;
    std::mutex m_mutex;
    std::vector<Work> m_work;
    bool m_is_closed = false;
    Subscription m_subscription;
};

} // namespace runtime
