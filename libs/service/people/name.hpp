// Names people go by here: 2 to 30 letters (A–Z, a–z), digits, dots, dashes and underscores, beginning with a
// letter or a digit. So few, that no two names look the same on the screen, and that a name needs no quoting
// anywhere.
#pragma once

#include "support/result.hpp"

#include <string_view>

namespace people {

[[nodiscard]] support::Result<void> check_name(std::string_view name);

} // namespace people
