#include "record/text.hpp"
#include "support/assert.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string_view const text(reinterpret_cast<char const*>(data), size);
    if (auto const record = record::from_text(text)) {
        TULKAS_ASSERT(record::to_text(*record) == text);
    }
    return 0;
}
