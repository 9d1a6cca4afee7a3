// Threads that do the arena's work: each takes a piece, hands it to whoever knows its kind, and writes what
// came of it together with its end.
//
// However the program ends, a piece is done with its completion or not done at all (see Handler).
#pragma once

#include "queue/cores.hpp"
#include "queue/crew_metrics.hpp"
#include "queue/fitness.hpp"
#include "queue/handler.hpp"
#include "queue/share.hpp"
#include "queue/source.hpp"
#include "support/moment.hpp"
#include "support/token_bucket.hpp"

#include <atomic>
#include <condition_variable>
#include <map>
#include <stop_token>
#include <thread>

namespace queue {

using SteadyMoment = std::chrono::steady_clock::time_point;

struct CrewSettings {
    Share share = {};
    std::string program = "server"; // or "worker": what this process is, for those who list all workers
    std::function<SteadyMoment()> clock = std::chrono::steady_clock::now; // of what the ladder uses
    std::chrono::milliseconds beat{1000};             // how often others' news are looked for
    std::function<void(std::string const&)> log = {}; // what an operator should know
};

class Crew {
public:
    // The source outlives it.
    Crew(Source& source, CrewSettings settings);
    ~Crew(); // stops
    Crew(Crew const&) = delete;
    Crew& operator=(Crew const&) = delete;

    // Before the start: how each kind of work is done.
    void handle(Handlers handlers);
    void handle(std::string const& kind, Handler handler) { handle({{kind, std::move(handler)}}); }
    void start();
    // What is under way is told to stop and waits for the next start.
    void stop();

    // The arena's, as of the last beat; asks nobody.
    [[nodiscard]] View recent_view() const;

    // Of this crew.
    void write_metrics(metrics::Page& page) const {
        m_metrics.write(page, {.threads = thread_count(), .is_shut_out = !trouble().empty()});
    }

private:
    struct Held {
        storage::Piece piece;
        std::atomic<bool> stop = false;
        Cores::Turn turn = {};
    };

    class Core;

    void work(std::stop_token const& stop);
    [[nodiscard]] support::Result<std::shared_ptr<Held>> take();
    // What may begin now. A core is set aside for it, if there is anything.
    [[nodiscard]] std::vector<Priority> set_core_aside();
    [[nodiscard]] std::vector<std::string> held_back() const;
    void rest(Held& held);
    void resume(Held& held);
    void carry_out(Held& held);
    void end(Held& held, support::Result<Completion> const& outcome, Handler const& handler,
             Task const& task);
    void miss(Held& held, support::Error const& error, Handler const& handler, Task const& task);
    // What became of a piece tells something about this machine. Whether a failure counts against the piece.
    [[nodiscard]] bool learn(Held const& held, support::Result<Completion> const& outcome);
    [[nodiscard]] std::string trouble() const;
    void note_this_worker();
    void let_go(Held& held);

    [[nodiscard]] int thread_count() const;
    void look_after(std::stop_token const& stop);
    void beat();
    [[nodiscard]] support::Result<void> look_around();
    // What others have cancelled, or taken over because we were too slow to prolong it.
    [[nodiscard]] support::Result<void> stop_unwanted();

    void say(std::string const& what) const;
    // Until there is news, somebody asks to stop, or a beat has passed.
    void wait(std::stop_token const& stop, std::uint64_t seen);
    [[nodiscard]] bool is_stopping() const { return m_is_stopping; }

    Source& m_source;
    CrewSettings m_settings;
    Handlers m_handlers;

    std::mutex m_taking;                      // one thread at a time decides what it may take
    std::optional<std::uint64_t> m_vain_news; // as of when there was nothing to take
    SteadyMoment m_vain_since{};

    std::mutex mutable m_mutex;
    support::TokenBucket<SteadyMoment> m_ladder_seconds; // of one core, that it may use
    std::condition_variable_any m_changed;
    std::uint64_t m_news = 0;
    std::atomic<bool> m_is_stopping = false;
    Running m_running{};
    Fitness m_fitness;
    std::string m_noted_trouble; // of the beat
    Cores m_cores;
    std::map<WorkId, std::shared_ptr<Held>> m_held;
    View m_view;
    support::Moment m_viewed{};
    support::Moment m_prolonged{};
    CrewMetrics m_metrics;
    std::vector<std::jthread> m_threads;
};

} // namespace queue
