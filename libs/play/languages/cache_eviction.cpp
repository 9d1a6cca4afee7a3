#include "languages/cache_eviction.hpp"

#include "languages/directory_lock.hpp"

#include <algorithm>
#include <chrono>
#include <string>
#include <system_error>
#include <vector>

namespace languages {

namespace {

using std::filesystem::path;

struct CachedBuild {
    path directory;
    std::filesystem::file_time_type used;
    std::uint64_t bytes;
};

bool is_build(path const& directory) {
    return !directory.filename().string().starts_with('.');
}

// What others remove meanwhile counts nothing.
std::uint64_t size_of(path const& directory) {
    std::uint64_t bytes = 0;
    std::error_code error;
    std::filesystem::recursive_directory_iterator file(directory, error);
    for (; !error && file != end(file); file.increment(error)) {
        std::error_code ignored;
        if (auto const size = file->file_size(ignored); !ignored) {
            bytes += size;
        }
    }
    return bytes;
}

std::vector<path> directories_in(path const& cache) {
    std::vector<path> found;
    std::error_code error;
    for (std::filesystem::directory_iterator entry(cache, error), last; !error && entry != last;
         entry.increment(error)) {
        found.push_back(entry->path());
    }
    return found;
}

std::vector<CachedBuild> longest_unused_first(path const& cache) {
    std::vector<CachedBuild> builds;
    for (auto const& directory : directories_in(cache)) {
        std::error_code error;
        auto const used = std::filesystem::last_write_time(directory, error);
        if (is_build(directory) && !error) {
            builds.push_back({directory, used, size_of(directory)});
        }
    }
    std::ranges::sort(builds, {}, &CachedBuild::used);
    return builds;
}

// Renamed first, so that nobody finds half of it.
bool discard(path const& directory) {
    auto const held = lock_alone(directory);
    auto const away = directory.parent_path() / (discarded_mark + directory.filename().string());
    std::error_code error;
    if (!held) {
        return false;
    }
    std::filesystem::rename(directory, away, error);
    if (error) {
        return false;
    }
    std::filesystem::remove_all(away, error);
    return true;
}

} // namespace

void evict(path const& cache, std::uint64_t most_bytes) {
    auto const builds = longest_unused_first(cache);
    std::uint64_t bytes = 0;
    for (auto const& entry : builds) {
        bytes += entry.bytes;
    }
    for (auto const& entry : builds) {
        if (bytes <= most_bytes) {
            return;
        }
        if (discard(entry.directory)) {
            bytes -= entry.bytes;
        }
    }
}

void remove_leftovers(path const& cache) {
    // Between being made and being locked a directory looks like a leftover; nobody takes an hour for that.
    auto const old = std::filesystem::file_time_type::clock::now() - std::chrono::hours(1);
    for (auto const& directory : directories_in(cache)) {
        std::error_code error;
        auto const used = std::filesystem::last_write_time(directory, error);
        if (is_build(directory) || error || used > old) {
            continue;
        }
        if (auto const held = lock_alone(directory)) {
            std::filesystem::remove_all(directory, error);
        }
    }
}

} // namespace languages
