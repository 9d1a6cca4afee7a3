// How long a server of others may take, and how much it may answer.
#pragma once

#include <chrono>
#include <cstddef>
#include <stop_token>

namespace fetch {

struct Limits {
    std::chrono::milliseconds time{10'000}; // for all of it
    std::size_t bytes = 1024 * 1024;        // of an answer
    std::stop_token stop = {};              // ends it
};

} // namespace fetch
