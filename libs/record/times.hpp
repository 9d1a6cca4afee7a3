// The line of a record that differs each time: what every move took, in microseconds of CPU time.
#pragma once

#include "runtime/play.hpp"
#include "support/result.hpp"

#include <string>
#include <string_view>

namespace record {

[[nodiscard]] std::string times_text(runtime::GameRecord const& record);
[[nodiscard]] support::Result<void> read_times_text(std::string_view text, runtime::GameRecord& record);

} // namespace record
