// The cache of built programs, keyed by their sources: a directory that several processes share.
//
// An entry is created in a temporary directory and appears under its key atomically, by renaming. No process
// waits for another: two that build the same thing at the same time both build it, and one discards its
// result. An entry that is in use is locked (flock, which the kernel undoes when a process dies); when all
// entries together become too large, those that are not locked are removed, the longest unused first.
#pragma once

#include "support/file_descriptor.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>

namespace languages {

// A directory of the cache that stays as long as this lives.
class CacheEntry {
public:
    CacheEntry(std::filesystem::path directory, support::FileDescriptor lock)
        : m_directory(std::move(directory)), m_lock(std::move(lock)) {}

    [[nodiscard]] std::filesystem::path const& directory() const { return m_directory; }

private:
    std::filesystem::path m_directory;
    support::FileDescriptor m_lock;
};

// A directory to make an entry in. Unless it is published it is removed at the end.
class Staging {
public:
    [[nodiscard]] static support::Result<Staging> create(std::filesystem::path const& cache);
    Staging(Staging&& other) noexcept = default;
    Staging& operator=(Staging&&) = delete;
    ~Staging();

    [[nodiscard]] std::filesystem::path const& directory() const { return m_directory; }

private:
    friend class BuildCache;
    Staging(std::filesystem::path directory, support::FileDescriptor lock)
        : m_directory(std::move(directory)), m_lock(std::move(lock)) {}

    std::filesystem::path m_directory;
    support::FileDescriptor m_lock;
};

class BuildCache {
public:
    static constexpr std::uint64_t standard_size = 2'000'000'000; // bytes

    // Makes the directory, and removes what processes that died have left in it.
    [[nodiscard]] static support::Result<BuildCache> open(std::filesystem::path const& directory,
                                                          std::uint64_t most_bytes = standard_size);

    // Nothing where there is none.
    [[nodiscard]] std::shared_ptr<CacheEntry const> find(std::string const& key) const;
    [[nodiscard]] support::Result<Staging> stage() const { return Staging::create(m_directory); }
    // Makes it an entry, unless another process was faster: then that entry is used.
    [[nodiscard]] support::Result<std::shared_ptr<CacheEntry const>> publish(Staging staging,
                                                                             std::string const& key) const;

private:
    BuildCache(std::filesystem::path directory, std::uint64_t most_bytes)
        : m_directory(std::move(directory)), m_most_bytes(most_bytes) {}

    std::filesystem::path m_directory;
    std::uint64_t m_most_bytes;
};

// $XDG_CACHE_HOME/tulkas/builds, or ~/.cache/tulkas/builds.
[[nodiscard]] support::Result<std::filesystem::path> standard_cache_directory();

} // namespace languages
