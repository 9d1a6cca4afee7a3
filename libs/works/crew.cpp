#include "works/crew.hpp"

#include "support/assert.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <exception>

namespace works {

using support::Error;
using support::ErrorKind;
using support::Result;

namespace {

Result<Completion> run(Handler const& handler, Task const& task) {
    try {
        return handler.run(task);
    } catch (std::exception const& error) { // one piece must not end the others
        return support::fail(ErrorKind::unavailable, "{}", error.what());
    }
}

} // namespace

Crew::Crew(Queue& queue, CrewSettings settings) : m_queue(queue), m_settings(std::move(settings)) {}

Crew::~Crew() {
    stop();
}

void Crew::handle(std::string const& kind, Handler handler) {
    TULKAS_ASSERT(m_threads.empty());
    m_handlers.insert_or_assign(kind, std::move(handler));
}

void Crew::start() {
    m_queue.on_wake([this] {
        std::lock_guard const lock(m_mutex);
        ++m_news;
        m_changed.notify_all();
    });
    beat();
    m_threads.emplace_back([this](std::stop_token const& stop) { look_after(stop); });
    for (int i = 0; i < std::max(2, m_settings.share.threads); ++i) {
        m_threads.emplace_back([this](std::stop_token const& stop) { work(stop); });
    }
}

void Crew::stop() {
    if (m_threads.empty()) {
        return;
    }
    m_queue.on_wake({});
    m_is_stopping = true;
    {
        std::lock_guard const lock(m_mutex);
        for (auto const& [id, held] : m_held) {
            held->stop = true;
        }
    }
    for (auto& thread : m_threads) {
        thread.request_stop();
    }
    m_threads.clear(); // joins
}

std::vector<storage::WorkCount> Crew::recent_counts() const {
    std::lock_guard const lock(m_mutex);
    return m_counts;
}

void Crew::say(std::string const& what) const {
    if (m_settings.log) {
        m_settings.log(what);
    }
}

void Crew::wait(std::stop_token const& stop, std::uint64_t seen) {
    std::unique_lock lock(m_mutex);
    m_changed.wait_for(lock, stop, m_settings.beat, [&] { return m_news != seen; });
}

void Crew::work(std::stop_token const& stop) {
    while (!stop.stop_requested()) {
        auto const seen = [this] {
            std::lock_guard const lock(m_mutex);
            return m_news;
        }();
        auto const held = take();
        if (!held) {
            say(fmt::format("no work can be taken: {}", held.error().message));
        }
        if (held && *held) {
            carry_out(**held);
        } else {
            wait(stop, seen);
        }
    }
}

Result<std::shared_ptr<Crew::Held>> Crew::take() {
    std::lock_guard const one_at_a_time(m_taking);
    std::vector<std::string> kinds;
    for (auto const& [kind, handler] : m_handlers) {
        kinds.push_back(kind);
    }
    auto const running = [this] {
        std::lock_guard const lock(m_mutex);
        return m_running;
    }();
    auto taken = m_queue.take(kinds, allowed(m_settings.share, running));
    if (!taken) {
        return pass_on(taken);
    }
    if (!*taken) {
        return nullptr;
    }
    auto held = std::make_shared<Held>();
    held->piece = **std::move(taken);
    std::lock_guard const lock(m_mutex);
    ++m_running.at(static_cast<std::size_t>(held->piece.priority));
    m_held.emplace(held->piece.id, held);
    held->stop = is_stopping();
    return held;
}

void Crew::let_go(Held const& held) {
    {
        std::lock_guard const lock(m_mutex);
        --m_running.at(static_cast<std::size_t>(held.piece.priority));
        m_held.erase(held.piece.id);
    }
    m_queue.wake(); // another thread may do now what it might not
}

void Crew::carry_out(Held& held) {
    auto const& piece = held.piece;
    auto const& handler = m_handlers.at(piece.kind);
    Task const task{.id = piece.id,
                    .author = piece.author,
                    .what = piece.what,
                    .attempt = piece.tries + 1,
                    .stop = held.stop};
    if (m_queue.is_hopeless(piece)) {
        miss(held, {ErrorKind::unavailable, fmt::format("whoever did it was gone {} times", piece.losses)},
             handler, task);
    } else {
        end(held, run(handler, task), handler, task);
    }
    if (handler.ended) {
        handler.ended(task);
    }
    let_go(held);
}

void Crew::end(Held& held, Result<Completion> const& outcome, Handler const& handler, Task const& task) {
    if (outcome) {
        auto const finished = m_queue.finish(held.piece, *outcome);
        if (!finished) {
            miss(held, finished.error(), handler, task);
        }
        return;
    }
    if (is_stopping()) {
        if (auto const given = m_queue.give_back(held.piece); !given) {
            say(fmt::format("work {} cannot be given back: {}", task.id, given.error().message));
        }
        return;
    }
    miss(held, outcome.error(), handler, task);
}

// A try that failed. Where not even this can be written it is written later: nobody else would.
void Crew::miss(Held& held, Error const& error, Handler const& handler, Task const& task) {
    storage::Work giving_up;
    if (handler.give_up) {
        giving_up = [&](soci::session& session) { handler.give_up(session, task, error); };
    }
    for (;;) {
        auto const state = m_queue.fail(held.piece, error.message, giving_up);
        if (state && *state != "cancelled") {
            say(fmt::format("work {} ({}) failed{}: {}", task.id, held.piece.kind,
                            *state == "failed" ? " for good" : " and is tried again", error.message));
        }
        if (state || is_stopping()) {
            return;
        }
        auto const piece = m_queue.stored().find(task.id);
        if (piece && (!*piece || (*piece)->takes != held.piece.takes || (*piece)->state != "running")) {
            return; // it is another's
        }
        say(fmt::format("work {}: its end cannot be written: {}", task.id, state.error().message));
        std::unique_lock lock(m_mutex);
        m_changed.wait_for(lock, m_settings.beat, [this] { return is_stopping(); });
    }
}

void Crew::look_after(std::stop_token const& stop) {
    while (!stop.stop_requested()) {
        auto const seen = [this] {
            std::lock_guard const lock(m_mutex);
            return m_news;
        }();
        beat();
        wait(stop, seen);
    }
}

void Crew::beat() {
    auto const now = m_queue.now();
    auto const note = [this](auto const& result) {
        if (!result) {
            say(fmt::format("the queue of work: {}", result.error().message));
        }
    };
    if (now - m_prolonged >= m_queue.settings().lease / 3) {
        note(m_queue.prolong());
        m_prolonged = now;
    }
    if (now - m_tidied >= std::chrono::hours(1)) {
        note(m_queue.stored().forget(now - m_settings.kept));
        m_tidied = now;
    }
    if (now - m_counted >= m_settings.beat) {
        auto const counts = m_queue.stored().counts();
        note(counts);
        m_counted = now;
        std::lock_guard const lock(m_mutex);
        m_counts = counts.value_or(m_counts);
    }
    auto const cancelled = m_queue.cancelled();
    note(cancelled);
    std::lock_guard const lock(m_mutex);
    for (auto const id : cancelled ? *cancelled : std::vector<WorkId>()) {
        if (auto const held = m_held.find(id); held != m_held.end()) {
            held->second->stop = true;
        }
    }
}

} // namespace works
