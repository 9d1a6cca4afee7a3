#include "languages/build_cache.hpp"

#include "languages/cache_eviction.hpp"
#include "languages/directory_lock.hpp"
#include "support/text.hpp"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>

namespace languages {

using support::ErrorKind;
using support::fail;
using support::in_quotes;
using support::Result;

Result<Staging> Staging::create(std::filesystem::path const& cache) {
    std::string name = (cache / unfinished_mark).string() + "XXXXXX";
    if (mkdtemp(name.data()) == nullptr) {
        return fail(ErrorKind::unavailable, "cannot create a directory in {}: {}", in_quotes(cache.string()),
                    std::strerror(errno));
    }
    // In a sandbox it is seen by another user.
    bool const readable = chmod(name.c_str(), 0755) == 0;
    Staging staging(name, lock_alone(name));
    if (!readable || !staging.m_lock) {
        return fail(ErrorKind::unavailable, "cannot use {}: {}", in_quotes(name), std::strerror(errno));
    }
    return staging;
}

Staging::~Staging() {
    if (m_lock) {
        std::error_code ignored;
        std::filesystem::remove_all(m_directory, ignored);
    }
}

Result<BuildCache> BuildCache::open(std::filesystem::path const& directory, std::uint64_t most_bytes) {
    std::error_code error;
    std::filesystem::create_directories(directory, error);
    if (error) {
        return fail(ErrorKind::unavailable, "cannot create the directory {}: {}",
                    in_quotes(directory.string()), error.message());
    }
    remove_leftovers(directory);
    return BuildCache(std::filesystem::absolute(directory), most_bytes);
}

namespace {

// Nothing where there is no directory.
std::shared_ptr<CacheEntry const> entry_in(std::filesystem::path const& directory,
                                           support::FileDescriptor lock) {
    if (!lock) {
        return nullptr;
    }
    futimens(lock.get(), nullptr); // used now
    return std::make_shared<CacheEntry const>(directory, std::move(lock));
}

} // namespace

std::shared_ptr<CacheEntry const> BuildCache::find(std::string const& key) const {
    return entry_in(m_directory / key, lock_shared(m_directory / key));
}

Result<std::shared_ptr<CacheEntry const>> BuildCache::publish(Staging staging, std::string const& key) const {
    auto const directory = m_directory / key;
    flock(staging.m_lock.get(), LOCK_SH); // nobody else knows it, so there is nothing to wait for
    std::error_code error;
    std::filesystem::rename(staging.directory(), directory, error);
    while (error == std::errc::directory_not_empty || error == std::errc::file_exists) {
        // Somebody was quicker. If theirs is just being removed, the name is free again.
        if (auto theirs = entry_in(directory, lock_shared_at_last(directory))) {
            return theirs;
        }
        std::filesystem::rename(staging.directory(), directory, error);
    }
    if (error) {
        return fail(ErrorKind::unavailable, "cannot write a program to {}: {}",
                    in_quotes(m_directory.string()), error.message());
    }
    auto entry = std::make_shared<CacheEntry const>(directory, std::move(staging.m_lock));
    evict(m_directory, m_most_bytes);
    return entry;
}

namespace {

std::string variable(char const* name) {
    char const* const value = std::getenv(name); // NOLINT(concurrency-mt-unsafe)
    return value == nullptr ? "" : value;
}

} // namespace

Result<std::filesystem::path> standard_cache_directory() {
    if (auto const cache = variable("XDG_CACHE_HOME"); cache.starts_with('/')) {
        return std::filesystem::path(cache) / "tulkas/builds";
    }
    if (auto const home = variable("HOME"); home.starts_with('/')) {
        return std::filesystem::path(home) / ".cache/tulkas/builds";
    }
    return fail(ErrorKind::unavailable, "no cache directory for built programs: set XDG_CACHE_HOME or HOME");
}

} // namespace languages
