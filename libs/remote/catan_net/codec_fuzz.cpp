// Whatever comes is read as a message or refused; and what was read is written and read again as the same.
#include "catan_net/codec.hpp"
#include "support/assert.hpp"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    auto const message = catan_net::decode({reinterpret_cast<char const*>(data), size});
    if (message) {
        auto const bytes = catan_net::encode(*message);
        auto const again = catan_net::decode(bytes);
        TULKAS_ASSERT(again.has_value() && *again == *message);
        TULKAS_ASSERT(catan_net::encode(*again) == bytes);
    }
    return 0;
}
