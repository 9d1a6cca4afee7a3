#include "sandbox/scratch.hpp"

#include "support/text.hpp"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <linux/openat2.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace sandbox {

using support::ErrorKind;
using support::fail;
using support::FileDescriptor;
using support::in_quotes;
using support::Result;

Result<FileDescriptor> Scratch::open_file(std::string const& name) const {
    open_how how{};
    how.flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW;
    how.resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS | RESOLVE_NO_MAGICLINKS | RESOLVE_NO_XDEV;
    FileDescriptor file(
        static_cast<int>(syscall(SYS_openat2, m_directory.get(), name.c_str(), &how, sizeof how)));
    struct stat status{};
    if (!file || fstat(file.get(), &status) != 0) {
        return fail(ErrorKind::not_found, "no file {} in the scratch directory: {}", in_quotes(name),
                    std::strerror(errno));
    }
    if (!S_ISREG(status.st_mode)) {
        return fail(ErrorKind::refused, "{} in the scratch directory is not an ordinary file",
                    in_quotes(name));
    }
    return file;
}

Result<std::string> Scratch::read_file(std::string const& name, std::uint64_t most) const {
    auto const file = TULKAS_TRY(open_file(name));
    std::string text(most + 1, '\0');
    std::size_t size = 0;
    for (ssize_t part = 1; part > 0 && size < text.size(); size += static_cast<std::size_t>(part)) {
        part = read(file.get(), text.data() + size, text.size() - size);
        if (part < 0) {
            return fail(ErrorKind::unavailable, "cannot read {}: {}", in_quotes(name), std::strerror(errno));
        }
    }
    if (size > most) {
        return fail(ErrorKind::refused, "{} in the scratch directory is larger than {} bytes",
                    in_quotes(name), most);
    }
    text.resize(size);
    return text;
}

} // namespace sandbox
