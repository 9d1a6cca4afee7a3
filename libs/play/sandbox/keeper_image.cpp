#include "sandbox/keeper_image.hpp"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

// TULKAS_KEEPER is the path of the built program.
asm(".pushsection .rodata\n"
    ".balign 16\n"
    "tulkas_keeper_begin:\n"
    ".incbin \"" TULKAS_KEEPER "\"\n"
    "tulkas_keeper_end:\n"
    ".popsection\n");

extern "C" {
extern char const tulkas_keeper_begin[];
extern char const tulkas_keeper_end[];
}

namespace sandbox {

using support::ErrorKind;
using support::fail;
using support::FileDescriptor;
using support::Result;

std::string_view keeper_image() {
    return {tulkas_keeper_begin, static_cast<std::size_t>(tulkas_keeper_end - tulkas_keeper_begin)};
}

Result<FileDescriptor> keeper_file() {
    constexpr unsigned executable = 0x10; // MFD_EXEC, which kernels before 6.3 neither know nor need
    constexpr unsigned flags = MFD_CLOEXEC | MFD_ALLOW_SEALING;
    FileDescriptor file(memfd_create("tulkas-keeper", flags | executable));
    if (!file && errno == EINVAL) {
        file = FileDescriptor(memfd_create("tulkas-keeper", flags));
    }
    std::string_view const image = keeper_image();
    if (!file || write(file.get(), image.data(), image.size()) != static_cast<ssize_t>(image.size()) ||
        fcntl(file.get(), F_ADD_SEALS, F_SEAL_SEAL | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE) != 0) {
        return fail(ErrorKind::unavailable, "cannot load the keeper program into memory: {}",
                    std::strerror(errno));
    }
    return file;
}

} // namespace sandbox
