// Any text as a bot's tulkas.toml: it is read or refused.
#include "languages/manifest.hpp"
#include "support/assert.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string_view const text(reinterpret_cast<char const*>(data), size);
    if (auto const manifest = languages::parse_manifest(text, "fuzz.toml"); !manifest) {
        TULKAS_ASSERT(manifest.error().message.starts_with("fuzz.toml"));
    }
    return 0;
}
