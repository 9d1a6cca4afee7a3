// What was submitted to a contest, as one zip file: to be kept, or to be compared by a program that finds
// copies.
//
// Each participant has a folder with the files as they were written, archives unpacked: `tulkas similarity`
// and JPlag compare such folders. info.csv names the files with the columns that Dolos reads.
#pragma once

#include "storage/database.hpp"
#include "support/ids.hpp"
#include "support/result.hpp"

#include <cstddef>
#include <cstdint>
#include <string>

namespace submissions {

enum class Versions : std::uint8_t {
    counting, // of each participant the accepted one, or else the newest
    all       // in a folder each, by number
};

struct SourcesWish {
    support::ContestId contest = 0;
    Versions versions = Versions::counting;
    std::size_t most_bytes = 128'000'000; // unpacked: all of it is in memory
};

// What is no longer kept is left out. refused: it is more than the limit.
[[nodiscard]] support::Result<std::string> pack_sources(storage::Database& database, SourcesWish const& wish);

} // namespace submissions
