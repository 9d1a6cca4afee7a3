// What workers on other machines ask of the arena, each with its token: the gateway over HTTP.
#pragma once

#include "api/operation.hpp"
#include "fleet/gateway.hpp"

#include <vector>

namespace api {

class WorkerOperations {
public:
    // The gateway outlives it.
    explicit WorkerOperations(fleet::Gateway& gateway) : m_gateway(gateway) {}

    // They refer to this object.
    [[nodiscard]] std::vector<Operation> all();

private:
    using Answer = support::Result<http::Response>;

    [[nodiscard]] Answer hello(Call const& call);
    [[nodiscard]] Answer leave(Call const& call);
    [[nodiscard]] Answer lease(Call const& call);
    [[nodiscard]] support::Result<std::shared_ptr<http::SocketListener>> hints(Call const& call);
    [[nodiscard]] Answer renew(Call const& call);
    [[nodiscard]] Answer report(Call const& call);
    [[nodiscard]] Answer progress(Call const& call);
    [[nodiscard]] Answer hear(Call const& call);
    [[nodiscard]] Answer content(Call const& call);

    fleet::Gateway& m_gateway;
};

} // namespace api
