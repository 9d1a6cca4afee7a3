#include "server/work_feature.hpp"

#include <fmt/format.h>

#include <array>

namespace server {

support::Result<void> WorkFeature::start() {
    m_crew->start();
    return {};
}

std::vector<Gauge> WorkFeature::gauges() {
    constexpr std::array priorities{"judging", "tournament", "ladder"};
    auto const counts = m_crew->recent_counts();
    std::vector<Gauge> gauges;
    for (auto const& [state, help] :
         {std::pair("waiting", "Tasks waiting to start."), std::pair("running", "Running tasks."),
          std::pair("failed", "Tasks that failed permanently.")}) {
        for (std::size_t i = 0; i < priorities.size(); ++i) {
            double pieces = 0;
            for (auto const& count : counts) {
                bool const is_it = count.state == state && count.priority == static_cast<int>(i);
                pieces += is_it ? static_cast<double>(count.pieces) : 0;
            }
            gauges.push_back({.name = fmt::format("tulkas_queue_{}", state),
                              .help = help,
                              .value = pieces,
                              .labels = fmt::format("priority=\"{}\"", priorities.at(i))});
        }
    }
    return gauges;
}

} // namespace server
