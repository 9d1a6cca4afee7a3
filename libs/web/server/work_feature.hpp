// The arena's work, as a part of the server: done by this program's threads and by workers elsewhere, looked
// after by administrators.
//
// Other features add work to the queue; WorkHandlers does it.
#pragma once

#include "api/work_operations.hpp"
#include "api/worker_operations.hpp"
#include "api/worker_token_operations.hpp"
#include "queue/crew.hpp"
#include "queue/queue.hpp"
#include "server/feature.hpp"
#include "server/work_handlers.hpp"

#include <memory>

namespace server {

class WorkFeature final : public Feature {
public:
    struct Parts {
        std::shared_ptr<storage::Database> database;
        std::shared_ptr<queue::Queue> queue;
        std::shared_ptr<queue::Crew> crew;
        std::shared_ptr<WorkHandlers> handlers;
        std::string token_file = {}; // of workers that are accepted; empty without one
        double repeated = 0;         // the share of the games of workers elsewhere that are played again
        std::function<void(std::string const&)> log = {};
    };
    explicit WorkFeature(Parts parts);

    [[nodiscard]] std::vector<api::Operation> operations() override;
    [[nodiscard]] support::Result<void> start() override;
    void stop() override;
    void write_metrics(metrics::Page& page) override;

private:
    [[nodiscard]] support::Result<void> accept_token();

    Parts m_parts;
    fleet::Tokens m_tokens;
    fleet::Gateway m_gateway;
    api::WorkOperations m_operations;
    api::WorkerOperations m_of_workers;
    api::WorkerTokenOperations m_of_tokens;
};

} // namespace server
