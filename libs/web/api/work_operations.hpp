// What an administrator sees and does of the arena's work: what waits, what runs, what failed.
#pragma once

#include "api/operation.hpp"
#include "queue/queue.hpp"

#include <vector>

namespace api {

class WorkOperations {
public:
    // The queue outlives it.
    explicit WorkOperations(queue::Queue& queue) : m_queue(queue) {}

    // They refer to this object.
    [[nodiscard]] std::vector<Operation> all();

private:
    using Answer = support::Result<http::Response>;

    [[nodiscard]] Answer list(Call const& call);
    [[nodiscard]] Answer count();
    [[nodiscard]] Answer workers();
    [[nodiscard]] Answer show(queue::WorkId id);
    [[nodiscard]] Answer cancel(Call const& call);
    [[nodiscard]] Answer retry(Call const& call);

    queue::Queue& m_queue;
};

} // namespace api
