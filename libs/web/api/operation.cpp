#include "api/operation.hpp"

#include <algorithm>
#include <iterator>

namespace api {

Lane lane_of(Operation const& operation) {
    if (operation.hashes_password) {
        return Lane::passwords;
    }
    if (operation.asks_elsewhere) {
        return Lane::elsewhere;
    }
    if (operation.takes_long) {
        return Lane::builds;
    }
    return operation.body_type.empty() ? Lane::database : Lane::uploads;
}

std::optional<people::Scope> scope_of(Operation const& operation) {
    if (operation.scope) {
        return operation.scope;
    }
    switch (operation.access) {
    case Access::administrator:
        return people::Scope::administer;
    case Access::organiser:
        return people::Scope::organise;
    case Access::author:
        return people::Scope::submit;
    case Access::worker:
        return std::nullopt;
    case Access::anybody:
    case Access::user:
        break;
    }
    return operation.method == http::Method::get ? std::optional(people::Scope::read) : std::nullopt;
}

std::vector<Operation> joined(std::initializer_list<std::vector<Operation>> lists) {
    std::vector<Operation> all;
    for (auto const& list : lists) {
        std::ranges::copy(list, std::back_inserter(all));
    }
    return all;
}

} // namespace api
