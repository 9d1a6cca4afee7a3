// Compression as every browser takes it.
#pragma once

#include <string>
#include <string_view>

namespace http {

[[nodiscard]] std::string gzip(std::string_view text);

} // namespace http
