// The operation that answers with the OpenAPI document of all operations, itself included.
#pragma once

#include "api/operation.hpp"

namespace api {

[[nodiscard]] std::vector<Operation> with_description(std::vector<Operation> operations);

} // namespace api
