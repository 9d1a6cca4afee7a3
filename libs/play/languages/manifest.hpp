// tulkas.toml, which makes a directory a bot or an engine:
//
//     main = "bot.py"
//     name = "Nick"           # default: the nickname in the main file, or the directory's name
//     language = "python"     # default: from the main file's extension
//     players = 2             # for an engine: the number of bots
//     seed = true             # for an engine: it is told the seed at the start
#pragma once

#include "support/result.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace languages {

inline constexpr char const* manifest_name = "tulkas.toml";

struct Manifest {
    std::string main; // within the directory
    std::optional<std::string> name;
    std::optional<std::string> language;
    std::optional<std::uint64_t> players = {};
    bool is_told = false;
    bool is_simultaneous = false;

    bool operator==(Manifest const&) const = default;
};

[[nodiscard]] support::Result<Manifest> parse_manifest(std::string_view text, std::string const& file);

} // namespace languages
