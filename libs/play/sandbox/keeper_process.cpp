#include "sandbox/keeper_process.hpp"

#include "sandbox/archive.hpp"
#include "sandbox/keeper_image.hpp"
#include "sandbox/packet.hpp"

#include <fmt/format.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <string>
#include <sys/socket.h>
#include <sys/wait.h>

namespace sandbox {

using support::ErrorKind;
using support::fail;
using support::FileDescriptor;
using support::pass_on;
using support::Result;

namespace {

constexpr int control_socket = 3; // where the keeper expects it

// posix_spawn's two lists of actions in the new process.
class SpawnSettings {
public:
    explicit SpawnSettings(int socket) {
        posix_spawn_file_actions_init(&m_actions);
        for (int stream = 0; stream < 3; ++stream) {
            posix_spawn_file_actions_addopen(&m_actions, stream, "/dev/null", O_RDWR, 0);
        }
        posix_spawn_file_actions_adddup2(&m_actions, socket, control_socket);
        posix_spawnattr_init(&m_attributes);
        sigset_t all;
        sigfillset(&all);
        posix_spawnattr_setsigdefault(&m_attributes, &all);
        sigset_t none;
        sigemptyset(&none);
        posix_spawnattr_setsigmask(&m_attributes, &none);
        posix_spawnattr_setflags(&m_attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
    }
    SpawnSettings(SpawnSettings const&) = delete;
    SpawnSettings& operator=(SpawnSettings const&) = delete;
    ~SpawnSettings() {
        posix_spawn_file_actions_destroy(&m_actions);
        posix_spawnattr_destroy(&m_attributes);
    }

    [[nodiscard]] posix_spawn_file_actions_t const* actions() const { return &m_actions; }
    [[nodiscard]] posix_spawnattr_t const* attributes() const { return &m_attributes; }

private:
    posix_spawn_file_actions_t m_actions{};
    posix_spawnattr_t m_attributes{};
};

// What is needed in the new process must not stand where the socket is going to be put.
FileDescriptor out_of_the_way(FileDescriptor descriptor) {
    return descriptor.get() > control_socket
               ? std::move(descriptor)
               : FileDescriptor(fcntl(descriptor.get(), F_DUPFD_CLOEXEC, control_socket + 1));
}

Result<FileDescriptor> image_file() {
    auto file = keeper_file();
    if (file) {
        *file = out_of_the_way(std::move(*file));
    }
    return file;
}

} // namespace

KeeperProcess::KeeperProcess(FileDescriptor socket, pid_t process)
    : m_socket(std::move(socket)), m_process(process) {}

KeeperProcess::KeeperProcess(KeeperProcess&& other) noexcept
    : m_socket(std::move(other.m_socket)), m_process(std::exchange(other.m_process, -1)) {}

KeeperProcess::~KeeperProcess() {
    if (m_process < 0) {
        return;
    }
    m_socket.close();
    while (waitpid(m_process, nullptr, 0) < 0 && errno == EINTR) {
    }
}

Result<KeeperProcess> KeeperProcess::create() {
    static Result<FileDescriptor> const image = image_file();
    if (!image) {
        return pass_on(image);
    }
    std::array<int, 2> ends{};
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends.data()) != 0) {
        return fail(ErrorKind::unavailable, "cannot create a socket for the keeper: {}",
                    std::strerror(errno));
    }
    FileDescriptor ours(ends[0]);
    FileDescriptor const theirs = out_of_the_way(FileDescriptor(ends[1]));
    SpawnSettings const settings(theirs.get());
    std::string name = "tulkas-keeper";
    std::array<char*, 2> arguments{name.data(), nullptr};
    std::array<char*, 1> environment{nullptr};
    std::string const path = fmt::format("/proc/self/fd/{}", image->get());
    pid_t process = -1;
    int const error = posix_spawn(&process, path.c_str(), settings.actions(), settings.attributes(),
                                  arguments.data(), environment.data());
    if (error != 0) {
        return fail(ErrorKind::unavailable, "cannot start the keeper from memory: {}", std::strerror(error));
    }
    return KeeperProcess(std::move(ours), process);
}

Result<FileDescriptor> KeeperProcess::make_cell(wire::CellPlan const& plan) {
    std::array<int, 2> ends{};
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends.data()) != 0) {
        return fail(ErrorKind::unavailable, "cannot create a socket for a cell: {}", std::strerror(errno));
    }
    FileDescriptor ours(ends[0]);
    FileDescriptor const theirs(ends[1]);
    std::array const given{theirs.get()};
    if (!send_packet(m_socket.get(), wire::encode(plan), given)) {
        return fail(ErrorKind::unavailable, "the keeper process has ended: {}", std::strerror(errno));
    }
    return ours;
}

Result<void> KeeperProcess::remember(wire::Groups const& groups) {
    if (!send_packet(m_socket.get(), wire::encode(groups))) {
        return fail(ErrorKind::unavailable, "the keeper process has ended: {}", std::strerror(errno));
    }
    return {};
}

} // namespace sandbox
