// What is wrong with a position that somebody wrote down, so that no game can be played from it.
#pragma once

#include "catan/position.hpp"

#include <optional>
#include <string>

namespace catan {

// In words for whoever wrote it.
[[nodiscard]] std::optional<std::string> fault_of(Position const& position);

} // namespace catan
