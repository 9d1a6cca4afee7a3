// The user that a sandboxed program runs as: on the host a user that owns nothing, one for each cell.
//
// With privileges, each cell gets two unused user ids from a high range: one for the program, one for its
// init. They are never the host's root, or a bot could read root's files. Without privileges the only
// choice is the caller's own user, mapped to another id inside.
#pragma once

#include "sandbox/wire.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace sandbox {

inline constexpr unsigned most_cells = 512;        // of one keeper
inline constexpr std::uint64_t user_inside = 1000; // what a program sees as its own number

// May we make namespaces and users as we like?
[[nodiscard]] bool is_privileged();

// The first of the 2 × most_cells users of a keeper, from the text of /proc/self/uid_map: in a container
// there may be few to choose from. Nothing when there are too few.
[[nodiscard]] std::optional<std::uint64_t> first_user(std::string_view uid_map, std::uint64_t keeper);

// Fills in the users of a cell's plan.
[[nodiscard]] support::Result<void> choose_users(wire::CellPlan& plan, std::uint64_t keeper, unsigned cell);

} // namespace sandbox
