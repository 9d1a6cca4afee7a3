// Any text as a packed content: it is unpacked or refused.
#include "storage/packing.hpp"

#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string_view const text(reinterpret_cast<char const*>(data), size);
    if (auto const bytes = storage::unpack(text, size / 2); bytes && bytes->size() != size / 2) {
        __builtin_trap();
    }
    if (storage::unpack(storage::pack(text), size) != std::string(text)) {
        __builtin_trap();
    }
    return 0;
}
