// Any text as a game's game.toml: it is read or refused.
#include "packages/manifest.hpp"
#include "support/assert.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string_view const text(reinterpret_cast<char const*>(data), size);
    if (auto const manifest = packages::parse_game_manifest(text, "fuzz.toml"); !manifest) {
        TULKAS_ASSERT(manifest.error().message.starts_with("fuzz.toml"));
    } else {
        TULKAS_ASSERT(manifest->players > 0 && !manifest->name.empty());
    }
    return 0;
}
