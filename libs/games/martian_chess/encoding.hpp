// Martian Chess in numbers, for programs that learn it. An action is a pair of squares, from and to.
#pragma once

#include "rules/encoding.hpp"

#include <memory>

namespace martian_chess {

[[nodiscard]] std::unique_ptr<rules::Encoding const> make_encoding();

} // namespace martian_chess
