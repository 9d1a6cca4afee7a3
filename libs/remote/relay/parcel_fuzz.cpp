// Whatever is sent as a program is unpacked or refused, and what was unpacked packs again.
#include "relay/parcel.hpp"
#include "support/assert.hpp"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string_view const bytes(reinterpret_cast<char const*>(data), size);
    if (auto const parcel = relay::unpack(bytes)) {
        TULKAS_ASSERT(relay::unpack(relay::pack(*parcel)).has_value());
    }
    return 0;
}
