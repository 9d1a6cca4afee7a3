#include "storage/pulse.hpp"

#include <utility>

namespace storage {

Pulse::Pulse(std::unique_ptr<Probe> probe, std::vector<Line*> lines, Settings settings)
    : m_probe(std::move(probe)),
      m_lines(std::move(lines)),
      m_settings(settings),
      m_thread([this](std::stop_token const& stop) { run(stop); }) {}

std::optional<Absence> Pulse::absence() const {
    std::lock_guard const lock(m_mutex);
    return m_absence;
}

void Pulse::suspect(support::Error why) {
    {
        std::lock_guard const lock(m_mutex);
        if (!m_absence) {
            m_absence = Absence{.since = std::chrono::steady_clock::now(), .why = {}};
            ++m_absences;
            m_is_away = true;
        }
        m_absence->why = std::move(why); // the last one
    }
    m_changed.notify_one();
}

void Pulse::note(support::Result<void> const& answered) {
    if (!answered) {
        suspect(answered.error());
        return;
    }
    std::lock_guard const lock(m_mutex);
    m_absence.reset();
    m_is_away = false;
}

void Pulse::run(std::stop_token const& stop) {
    while (!stop.stop_requested()) {
        if (!m_settings.only_when_suspected || is_away()) {
            note(m_probe->ask());
        }
        auto const now = std::chrono::steady_clock::now();
        bool const has_limit = m_settings.transaction.count() > 0;
        for (auto* const line : m_lines) {
            if (is_away() || has_limit) {
                line->cut_if_lent_before(is_away() ? now : now - m_settings.transaction);
            }
        }
        std::unique_lock lock(m_mutex);
        m_changed.wait_for(lock, stop, m_settings.between, [] { return false; });
    }
}

} // namespace storage
