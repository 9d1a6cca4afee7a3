#include "confinement/plain_process.hpp"

#include <array>
#include <cstring>
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace confinement {

using support::ErrorKind;
using support::fail;
using support::FileDescriptor;
using support::Result;

PlainProcess::PlainProcess(pid_t process, FileDescriptor input, FileDescriptor output)
    : m_process(process), m_input(std::move(input)), m_output(std::move(output)) {}

PlainProcess::PlainProcess(PlainProcess&& other) noexcept
    : m_process(std::exchange(other.m_process, -1)),
      m_input(std::move(other.m_input)),
      m_output(std::move(other.m_output)) {}

PlainProcess::~PlainProcess() {
    if (m_process > 0) {
        m_input.close();
        waitpid(m_process, nullptr, 0);
    }
}

Result<PlainProcess> PlainProcess::start(std::vector<std::string> arguments) {
    std::array<int, 2> in{};
    std::array<int, 2> out{};
    if (pipe2(in.data(), O_CLOEXEC) != 0 || pipe2(out.data(), O_CLOEXEC) != 0) {
        return fail(ErrorKind::unavailable, "cannot make pipes");
    }
    FileDescriptor const their_input(in[0]);
    FileDescriptor input(in[1]);
    FileDescriptor output(out[0]);
    FileDescriptor const their_output(out[1]);
    std::vector<char*> pointers;
    for (auto& argument : arguments) {
        pointers.push_back(argument.data());
    }
    pointers.push_back(nullptr);
    posix_spawn_file_actions_t actions{};
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, their_input.get(), 0);
    posix_spawn_file_actions_adddup2(&actions, their_output.get(), 1);
    pid_t process = -1;
    int const error = posix_spawnp(&process, pointers.front(), &actions, nullptr, pointers.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    if (error != 0) {
        return fail(ErrorKind::unavailable, "cannot start {}: {}", arguments.front(), std::strerror(error));
    }
    return PlainProcess(process, std::move(input), std::move(output));
}

} // namespace confinement
