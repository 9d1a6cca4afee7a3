#include "relay/token.hpp"

#include "support/assert.hpp"
#include "support/digest.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <sys/random.h>

namespace relay {

using support::ErrorKind;
using support::Result;

std::string new_token() {
    std::array<std::uint64_t, 2> random{};
    TULKAS_ASSERT(getrandom(random.data(), sizeof random, 0) == sizeof random);
    return fmt::format("{:016x}{:016x}", random[0], random[1]);
}

Result<void> check_token(std::string_view token) {
    bool const printable =
        std::ranges::all_of(token, [](char letter) { return letter > ' ' && letter <= '~'; });
    if (!printable || token.size() < shortest_token || token.size() > longest_token) {
        return support::fail(ErrorKind::invalid,
                             "a token must be {} to {} printable ASCII characters without spaces",
                             shortest_token, longest_token);
    }
    return {};
}

bool is_same_token(std::string_view left, std::string_view right) {
    // Digests are of one length, and nobody can choose where they differ.
    auto const one = support::sha256(left);
    auto const other = support::sha256(right);
    unsigned difference = 0;
    for (std::size_t i = 0; i < one.size(); ++i) {
        difference |= static_cast<unsigned>(one[i]) ^ static_cast<unsigned>(other[i]);
    }
    return difference == 0;
}

} // namespace relay
