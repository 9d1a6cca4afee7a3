// Whose work is next: start-time fair queueing between authors.
//
// A piece gets its turn when it comes, one more than the last of its author's pieces that wait or run, but
// none before the turn that is being served: so the author of a thousand pieces and the author of one take
// turns, and nobody is served first for having waited with nothing to do. Taking is then a walk along an
// index. Takers do not wait for each other: each passes over what another one is taking.
//
// Internal to the stores.
#pragma once

#include "storage/works.hpp"

namespace storage {

[[nodiscard]] std::int64_t next_turn(Transaction& transaction, int priority, std::string const& author);

// At most so many pieces of this priority, which are the taker's from now on, in the order of their turns.
[[nodiscard]] std::vector<Piece> take_next(Transaction& transaction, Backend backend, Taking const& taking,
                                           int priority, int most);

} // namespace storage
