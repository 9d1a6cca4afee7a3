// Any target: refused, or harmless.
#include "http/target.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    auto const target = http::parse_target(std::string_view(reinterpret_cast<char const*>(data), size));
    if (!target) {
        return 0;
    }
    for (auto const& segment : target->segments) {
        if (segment == ".." || segment == "." || segment.find('/') != std::string::npos ||
            segment.find('\0') != std::string::npos) {
            __builtin_trap();
        }
    }
    return 0;
}
