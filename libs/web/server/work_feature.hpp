// The arena's work, as a part of the server: done by this program's threads, looked after by administrators.
//
// Other features bring work to the queue, and say to the crew, before the start, how it is done.
#pragma once

#include "api/work_operations.hpp"
#include "queue/crew.hpp"
#include "server/feature.hpp"

#include <memory>

namespace server {

class WorkFeature final : public Feature {
public:
    WorkFeature(std::shared_ptr<queue::Queue> queue, std::shared_ptr<queue::Crew> crew)
        : m_queue(std::move(queue)), m_crew(std::move(crew)), m_operations(*m_queue) {}

    [[nodiscard]] std::vector<api::Operation> operations() override { return m_operations.all(); }
    [[nodiscard]] support::Result<void> start() override;
    void stop() override { m_crew->stop(); }
    [[nodiscard]] std::vector<Gauge> gauges() override;

private:
    std::shared_ptr<queue::Queue> m_queue;
    std::shared_ptr<queue::Crew> m_crew;
    api::WorkOperations m_operations;
};

} // namespace server
