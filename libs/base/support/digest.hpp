// SHA-256, as lower-case hexadecimal digits: what `sha256sum` prints.
#pragma once

#include <string>
#include <string_view>

namespace support {

[[nodiscard]] std::string sha256(std::string_view bytes);

} // namespace support
