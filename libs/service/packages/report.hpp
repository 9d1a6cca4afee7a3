// What is said of a trial, for the game's author and whoever approves it.
#pragma once

#include "packages/trial.hpp"

#include <string>

namespace packages {

[[nodiscard]] std::string to_text(Trial const& trial);
// With what the compiler said, if it was that.
[[nodiscard]] std::string to_text(pairing::Rejection const& rejection);

} // namespace packages
