// Whatever comes over a connection is read or refused, and what was read is written as it was.
#include "relay/words.hpp"
#include "support/assert.hpp"

#include <cstddef>
#include <cstdint>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string const line(reinterpret_cast<char const*>(data), size);
    if (auto const word = relay::parse_word(line)) {
        std::string written;
        relay::append_line(written, *word);
        TULKAS_ASSERT(written == line + "\n");
    }
    return 0;
}
