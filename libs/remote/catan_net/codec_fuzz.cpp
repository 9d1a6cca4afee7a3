// Any bytes are read as a message or refused with a reason; a message that was read is written and read again
// unchanged.
#include "catan_net/codec.hpp"
#include "support/assert.hpp"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    auto const message = catan_net::decode({reinterpret_cast<char const*>(data), size});
    if (!message) {
        TULKAS_ASSERT(!message.error().message.empty());
        return 0;
    }
    auto const bytes = message->SerializeAsString();
    auto const again = catan_net::decode(bytes);
    TULKAS_ASSERT(again.has_value());
    TULKAS_ASSERT(again->SerializeAsString() == bytes);
    return 0;
}
