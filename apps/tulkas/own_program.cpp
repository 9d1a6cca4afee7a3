#include "tulkas/own_program.hpp"

#include "support/file_descriptor.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tulkas {

using support::ErrorKind;
using support::fail;
using support::FileDescriptor;
using support::Result;

namespace {

constexpr int look_milliseconds = 100; // milliseconds

struct Stream {
    FileDescriptor end;
    std::string* text;
};

// False at its end.
bool take_bytes(Stream const& stream, std::size_t most_bytes) {
    std::array<char, 65536> bytes{};
    auto const size = read(stream.end.get(), bytes.data(), bytes.size());
    if (size <= 0) {
        return size < 0 && errno == EINTR;
    }
    auto const room = most_bytes - std::min(most_bytes, stream.text->size());
    stream.text->append(bytes.data(), std::min(static_cast<std::size_t>(size), room));
    return true;
}

// Until both streams have ended; a stop is passed on once.
void listen_to(pid_t child, std::array<Stream, 2>& streams, std::stop_token const& stop,
               std::size_t most_bytes) {
    bool is_told = false;
    while (streams[0].end || streams[1].end) {
        if (stop.stop_requested() && !is_told) {
            is_told = true;
            kill(child, SIGTERM);
        }
        std::array<pollfd, 2> waiting{};
        for (std::size_t i = 0; i < streams.size(); ++i) {
            waiting[i] = {.fd = streams[i].end.get(), .events = POLLIN, .revents = 0};
        }
        if (poll(waiting.data(), waiting.size(), look_milliseconds) <= 0) {
            continue;
        }
        for (std::size_t i = 0; i < streams.size(); ++i) {
            if (waiting[i].revents != 0 && !take_bytes(streams[i], most_bytes)) {
                streams[i].end.close();
            }
        }
    }
}

} // namespace

Result<ProgramRun> run_own_program(std::vector<std::string> const& arguments, std::stop_token const& stop,
                                   std::size_t most_bytes) {
    std::vector<std::string> words{"tulkas"};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> pointers;
    for (auto& word : words) {
        pointers.push_back(word.data());
    }
    pointers.push_back(nullptr);
    std::array<int, 2> output{};
    std::array<int, 2> errors{};
    if (pipe2(output.data(), O_CLOEXEC) != 0) {
        return fail(ErrorKind::unavailable, "cannot make a pipe");
    }
    FileDescriptor output_write(output[1]);
    FileDescriptor output_read(output[0]);
    if (pipe2(errors.data(), O_CLOEXEC) != 0) {
        return fail(ErrorKind::unavailable, "cannot make a pipe");
    }
    FileDescriptor errors_write(errors[1]);
    ProgramRun run{.status = 0, .output = {}, .errors = {}};
    std::array<Stream, 2> streams{Stream{.end = std::move(output_read), .text = &run.output},
                                  Stream{.end = FileDescriptor(errors[0]), .text = &run.errors}};
    pid_t child = 0;
    posix_spawn_file_actions_t actions{};
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, output_write.get(), STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, errors_write.get(), STDERR_FILENO);
    int const failed = posix_spawn(&child, "/proc/self/exe", &actions, nullptr, pointers.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    if (failed != 0) {
        return fail(ErrorKind::unavailable, "cannot start the program once more");
    }
    output_write.close();
    errors_write.close();
    listen_to(child, streams, stop, most_bytes);
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    run.status = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
    return run;
}

} // namespace tulkas
