// How long the parts of a message may be, in characters of its line.
#pragma once

#include <cstddef>

namespace protocol {

struct Limits {
    std::size_t parameter = 1000;
    std::size_t data = 1'000'000;
    std::size_t binary = std::size_t{64} << 20U; // the data of an ActorBinary

    bool operator==(Limits const&) const = default;
};

// The longest lines these limits leave room for, without the newline. Every line within the limits is
// shorter; a line that is longer need not be read to its end to be refused.
[[nodiscard]] constexpr std::size_t longest_line(Limits const& limits) {
    constexpr std::size_t fixed = sizeof("MESSAGE-ChallengeResult---00000000000000000000-") - 1;
    return fixed + 2 * limits.parameter + limits.data;
}

[[nodiscard]] constexpr std::size_t longest_binary_line(Limits const& limits) {
    return longest_line({.parameter = limits.parameter, .data = limits.binary, .binary = 0});
}

} // namespace protocol
