// How strong the wall around a program is. The levels have names, which operators, contests and workers use.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace sandbox {

// In order: each holds at least what the one before holds.
enum class Level : std::uint8_t {
    namespaces, // the kernel's own means
    gvisor,     // the same, and within them a second kernel, which answers all of the program's system calls
};

inline constexpr std::array all_levels{Level::namespaces, Level::gvisor};

[[nodiscard]] constexpr std::string_view name_of(Level level) {
    return level == Level::gvisor ? "gvisor" : "namespaces";
}

// For work that only those can do who have the level: every other can do what needs the first.
[[nodiscard]] constexpr std::string_view requirement_of(Level level) {
    return level == Level::namespaces ? std::string_view() : name_of(level);
}

[[nodiscard]] constexpr std::optional<Level> level_from(std::string_view name) {
    for (auto const level : all_levels) {
        if (name_of(level) == name) {
            return level;
        }
    }
    return std::nullopt;
}

} // namespace sandbox
