// What is left of a game that is over: its result, whose fault it was, and the report.
#include "runtime/game_driver.hpp"

#include <algorithm>
#include <utility>

namespace runtime {

std::optional<Fault> GameDriver::fault() const {
    if (auto const* crash = std::get_if<Crash>(&m_control.state)) {
        return crash->fault;
    }
    if (auto const blamed = m_referee != nullptr ? m_referee->fault() : std::nullopt) {
        auto const& lapse = m_lapses[static_cast<std::size_t>(blamed->seat)];
        return lapse ? lapse : blamed;
    }
    auto const loser = bot_in_error(std::get<Finished>(m_control.state).result);
    if (!loser) {
        return std::nullopt;
    }
    if (auto const& lapse = m_lapses[static_cast<std::size_t>(*loser)]) {
        return lapse;
    }
    // Everybody may read it: nothing of what the bot itself wrote.
    auto const& said = said_of(*loser);
    return Fault{.whose = Fault::Whose::bot,
                 .seat = *loser,
                 .failure = Failure::bad_answer,
                 .what = said.empty() ? "reported by the engine" : "reported by the engine: " + said};
}

std::optional<rules::Outcome> GameDriver::outcome() const {
    auto const fault = this->fault();
    if (fault && fault->whose != Fault::Whose::bot) {
        return std::nullopt;
    }
    if (m_referee != nullptr) {
        return fault ? m_referee->forfeit(fault->seat) : m_referee->outcome();
    }
    auto const* crash = std::get_if<Crash>(&m_control.state);
    return outcome_of(crash != nullptr ? *crash->result : std::get<Finished>(m_control.state).result,
                      m_teams);
}

GameReport GameDriver::report() && {
    std::ranges::for_each(m_logs, &record::Log::end);
    GameReport report{.outcome = outcome(),
                      .fault = fault(),
                      .moves = std::move(m_moves),
                      .refused = std::move(m_refused),
                      .cpu = {},
                      .remaining = {},
                      .wall = {},
                      .machine = {},
                      .logs = std::move(m_logs),
                      .shown = std::move(m_shown).all()};
    for (auto const& place : m_places) {
        report.cpu.push_back(place.time().used());
        report.remaining.push_back(place.time().remaining());
        report.wall.push_back(place.time().wall());
        report.machine.push_back(place.machine_time());
    }
    return report;
}

} // namespace runtime
