// Whatever a Battlesnake server answers, and whatever the game has asked: a direction comes of it, or an
// error.
#include "client/battlesnake.hpp"
#include "support/assert.hpp"
#include "support/json.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace {

void check(std::string const& move) {
    constexpr std::array<std::string_view, 4> directions{"up", "down", "left", "right"};
    TULKAS_ASSERT(std::ranges::find(directions, move) != directions.end());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string const text(reinterpret_cast<char const*>(data), size);
    if (auto const move = client::battlesnake_move({.status = 200, .body = text})) {
        check(*move);
    }
    if (auto const params = support::parse_json(text); params && params->is_object()) {
        check(client::battlesnake_default_move(client::battlesnake_request(params->get_object(), "game")));
    }
    return 0;
}
