// Judging by a worker elsewhere: what it is told, what it says, and whether that can be true.
//
// The author's name stays here: a worker judges "the author", and the verdict is made of its findings by the
// arena.
#pragma once

#include "fleet/materials.hpp"
#include "match/engine.hpp"
#include "submissions/judge.hpp"

#include <memory>
#include <string>

namespace submissions {

// Who is judged, for a worker. No nickname can be this: it has a line in it.
inline constexpr char const* nameless = "the\nauthor";

// {"game", "game_version", "terms", "seed", "name", "file", "materials"}; the order's file has no content.
[[nodiscard]] queue::Order remote_order(Order const& order, fleet::Materials const& materials);

// The order, as a worker reads it; it lacks the file's content, and who may be called what.
struct RemoteOrder {
    std::shared_ptr<rules::Game const> game; // lives as long as the order
    Order order;
};
[[nodiscard]] support::Result<RemoteOrder> order_from(support::JsonObject const& what,
                                                      rules::Registry const& games);

// {"language", "nickname", "framework", "rejection", "build_output", "records"}
[[nodiscard]] support::JsonObject to_json(Findings const& findings);
// refused, invalid: they cannot be true. conflict: the game's engine does not come to the same; see
// match::verify_sent, which the terms are for.
[[nodiscard]] support::Result<Findings> findings_from(support::JsonObject const& report, Order const& order,
                                                      match::ReplayTerms const& terms = {});

// One game of the qualification, with the names that it should have. refused, invalid: it is another one.
[[nodiscard]] support::Result<record::GameRecord> game_from(std::string_view text, int number,
                                                            Order const& order);

} // namespace submissions
