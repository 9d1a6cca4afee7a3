// Winnowing (Schleimer, Wilkerson, Aiken 2003): a small choice of a document's grams that is the same
// wherever the same code stands.
//
// Of every `window` successive grams the least is taken. So two documents that share a sequence of
// k + window - 1 tokens (the guarantee threshold t) share a fingerprint, and none is shared for less than k
// tokens (the noise threshold).
#pragma once

#include "similarity/grams.hpp"

namespace similarity {

// Sorted by hash, then by place.
[[nodiscard]] std::vector<Gram> winnow(std::vector<Gram> const& grams, std::size_t window);

} // namespace similarity
