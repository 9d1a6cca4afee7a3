// The interface under /api/v1: finds the operation a request is for, checks who asks and what is sent, and
// runs it.
#pragma once

#include "api/operation.hpp"
#include "http/router.hpp"
#include "people/entrance.hpp"
#include "people/rate_limit.hpp"

namespace api {

using Now = std::function<storage::Moment()>;

class Interface {
public:
    Interface(std::vector<Operation> operations, people::Entrance& entrance, Now now);

    // Thread-safe; may take as long as the database does.
    [[nodiscard]] http::Response answer(http::Request const& request);

    [[nodiscard]] std::vector<Operation> const& operations() const { return m_operations; }

private:
    [[nodiscard]] support::Result<http::Response>
    run(Operation const& operation, http::Request const& request, std::vector<std::string> const& values);

    std::vector<Operation> m_operations;
    http::Routes m_routes;
    people::Entrance& m_entrance;
    Now m_now;
    people::RateLimit m_changes; // by address
};

} // namespace api
