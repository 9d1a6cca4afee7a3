// Undoes one layer of gzip, up to a number of bytes.
//
// It counts what comes out, not what an archive does with it: also what a reader of the archive would skip
// has to be decompressed, and a kilobyte can become a gigabyte.
#pragma once

#include "support/result.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace archives {

[[nodiscard]] bool is_gzip(std::string_view bytes);

// refused: the bytes are damaged, or there are more than `most` of them decompressed. Stops there, so the
// work is limited too.
[[nodiscard]] support::Result<std::string> gunzip(std::string_view bytes, std::uint64_t most);

} // namespace archives
