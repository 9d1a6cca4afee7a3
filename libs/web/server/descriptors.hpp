// How many files and connections this program may have open at once.
#pragma once

#include <cstddef>

namespace server {

// Asks the system for as many as it allows, for the usual limit is a thousand. Answers how many these are.
std::size_t raise_descriptor_limit();

} // namespace server
