// The OpenAPI 3.1 document of the interface, made from its operations.
#pragma once

#include "api/operation.hpp"

#include <span>

namespace api {

[[nodiscard]] support::Json openapi_document(std::span<Operation const> operations);

} // namespace api
