// How much somebody may do: so much at once, and so much a second afterwards.
#pragma once

#include "support/token_bucket.hpp"

#include <chrono>

namespace catan_net {

using TimePoint = std::chrono::steady_clock::time_point;
using support::Rate;
using Allowance = support::TokenBucket<TimePoint>;

} // namespace catan_net
