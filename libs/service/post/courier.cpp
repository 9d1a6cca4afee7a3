#include "post/courier.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace post {

using support::ErrorKind;
using support::Moment;
using support::Result;

namespace {

constexpr std::chrono::seconds patience_with_servers{30};
// When nothing is known to wait: also after a failure of the database.
constexpr std::chrono::seconds longest_rest{30};

Moment present_moment() {
    return std::chrono::floor<std::chrono::microseconds>(std::chrono::system_clock::now());
}

} // namespace

Courier::Courier(storage::Database& database, mail::Server server, Write write, Log log)
    : m_mails(database), m_server(std::move(server)), m_write(std::move(write)), m_log(std::move(log)) {}

std::chrono::minutes Courier::pause_after(int tries) {
    constexpr int most_doublings = 6;
    constexpr std::chrono::minutes longest{60};
    return std::min(longest, std::chrono::minutes(1 << std::clamp(tries, 0, most_doublings)));
}

void Courier::start() {
    m_thread = std::jthread([this](std::stop_token const& stop) { run(stop); });
}

void Courier::stop() {
    m_thread.request_stop();
    if (m_thread.joinable()) {
        m_thread.join();
    }
}

void Courier::wake() {
    {
        std::scoped_lock const lock(m_mutex);
        m_is_woken = true;
    }
    m_changed.notify_all();
}

void Courier::run(std::stop_token const& stop) {
    m_stopping = stop;
    // Whatever was wrong may have been mended.
    if (auto const hurried = m_mails.hurry(present_moment()); !hurried) {
        note(hurried.error().message);
    }
    while (!stop.stop_requested()) {
        auto const now = present_moment();
        auto const sent = step(now);
        if (!sent) {
            note(sent.error().message);
        }
        if (!sent || !*sent) {
            rest(stop, now);
        }
    }
}

void Courier::rest(std::stop_token const& stop, Moment now) {
    auto pause = std::chrono::duration_cast<std::chrono::microseconds>(longest_rest);
    if (auto const due = m_mails.next_due(); due && *due) {
        constexpr std::chrono::microseconds least{100'000};
        pause = std::clamp<std::chrono::microseconds>(**due - now, least, pause);
    }
    if (auto const swept = m_mails.sweep(now - kept_for); !swept) {
        note(swept.error().message);
    }
    if (auto const waiting = m_mails.waiting()) {
        m_waiting = *waiting;
    }
    std::unique_lock lock(m_mutex);
    m_changed.wait_for(lock, stop, pause, [this] { return m_is_woken; });
    m_is_woken = false;
}

Result<bool> Courier::step(Moment now) {
    auto const mail = TULKAS_TRY(m_mails.next(now));
    if (!mail) {
        return false;
    }
    auto const values = TULKAS_TRY(m_write(*mail, now));
    if (!values) {
        TULKAS_TRY(m_mails.finish(mail->id));
        return true;
    }
    auto const delivered = deliver(*mail, *values, now);
    if (delivered) {
        m_sent.add();
        m_last_failure.clear();
        TULKAS_TRY(m_mails.finish(mail->id));
        return true;
    }
    auto const due = now + pause_after(mail->tries);
    bool const is_final = delivered.error().kind != ErrorKind::unavailable || due > mail->created + tried_for;
    note(delivered.error().message);
    (is_final ? m_given_up : m_postponed).add();
    TULKAS_TRY(is_final ? m_mails.finish(mail->id) : m_mails.postpone(mail->id, due));
    return true;
}

Result<void> Courier::deliver(storage::Mail const& mail, Values const& values, Moment now) {
    auto const text = m_texts.fill(mail.language, mail.kind, values);
    return mail::send(m_server, {.to = mail.address, .subject = text.subject, .text = text.body}, now,
                      {.time = patience_with_servers, .stop = m_stopping});
}

void Courier::note(std::string const& failure) {
    if (failure != m_last_failure) {
        m_log(failure);
    }
    m_last_failure = failure;
}

void Courier::write_metrics(metrics::Page& page) const {
    page.gauge({"tulkas_mails_waiting", "Mails that wait to be sent."},
               static_cast<double>(m_waiting.load()));
    metrics::Metric const tried{"tulkas_mails_total", "Attempts to send a mail, by how they ended."};
    page.counter(tried, m_sent, {{"result", "sent"}});
    page.counter(tried, m_postponed, {{"result", "postponed"}});
    page.counter(tried, m_given_up, {{"result", "given up"}});
}

} // namespace post
