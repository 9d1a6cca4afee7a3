// What people are called where they are shown: in any script, apart from the name they log in with.
#pragma once

#include "support/result.hpp"

#include <string_view>

namespace people {

// 1 to 60 characters of UTF-8 that are all seen, and no spaces at the ends. Who else is called so is not
// looked at.
[[nodiscard]] support::Result<void> check_display_name(std::string_view name);

} // namespace people
