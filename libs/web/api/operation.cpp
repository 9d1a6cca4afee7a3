#include "api/operation.hpp"

#include <algorithm>
#include <iterator>

namespace api {

std::vector<Operation> joined(std::initializer_list<std::vector<Operation>> lists) {
    std::vector<Operation> all;
    for (auto const& list : lists) {
        std::ranges::copy(list, std::back_inserter(all));
    }
    return all;
}

} // namespace api
