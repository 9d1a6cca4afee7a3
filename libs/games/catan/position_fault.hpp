// Why no game can be played from a position.
#pragma once

#include "catan/position.hpp"

#include <optional>
#include <string>

namespace catan {

// A message for the position's author.
[[nodiscard]] std::optional<std::string> fault_of(Position const& position);

} // namespace catan
