// One confined program that runs.
//
// Made to be watched by somebody's event loop: the program's input and output are pipes that never block, and
// everything else that can happen to it (its end, a limit reached, a forbidden call, words on its standard
// error) makes events() readable, whereupon handle_events() is to be called. Nothing here waits, except where
// it says so. One thread at a time.
#pragma once

#include "sandbox/cell_pool.hpp"
#include "sandbox/cpu_clock.hpp"
#include "sandbox/error_tail.hpp"
#include "sandbox/event_set.hpp"
#include "sandbox/exit_reason.hpp"
#include "sandbox/limits.hpp"
#include "sandbox/scratch.hpp"
#include "sandbox/thread_clocks.hpp"
#include "support/file_descriptor.hpp"
#include "support/result.hpp"

#include <chrono>
#include <memory>
#include <optional>
#include <span>
#include <string>

namespace sandbox {

class Process {
public:
    Process(Process&&) = default;
    Process& operator=(Process&&) = delete;
    // Ends the program, if it has not ended, and does not wait.
    ~Process();

    [[nodiscard]] int input() const { return m_streams.input.get(); }   // its standard input, to write to
    [[nodiscard]] int output() const { return m_streams.output.get(); } // its standard output, to read from
    void close_input() { m_streams.input.close(); }

    [[nodiscard]] int events() const { return m_events.descriptor(); }
    // False when the program has ended: then finish() has nothing to wait for.
    bool handle_events();
    [[nodiscard]] bool has_ended() const { return m_ended; }

    // CPU time the whole sandbox has used since the program began. Exact to microseconds for everything that
    // sleeps at the moment, which a program that waits for its next call does.
    [[nodiscard]] Duration cpu_time();

    // The clocks of those of its threads that have one of these names at this moment.
    [[nodiscard]] ThreadClocks clocks_of_threads(std::span<std::string const> names) const;

    // What it printed to its standard error since the last call, or the end of that when it is more than the
    // limits keep. What has come when the program has ended and nobody took is in the report.
    [[nodiscard]] std::string take_errors() { return m_errors.take(); }
    // The same without taking it.
    [[nodiscard]] std::string_view errors() { return m_errors.text(); }
    // Bytes that were let go so far.
    [[nodiscard]] std::uint64_t errors_dropped() const { return m_errors.dropped(); }

    // Orders everything in the sandbox to stop until resume() is called, and does not wait. A program that
    // goes on using CPU time is ended: events() sees to it, and so does another call of stop(), for those who
    // cannot listen at the moment. Meanwhile no wall time goes by. False: it has ended, or is about to.
    bool stop();
    void resume();
    // Whether the order is carried out.
    [[nodiscard]] bool is_stopped();

    // Ends everything in the sandbox. It is the exit reason, unless the program ended by itself before.
    void kill(ExitReason reason);

    // Ends everything that has not ended yet and tells. Waits until that cannot be undone; the last of the
    // sandbox may be gone only a moment later. The object is of no more use.
    [[nodiscard]] Report finish();

    [[nodiscard]] Scratch const& scratch() const { return m_scratch; }
    [[nodiscard]] Scratch take_scratch() { return std::move(m_scratch); }

    // The user on the host as which it runs; (uid) −1 when it has ended.
    [[nodiscard]] std::uint32_t host_user() const;

    // Where its CPU time comes from, for those who want to know how exact it is.
    [[nodiscard]] CpuClock::Source clock_source() const { return m_clock.source(); }

private:
    friend class Launcher;

    struct Streams {
        support::FileDescriptor input;
        support::FileDescriptor output;
        support::FileDescriptor errors;
    };
    struct Handles {
        support::FileDescriptor channel; // to init
        support::FileDescriptor init;
        support::FileDescriptor program;
        support::FileDescriptor listener; // of forbidden calls
    };
    // What the launcher puts together.
    struct Parts {
        std::shared_ptr<CellPool> pool;
        Cell cell;
        Streams streams;
        Handles handles;
        Scratch scratch;
        Limits limits;
        Mould mould;
        std::string cpu_usage; // see wire::Started
    };

    // An order to stop.
    struct Halt {
        std::uint64_t order = 0;
        std::chrono::steady_clock::time_point since = std::chrono::steady_clock::now();
        Duration used_before{}; // CPU time when it was given, or carried out
        Duration next_look{};
        bool by_group = false; // or by init
        bool is_done = false;
    };

    explicit Process(Parts parts);

    void watch_all();
    void dispatch(Event event);
    void hear_of_forbidden_call();
    void hear_init();
    void note_end();
    void read_errors();
    void check_limits();
    void arm_timer();
    [[nodiscard]] Duration wall_time() const;
    void note_stop();
    void check_stop();
    [[nodiscard]] std::optional<Duration> next_look_at_stop();
    void let_go();
    void end_now();
    void leave_cell();
    [[nodiscard]] Report report();
    [[nodiscard]] bool was_limit_reached() const;

    std::shared_ptr<CellPool> m_pool; // none: moved from, or finished
    Cell m_cell;
    Streams m_streams;
    Handles m_handles;
    Scratch m_scratch;
    Limits m_limits;
    Mould m_mould;
    CpuClock m_clock;
    ErrorTail m_errors;
    EventSet m_events;
    support::FileDescriptor m_timer;
    std::chrono::steady_clock::time_point m_started;
    std::uint64_t m_kills_before = 0;
    std::optional<std::uint64_t> m_hits_before; // of the limit of memory
    std::optional<Halt> m_halt;
    std::uint64_t m_orders = 0;
    bool m_ended = false;
    Facts m_facts;
    Duration m_wall_time{};
};

} // namespace sandbox
