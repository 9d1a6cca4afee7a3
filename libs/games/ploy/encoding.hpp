// Ploy in numbers, for programs that learn it.
//
// An action is a square and one of 38 things that the piece there can do: go one of eight ways for one to
// three squares, turn by one to seven eighths, or, for a shield, go one square and then turn.
#pragma once

#include "rules/encoding.hpp"

#include <memory>

namespace ploy {

[[nodiscard]] std::unique_ptr<rules::Encoding const> make_encoding();

} // namespace ploy
