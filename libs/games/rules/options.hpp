// What can be set about a game before it starts.
#pragma once

#include "support/result.hpp"

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rules {

// Either a whole number within bounds or, where choices are given, one of them.
struct OptionInfo {
    std::string name;
    std::string help;
    std::string standard; // the default value
    std::int64_t least = 0;
    std::int64_t most = 0;
    std::vector<std::string> choices = {};
};

// A game's options with a value for each, checked once and asked for by name afterwards.
class Options {
public:
    // The given values, and the standard ones for the rest. An unknown name or a bad value is an error
    // that lists what is possible.
    [[nodiscard]] static support::Result<Options> create(std::span<OptionInfo const> known,
                                                         std::map<std::string, std::string> const& given);

    // Asking for an option the game did not declare is a mistake of ours.
    [[nodiscard]] std::int64_t number(std::string_view name) const;
    [[nodiscard]] std::string const& choice(std::string_view name) const;

    [[nodiscard]] std::map<std::string, std::string, std::less<>> const& values() const { return m_values; }

private:
    std::map<std::string, std::string, std::less<>> m_values;
};

} // namespace rules
