#include "api/operation.hpp"

#include <algorithm>
#include <iterator>

namespace api {

Lane lane_of(Operation const& operation) {
    if (operation.hashes_password) {
        return Lane::passwords;
    }
    return operation.body_type.empty() ? Lane::database : Lane::uploads;
}

std::vector<Operation> joined(std::initializer_list<std::vector<Operation>> lists) {
    std::vector<Operation> all;
    for (auto const& list : lists) {
        std::ranges::copy(list, std::back_inserter(all));
    }
    return all;
}

} // namespace api
