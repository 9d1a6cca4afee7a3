// Whether the database answers, known at every moment without asking it: a thread of its own does.
//
// While it is away, whoever needs it is refused at once instead of waiting, and the connections on which
// somebody waits are cut. When it is back, every connection is made anew: those that were idle meanwhile may
// be dead without knowing it.
//
// Internal to the database.
#pragma once

#include "storage/line.hpp"
#include "storage/probe.hpp"

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace storage {

struct Absence {
    std::chrono::steady_clock::time_point since;
    support::Error why;
};

class Pulse {
public:
    struct Settings {
        std::chrono::milliseconds between{250}; // two questions
        std::chrono::seconds transaction{60};   // longer ones are cut; 0: none
        bool only_when_suspected = false;       // asks when somebody has found it away
    };
    // Of the lines the caller keeps as many as there are connections; they outlive it.
    Pulse(std::unique_ptr<Probe> probe, std::vector<Line*> lines, Settings settings);

    // These do not wait.
    [[nodiscard]] std::optional<Absence> absence() const;
    [[nodiscard]] bool is_away() const { return m_is_away.load(std::memory_order_relaxed); }
    // How often it was away: a connection that is older is not to be trusted.
    [[nodiscard]] std::uint64_t absences() const { return m_absences.load(std::memory_order_relaxed); }

    // Somebody has found out before the thread did.
    void suspect(support::Error why);

private:
    void run(std::stop_token const& stop);
    void note(support::Result<void> const& answered);

    std::unique_ptr<Probe> m_probe;
    std::vector<Line*> m_lines;
    Settings m_settings;
    std::mutex mutable m_mutex;
    std::condition_variable_any m_changed;
    std::optional<Absence> m_absence;
    std::atomic<bool> m_is_away = false;
    std::atomic<std::uint64_t> m_absences = 0;
    std::jthread m_thread; // the last: it uses the others
};

} // namespace storage
