#include "support/file_io.hpp"

#include "support/file_descriptor.hpp"
#include "support/text.hpp"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace support {

namespace {

ErrorKind kind_of(int error) {
    return error == ENOENT || error == ENOTDIR ? ErrorKind::not_found : ErrorKind::unavailable;
}

bool write_all(int file, std::string_view content) {
    while (!content.empty()) {
        ssize_t const size = write(file, content.data(), content.size());
        if (size < 0 && errno != EINTR) {
            return false;
        }
        content.remove_prefix(size < 0 ? 0 : static_cast<std::size_t>(size));
    }
    return true;
}

Result<std::string> read_all(int file, std::string const& name, std::uint64_t most) {
    constexpr std::size_t piece = 64UL * 1024;
    std::string content;
    while (true) {
        std::size_t const before = content.size();
        content.resize(before + piece);
        ssize_t const size = read(file, content.data() + before, piece);
        if (size < 0 && errno != EINTR) {
            return fail(ErrorKind::unavailable, "cannot read {}: {}", in_quotes(name), std::strerror(errno));
        }
        content.resize(before + static_cast<std::size_t>(size < 0 ? 0 : size));
        if (content.size() > most) {
            return fail(ErrorKind::refused, "{} is larger than {} KB", in_quotes(name), (most + 512) / 1024);
        }
        if (size == 0) {
            return content;
        }
    }
}

} // namespace

Result<std::string> read_file(std::filesystem::path const& path, std::uint64_t most) {
    // Without waiting: somebody may have put a pipe there.
    FileDescriptor const file(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    struct stat status{};
    if (!file || fstat(file.get(), &status) != 0) {
        return fail(kind_of(errno), "cannot read {}: {}", in_quotes(path.string()), std::strerror(errno));
    }
    if (!S_ISREG(status.st_mode)) {
        return fail(ErrorKind::invalid, "{} is not a regular file", in_quotes(path.string()));
    }
    return read_all(file.get(), path.string(), most);
}

void make_directories(std::filesystem::path const& directory) {
    std::error_code error;
    if (directory.empty() || std::filesystem::exists(directory, error)) {
        return;
    }
    make_directories(directory.parent_path());
    if (mkdir(directory.c_str(), 0755) == 0) {
        std::filesystem::permissions(directory, std::filesystem::perms{0755}, error);
    }
}

Result<void> write_file(std::filesystem::path const& path, std::string_view content, bool executable) {
    make_directories(path.parent_path()); // if it failed, so does what follows
    FileDescriptor const file(open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
    if (!file || !write_all(file.get(), content) || fchmod(file.get(), executable ? 0755 : 0644) != 0) {
        return fail(ErrorKind::unavailable, "cannot write {}: {}", in_quotes(path.string()),
                    std::strerror(errno));
    }
    return {};
}

} // namespace support
