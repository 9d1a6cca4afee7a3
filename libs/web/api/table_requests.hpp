// What people send about tables, read: the wish for a new one, and what is asked over a stream.
#pragma once

#include "support/json.hpp"
#include "support/result.hpp"
#include "tables/command.hpp"
#include "tables/opening.hpp"

#include <string>
#include <utility>
#include <vector>

namespace api {

struct NewTable {
    tables::Wish wish;
    std::vector<std::pair<rules::Seat, std::string>> invitations; // the secrets of the links
};

// Of a body that fits the schema TableWish.
[[nodiscard]] NewTable read_new_table(support::JsonObject const& body);

// {"move": "…"}, {"resign": true}, {"draw": "offer" | "accept" | "decline"}, {"takeback": likewise},
// {"chat": "…"}, {"rematch": true}
// {"move", "after"}
[[nodiscard]] tables::Move read_move(support::JsonObject const& body);
[[nodiscard]] support::Result<tables::Command> read_command(support::JsonObject const& message);

[[nodiscard]] support::Result<tables::Command> read_draw(std::string_view what);
[[nodiscard]] support::Result<tables::Command> read_takeback(std::string_view what);

} // namespace api
