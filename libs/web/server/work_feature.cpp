#include "server/work_feature.hpp"

#include <fmt/format.h>

#include <array>

namespace server {

WorkFeature::WorkFeature(std::shared_ptr<queue::Queue> queue, std::shared_ptr<queue::Crew> crew,
                         std::shared_ptr<WorkHandlers> handlers)
    : m_queue(std::move(queue)),
      m_crew(std::move(crew)),
      m_handlers(std::move(handlers)),
      m_operations(*m_queue) {}

support::Result<void> WorkFeature::start() {
    m_crew->handle(m_handlers->all());
    m_crew->start();
    return {};
}

std::vector<Gauge> WorkFeature::gauges() {
    constexpr std::array priorities{"judging", "tournament", "ladder"};
    auto const counts = m_crew->recent_counts();
    auto const ladder = m_handlers->ladder_counts();
    std::vector<Gauge> gauges{
        {"tulkas_ladder_games", "Ladder games played by this process.", static_cast<double>(ladder.games)},
        {"tulkas_ladder_seconds", "Core seconds used by ladder games.", ladder.seconds}};
    using storage::WorkState;
    for (auto const& [state, help] : {std::pair(WorkState::waiting, "Tasks waiting to start."),
                                      std::pair(WorkState::running, "Running tasks."),
                                      std::pair(WorkState::failed, "Tasks that failed permanently.")}) {
        for (std::size_t i = 0; i < priorities.size(); ++i) {
            double pieces = 0;
            for (auto const& count : counts) {
                bool const is_it = count.state == state && count.priority == static_cast<int>(i);
                pieces += is_it ? static_cast<double>(count.pieces) : 0;
            }
            gauges.push_back({.name = fmt::format("tulkas_queue_{}", storage::to_text(state)),
                              .help = help,
                              .value = pieces,
                              .labels = fmt::format("priority=\"{}\"", priorities.at(i))});
        }
    }
    return gauges;
}

} // namespace server
