// The arena's work, as a part of the server: done by this program's threads, looked after by administrators.
//
// Other features add work to the queue; WorkHandlers does it.
#pragma once

#include "api/work_operations.hpp"
#include "queue/crew.hpp"
#include "server/feature.hpp"
#include "server/work_handlers.hpp"

#include <memory>

namespace server {

class WorkFeature final : public Feature {
public:
    WorkFeature(std::shared_ptr<queue::Queue> queue, std::shared_ptr<queue::Crew> crew,
                std::shared_ptr<WorkHandlers> handlers);

    [[nodiscard]] std::vector<api::Operation> operations() override { return m_operations.all(); }
    [[nodiscard]] support::Result<void> start() override;
    void stop() override { m_crew->stop(); }
    void write_metrics(metrics::Page& page) override;

private:
    std::shared_ptr<queue::Queue> m_queue;
    std::shared_ptr<queue::Crew> m_crew;
    std::shared_ptr<WorkHandlers> m_handlers;
    api::WorkOperations m_operations;
};

} // namespace server
