#include "languages/directory_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

namespace languages {

using support::FileDescriptor;

namespace {

bool is_still_there(FileDescriptor const& directory, std::filesystem::path const& path) {
    struct stat held{};
    struct stat found{};
    return fstat(directory.get(), &held) == 0 && stat(path.c_str(), &found) == 0 &&
           held.st_ino == found.st_ino && held.st_dev == found.st_dev;
}

FileDescriptor lock(std::filesystem::path const& path, int kind) {
    FileDescriptor directory(open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    bool const locked = directory && flock(directory.get(), kind) == 0 && is_still_there(directory, path);
    return locked ? std::move(directory) : FileDescriptor();
}

} // namespace

FileDescriptor lock_shared(std::filesystem::path const& directory) {
    return lock(directory, LOCK_SH | LOCK_NB);
}

FileDescriptor lock_shared_at_last(std::filesystem::path const& directory) {
    return lock(directory, LOCK_SH);
}

FileDescriptor lock_alone(std::filesystem::path const& directory) {
    return lock(directory, LOCK_EX | LOCK_NB);
}

} // namespace languages
