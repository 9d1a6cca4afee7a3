// Any bytes as TOML: they are read, or refused with name and line.
#include "toml/document.hpp"

#include <cstddef>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    auto const table = toml_text::read({reinterpret_cast<char const*>(data), size}, "fuzz.toml");
    if (!table && !table.error().starts_with("fuzz.toml:")) {
        __builtin_trap();
    }
    return 0;
}
