// Catan in numbers, for programs that learn it.
//
// Cards are discarded one by one, an action each. Of the offers to other players only those of one card for
// one are actions. Players are counted from the one who looks on: 1 is the next at the table.
#pragma once

#include "catan/namespace.hpp"
#include "rules/encoding.hpp"

#include <memory>

namespace catan {

[[nodiscard]] std::unique_ptr<rules::Encoding const> make_encoding();

} // namespace catan
