#include "queue/crew.hpp"

#include "support/assert.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <tuple>

namespace queue {

using support::Error;
using support::ErrorKind;
using support::Result;

namespace {

// Gathers a few seconds' worth at most: an idle night is not followed by a greedy morning.
support::Rate ladder_rate(Share const& share) {
    return {.a_second = share.ladder_cores, .at_once = 2 * share.ladder_cores};
}

Result<Completion> run(Handler const& handler, Task const& task) {
    try {
        return handler.run(task);
    } catch (std::exception const& error) { // one piece must not end the others
        return support::fail(ErrorKind::unavailable, "{}", error.what());
    }
}

// What became of a piece that failed.
std::string_view result_name(storage::WorkState state) {
    return state == storage::WorkState::waiting ? "retried" : storage::to_text(state);
}

} // namespace

Crew::Crew(Source& source, CrewSettings settings)
    : m_source(source),
      m_settings(std::move(settings)),
      m_ladder_seconds(ladder_rate(m_settings.share), m_settings.clock()),
      m_cores(thread_count(), m_settings.share.resting) {}

Crew::~Crew() {
    stop();
}

void Crew::handle(Handlers handlers) {
    TULKAS_ASSERT(m_threads.empty());
    m_handlers.merge(std::move(handlers));
}

void Crew::start() {
    m_source.on_wake([this] {
        std::lock_guard const lock(m_mutex);
        ++m_news;
        m_changed.notify_all();
    });
    beat();
    m_threads.emplace_back([this](std::stop_token const& stop) { look_after(stop); });
    int const resting = thread_count() == 0 ? 0 : m_settings.share.resting;
    for (int i = 0; i < thread_count() + resting; ++i) {
        m_threads.emplace_back([this](std::stop_token const& stop) { work(stop); });
    }
}

int Crew::thread_count() const {
    int const threads = m_settings.share.threads;
    return threads == 0 ? 0 : std::max(2, threads);
}

void Crew::stop() {
    if (m_threads.empty()) {
        return;
    }
    m_source.on_wake({});
    m_is_stopping = true;
    {
        std::lock_guard const lock(m_mutex);
        for (auto const& [id, held] : m_held) {
            held->stop = true;
        }
        m_changed.notify_all();
    }
    for (auto& thread : m_threads) {
        thread.request_stop();
    }
    m_threads.clear(); // joins
    if (auto const removed = m_source.remove_worker(); !removed) {
        say(fmt::format("this worker stays on the list for an hour: {}", removed.error().message));
    }
}

View Crew::recent_view() const {
    std::lock_guard const lock(m_mutex);
    return m_view;
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

void Crew::rest(Held& held) {
    {
        std::lock_guard const lock(m_mutex);
        m_cores.rest(held.turn);
        --m_running.at(static_cast<std::size_t>(held.piece.priority));
    }
    m_source.wake(); // another thread may begin now
}

void Crew::resume(Held& held) {
    std::unique_lock lock(m_mutex);
    m_cores.wait();
    while (!m_cores.may_resume() && !held.stop && !is_stopping()) {
        m_changed.wait_for(lock, m_settings.beat);
    }
    m_cores.resume(held.turn);
    ++m_running.at(static_cast<std::size_t>(held.piece.priority));
}

class Crew::Core final : public support::CorePermit {
public:
    Core(Crew& crew, Held& held) : m_crew(crew), m_held(held) {}
    void rest() override { m_crew.rest(m_held); }
    void resume() override { m_crew.resume(m_held); }
    [[nodiscard]] bool is_withdrawn() const override { return m_held.stop; }

private:
    Crew& m_crew;
    Held& m_held;
};

std::vector<std::string> Crew::held_back() const {
    std::lock_guard const lock(m_mutex);
    return m_cores.held_back();
}

std::vector<Priority> Crew::set_core_aside() {
    std::lock_guard const lock(m_mutex);
    if (!m_fitness.may_begin(m_settings.clock()) || !m_cores.may_begin()) {
        return {};
    }
    auto priorities = allowed(m_settings.share, m_running);
    if (m_ladder_seconds.left(m_settings.clock()) <= 0) {
        std::erase(priorities, Priority::ladder);
    }
    m_cores.begin(); // judging is always allowed
    return priorities;
}

Result<std::shared_ptr<Crew::Held>> Crew::take() {
    std::lock_guard const one_at_a_time(m_taking);
    auto const news = [this] {
        std::lock_guard const lock(m_mutex);
        return m_news;
    }();
    auto const now = std::chrono::steady_clock::now();
    if (m_vain_news == news && now - m_vain_since < m_settings.beat) {
        return nullptr; // one thread looks for all that have nothing to do
    }
    std::vector<std::string> kinds;
    for (auto const& [kind, handler] : m_handlers) {
        kinds.push_back(kind);
    }
    auto const allowed_now = set_core_aside();
    auto taken = allowed_now.empty() ? Result<std::optional<storage::Piece>>(std::nullopt)
                                     : m_source.take(kinds, allowed_now, held_back());
    if (!taken || !*taken) {
        if (!allowed_now.empty()) {
            std::lock_guard const lock(m_mutex);
            m_cores.end({});
            m_changed.notify_all();
        }
        m_vain_news = news;
        m_vain_since = now;
        return taken ? Result<std::shared_ptr<Held>>(nullptr) : pass_on(taken);
    }
    auto held = std::make_shared<Held>();
    held->piece = **std::move(taken);
    held->turn.author = held->piece.author;
    std::lock_guard const lock(m_mutex);
    m_cores.found();
    ++m_running.at(static_cast<std::size_t>(held->piece.priority));
    m_held.emplace(held->piece.id, held);
    m_fitness.begins();
    held->stop = is_stopping();
    return held;
}

void Crew::let_go(Held& held) {
    {
        std::lock_guard const lock(m_mutex);
        --m_running.at(static_cast<std::size_t>(held.piece.priority));
        m_cores.end(held.turn);
        m_held.erase(held.piece.id);
    }
    m_source.wake(); // another thread may do now what it might not
}

void Crew::carry_out(Held& held) {
    auto const& piece = held.piece;
    auto const& handler = m_handlers.at(piece.kind);
    Core core(*this, held);
    Task const task{.id = piece.id,
                    .author = piece.author,
                    .what = piece.what,
                    .attempt = piece.tries + 1,
                    .stop = held.stop,
                    .core = &core};
    auto const started = std::chrono::steady_clock::now();
    m_metrics.began();
    if (m_source.is_hopeless(piece)) {
        std::ignore = learn(held, support::fail(ErrorKind::not_found, "not begun"));
        miss(held, {ErrorKind::unavailable, fmt::format("whoever did it was gone {} times", piece.losses)},
             handler, task);
    } else {
        auto const began = m_settings.clock();
        auto const outcome = run(handler, task);
        if (piece.priority == static_cast<int>(Priority::ladder)) {
            std::lock_guard const lock(m_mutex);
            std::chrono::duration<double> const used = m_settings.clock() - began;
            m_ladder_seconds.spend(used.count(), began);
        }
        end(held, outcome, handler, task);
    }
    if (handler.ended) {
        handler.ended(task);
    }
    m_metrics.took(piece.kind, std::chrono::steady_clock::now() - started);
    let_go(held);
}

bool Crew::learn(Held const& held, Result<Completion> const& outcome) {
    std::lock_guard const lock(m_mutex);
    if (outcome) {
        m_fitness.succeeded();
        return true;
    }
    if (held.stop || outcome.error().kind != ErrorKind::unavailable) {
        m_fitness.ended_otherwise();
        return true;
    }
    return m_fitness.failed(held.piece.id, outcome.error().message, m_settings.clock());
}

std::string Crew::trouble() const {
    std::lock_guard const lock(m_mutex);
    return m_fitness.trouble();
}

void Crew::end(Held& held, Result<Completion> const& outcome, Handler const& handler, Task const& task) {
    bool const counts = learn(held, outcome);
    if (outcome) {
        auto const finished = m_source.finish(held.piece, *outcome);
        if (!finished) {
            miss(held, finished.error(), handler, task);
        } else {
            m_metrics.ended(held.piece.kind, *finished ? "done" : "cancelled");
        }
        return;
    }
    if (is_stopping() || !counts) {
        auto const given = counts ? m_source.give_back(held.piece) : m_source.leave_to_others(held.piece);
        if (!given) {
            say(fmt::format("work {} cannot be given back: {}", task.id, given.error().message));
        }
        m_metrics.ended(held.piece.kind, "given back");
        return;
    }
    miss(held, outcome.error(), handler, task);
}

// A try that failed. Where not even this can be written it is written later: nobody else would.
void Crew::miss(Held& held, Error const& error, Handler const& handler, Task const& task) {
    storage::TransactionBody giving_up;
    if (handler.give_up) {
        giving_up = [&](storage::Transaction& transaction) { handler.give_up(transaction, task, error); };
    }
    for (;;) {
        auto const state = m_source.fail(held.piece, error.message, giving_up);
        if (state && *state != storage::WorkState::cancelled) {
            say(fmt::format("work {} ({}) failed{}: {}", task.id, held.piece.kind,
                            *state == storage::WorkState::failed ? " for good" : " and is tried again",
                            error.message));
        }
        if (state) {
            m_metrics.ended(held.piece.kind, result_name(*state));
        }
        if (state || is_stopping()) {
            return;
        }
        if (auto const has = m_source.has(held.piece); has && !*has) {
            m_metrics.ended(held.piece.kind, "lost"); // it is another's
            return;
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
    auto const now = m_source.now();
    auto const note = [this](auto const& result) {
        if (!result) {
            say(fmt::format("the queue of work: {}", result.error().message));
        }
    };
    if (now - m_prolonged >= m_source.lease() / 3) {
        note(m_source.prolong());
        note_this_worker();
        m_prolonged = now;
    } else if (trouble() != m_noted_trouble) {
        note_this_worker();
    }
    if (now - m_viewed >= m_settings.beat) {
        note(look_around());
        m_viewed = now;
    }
    note(stop_unwanted());
}

void Crew::note_this_worker() {
    if (thread_count() == 0) {
        return;
    }
    auto const trouble = this->trouble();
    if (trouble != m_noted_trouble) {
        say(trouble.empty() ? "this worker takes work again"
                            : fmt::format("this worker takes no work for a while, because one piece after "
                                          "the other failed: {}",
                                          trouble));
    }
    if (auto const noted = m_source.note_worker(m_settings.program, thread_count(), trouble); !noted) {
        say(fmt::format("the queue of work: {}", noted.error().message));
        return;
    }
    m_noted_trouble = trouble;
}

Result<void> Crew::look_around() {
    auto view = TULKAS_TRY(m_source.look_around());
    std::lock_guard const lock(m_mutex);
    m_view = std::move(view);
    return {};
}

Result<void> Crew::stop_unwanted() {
    auto const held = [this] { // before the question: what is taken meanwhile is not in its answer
        std::lock_guard const lock(m_mutex);
        return m_held;
    }();
    if (held.empty()) {
        return {};
    }
    auto const wanted = TULKAS_TRY(m_source.wanted());
    for (auto const& [id, piece] : held) {
        if (std::ranges::find(wanted, id) == wanted.end()) {
            piece->stop = true; // of one that has just ended it stops nothing
        }
    }
    return {};
}

} // namespace queue
