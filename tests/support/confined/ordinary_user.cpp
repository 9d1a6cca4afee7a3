#include "confined/ordinary_user.hpp"

#include "support/assert.hpp"
#include "support/file_descriptor.hpp"

#include <fmt/format.h>

#include <array>
#include <fcntl.h>
#include <grp.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace confined {

using support::FileDescriptor;

namespace {

constexpr uid_t nobody = 65534;

void write_all(int descriptor, std::string_view text) {
    while (!text.empty()) {
        ssize_t const size = write(descriptor, text.data(), text.size());
        TULKAS_ASSERT(size > 0);
        text.remove_prefix(static_cast<std::size_t>(size));
    }
}

std::string read_all(int descriptor) {
    std::string text;
    std::array<char, 4096> part{};
    for (ssize_t size = 0; (size = read(descriptor, part.data(), part.size())) > 0;) {
        text.append(part.data(), static_cast<std::size_t>(size));
    }
    return text;
}

void become_nobody() {
    TULKAS_ASSERT(setgroups(0, nullptr) == 0);
    TULKAS_ASSERT(setresgid(nobody, nobody, nobody) == 0);
    TULKAS_ASSERT(setresuid(nobody, nobody, nobody) == 0);
    // Changing users closes /proc/self to oneself, as if one were a set-user-id program.
    TULKAS_ASSERT(prctl(PR_SET_DUMPABLE, 1) == 0);
    TULKAS_ASSERT(chdir("/") == 0);
}

} // namespace

std::string as_ordinary_user(std::function<std::string()> const& function) {
    if (geteuid() != 0) {
        return function();
    }
    std::array<int, 2> ends{};
    TULKAS_ASSERT(pipe2(ends.data(), O_CLOEXEC) == 0);
    FileDescriptor const reading(ends[0]);
    FileDescriptor writing(ends[1]);
    pid_t const child = fork();
    TULKAS_ASSERT(child >= 0);
    if (child == 0) {
        become_nobody();
        write_all(writing.get(), function());
        _exit(0);
    }
    writing.close();
    std::string said = read_all(reading.get());
    int status = 0;
    TULKAS_ASSERT(waitpid(child, &status, 0) == child);
    return status == 0 ? said : fmt::format("{}\nthe ordinary user ended with status {}", said, status);
}

} // namespace confined
