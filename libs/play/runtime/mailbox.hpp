// A queue of callbacks for a loop's thread that any thread may fill.
#pragma once

#include "runtime/loop.hpp"
#include "support/callback.hpp"
#include "support/file_descriptor.hpp"

#include <mutex>
#include <vector>

namespace runtime {

class Mailbox {
public:
    explicit Mailbox(Loop& loop);
    Mailbox(Mailbox const&) = delete;
    Mailbox& operator=(Mailbox const&) = delete;

    // They are called in the order they are put in.
    void put(support::Callback callback);
    // Callbacks that were not called yet, and all later ones, are dropped.
    void close();

private:
    void empty();

    support::FileDescriptor m_bell;
    std::mutex m_mutex;
    std::vector<support::Callback> m_callbacks;
    bool m_is_closed = false;
    Subscription m_subscription;
};

} // namespace runtime
