// Any bytes as an archive: unpacked within the limits, or refused with a reason.
#include "archives/unpack.hpp"
#include "support/assert.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    constexpr archives::Limits limits{.files = 20, .bytes = 100'000};
    auto const files = archives::unpack({reinterpret_cast<char const*>(data), size}, limits);
    if (!files) {
        TULKAS_ASSERT(!files.error().message.empty());
        return 0;
    }
    TULKAS_ASSERT(files->size() <= limits.files);
    std::uint64_t bytes = 0;
    for (auto const& file : *files) {
        bytes += file.content.size();
        TULKAS_ASSERT(!file.name.empty() && !file.name.starts_with('/') && !file.name.contains("//"));
    }
    TULKAS_ASSERT(bytes <= limits.bytes);
    return 0;
}
