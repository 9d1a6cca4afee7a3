#include "confinement/echo_program.hpp"

#include "support/file_descriptor.hpp"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

// TULKAS_ECHO is the path of the built program.
asm(".pushsection .rodata\n"
    ".balign 16\n"
    "tulkas_echo_begin:\n"
    ".incbin \"" TULKAS_ECHO "\"\n"
    "tulkas_echo_end:\n"
    ".popsection\n");

extern "C" {
extern char const tulkas_echo_begin[];
extern char const tulkas_echo_end[];
}

namespace confinement {

using support::ErrorKind;
using support::fail;
using support::FileDescriptor;
using support::Result;

Result<EchoProgram> EchoProgram::create() {
    std::string directory = "/tmp/tulkas-bench-XXXXXX";
    if (mkdtemp(directory.data()) == nullptr || chmod(directory.c_str(), 0755) != 0) {
        return fail(ErrorKind::unavailable, "cannot make a directory in /tmp: {}", std::strerror(errno));
    }
    EchoProgram program(directory);
    FileDescriptor const file(open(program.path().c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0755));
    auto const size = tulkas_echo_end - tulkas_echo_begin;
    if (write(file.get(), tulkas_echo_begin, static_cast<std::size_t>(size)) != size) {
        return fail(ErrorKind::unavailable, "cannot write {}: {}", program.path(), std::strerror(errno));
    }
    return program;
}

EchoProgram::EchoProgram(EchoProgram&& other) noexcept : m_directory(std::exchange(other.m_directory, "")) {}

EchoProgram::~EchoProgram() {
    if (!m_directory.empty()) {
        unlink(path().c_str());
        rmdir(m_directory.c_str());
    }
}

} // namespace confinement
