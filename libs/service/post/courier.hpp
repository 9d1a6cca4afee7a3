// Sends the mails that wait in the outbox, in a thread of its own.
//
// A mail that cannot be sent is tried again after a minute, two, four, up to an hour, for a day, and when the
// server starts. A program that ends between sending and noting it sends the mail again.
#pragma once

#include "mail/send.hpp"
#include "metrics/counter.hpp"
#include "metrics/page.hpp"
#include "post/texts.hpp"
#include "storage/mails.hpp"

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace post {

class Courier {
public:
    static constexpr std::chrono::hours tried_for{24};
    static constexpr std::chrono::hours kept_for{48}; // what was sent, for the limits

    // What is filled into a mail; nothing if it need not be sent any more. Called when it is sent.
    using Write =
        std::function<support::Result<std::optional<Values>>(storage::Mail const&, support::Moment)>;
    using Log = std::function<void(std::string const&)>; // for the operator

    Courier(storage::Database& database, mail::Server server, Write write, Log log);
    ~Courier() { stop(); }
    Courier(Courier const&) = delete;
    Courier& operator=(Courier const&) = delete;

    void start();
    // Ends what is being sent.
    void stop();
    // There may be something new. Thread-safe.
    void wake();
    // Sends one mail that is due; false if there is none. For the thread, and for tests.
    [[nodiscard]] support::Result<bool> step(support::Moment now);

    // Thread-safe.
    void write_metrics(metrics::Page& page) const;

    // How long to wait after so many tries.
    [[nodiscard]] static std::chrono::minutes pause_after(int tries);

private:
    void run(std::stop_token const& stop);
    // Until something is due, or new.
    void rest(std::stop_token const& stop, support::Moment now);
    [[nodiscard]] support::Result<void> deliver(storage::Mail const& mail, Values const& values,
                                                support::Moment now);
    void note(std::string const& failure);

    storage::Mails m_mails;
    mail::Server m_server;
    Write m_write;
    Log m_log;
    Texts m_texts;
    std::stop_token m_stopping;

    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    bool m_is_woken = false;
    std::string m_last_failure; // repeated ones are logged once
    std::jthread m_thread;

    std::atomic<std::int64_t> m_waiting = 0;
    metrics::Counter m_sent;
    metrics::Counter m_postponed;
    metrics::Counter m_given_up;
};

} // namespace post
