// What stands behind the question mark of a request, and who asks: what several operations look at.
#pragma once

#include "api/operation.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace api {

// Empty where it is not there.
[[nodiscard]] std::string query_text(Call const& call, std::string_view name);
// invalid: it is there and no whole number from 0.
[[nodiscard]] support::Result<std::optional<std::int64_t>> query_number(Call const& call,
                                                                        std::string_view name);

[[nodiscard]] bool is_administrator(Call const& call);

} // namespace api
