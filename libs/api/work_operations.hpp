// What an administrator sees and does of the arena's work: what waits, what runs, what failed.
#pragma once

#include "api/operation.hpp"
#include "works/queue.hpp"

#include <vector>

namespace api {

class WorkOperations {
public:
    // The queue outlives it.
    explicit WorkOperations(works::Queue& queue) : m_queue(queue) {}

    // They refer to this object.
    [[nodiscard]] std::vector<Operation> all();

private:
    using Answer = support::Result<http::Response>;

    [[nodiscard]] Answer list(Call const& call);
    [[nodiscard]] Answer count();
    [[nodiscard]] Answer show(works::WorkId id);
    [[nodiscard]] Answer cancel(Call const& call);
    [[nodiscard]] Answer retry(Call const& call);

    works::Queue& m_queue;
};

} // namespace api
