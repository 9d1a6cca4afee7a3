// The difference between two JSON values, as JSON: what a long row of values that change a little is kept as.
//
// A change is an object with one or two members:
//
//     {"=": value}                    another value altogether
//     {"~": {"a": change}, "-": ["b"]}  of an object: members that changed or are new, and those that are
//     gone
//     {"@": {"3": change}, "+": [value]}  of a list: items that changed, and those that are new at its end
//     {"@": {"3": change}, "-": 2}    the same, and its last two are removed
#pragma once

#include "support/json.hpp"
#include "support/result.hpp"

#include <optional>

namespace support {

// What makes the second of the first; never longer than the second, but for the few characters of a change.
// Nothing where they are equal.
[[nodiscard]] std::optional<Json> json_change(Json const& before, Json const& after);

// Makes it. An error, and some part of it made, where it is no change of this value.
[[nodiscard]] Result<void> apply_json_change(Json& value, Json const& change);

} // namespace support
