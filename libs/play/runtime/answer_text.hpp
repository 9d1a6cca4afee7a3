// The text of an answer, as a record keeps it where the engine is a program: JSON in one line.
#pragma once

#include "runtime/channel.hpp"

#include <string>

namespace runtime {

[[nodiscard]] std::string answer_text(Envelope const& answer);

} // namespace runtime
