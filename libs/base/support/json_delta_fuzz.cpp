// The change between any two values makes the second of the first, and what is no change is refused.
//
// The bytes of an input are the values: what follows of a parser is fuzzed elsewhere.
#include "support/assert.hpp"
#include "support/json_delta.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace {

using support::Json;

constexpr unsigned most_depth = 6;

// Keys that changes have, too.
constexpr std::array keys{"=", "~", "@", "+", "-", "a", "b", "0", "1"};

unsigned next(std::string_view& bytes) {
    auto const byte = bytes.empty() ? 0U : static_cast<unsigned>(static_cast<unsigned char>(bytes.front()));
    bytes.remove_prefix(bytes.empty() ? 0 : 1);
    return byte;
}

Json value_of(std::string_view& bytes, unsigned depth = 0) {
    auto const byte = next(bytes);
    constexpr unsigned kinds = 6;
    auto const size = byte / kinds % 5;
    switch (bytes.empty() || depth == most_depth ? byte % 3 : byte % kinds) {
    case 0:
        return nullptr;
    case 1:
        return static_cast<std::int64_t>(size) - 1;
    case 2:
        return Json(std::string(size, 'x'));
    case 3: {
        support::JsonArray items;
        for (unsigned item = 0; item < size; ++item) {
            items.push_back(value_of(bytes, depth + 1));
        }
        return items;
    }
    default: {
        support::JsonObject members;
        for (unsigned member = 0; member < size; ++member) {
            auto const* const key = keys.at(next(bytes) % keys.size());
            members[key] = value_of(bytes, depth + 1);
        }
        return members;
    }
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string_view bytes(reinterpret_cast<char const*>(data), size);
    auto const before = value_of(bytes);
    auto const after = value_of(bytes);
    auto made = before;
    if (auto const change = support::json_change(before, after)) {
        TULKAS_ASSERT(support::apply_json_change(made, *change).has_value());
    }
    TULKAS_ASSERT(made == after);
    made = before;
    (void)support::apply_json_change(made, after); // of somebody who writes anything
    return 0;
}
