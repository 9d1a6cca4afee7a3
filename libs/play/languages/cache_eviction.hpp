// Removes unused entries of a cache that has become too large.
#pragma once

#include <cstdint>
#include <filesystem>

namespace languages {

// The names of directories that are no entries: being made, or being removed.
inline constexpr char const* unfinished_mark = ".new-";
inline constexpr char const* discarded_mark = ".old-";

// Removes unused entries, least recently used first, until the rest is small enough.
void evict(std::filesystem::path const& cache, std::uint64_t most_bytes);

// Removes abandoned directories that are not entries.
void remove_leftovers(std::filesystem::path const& cache);

} // namespace languages
