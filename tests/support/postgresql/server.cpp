#include "postgresql/server.hpp"

#include "support/assert.hpp"

#include <fmt/format.h>

#include <csignal>
#include <cstdlib>
#include <fstream>
#include <spawn.h>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace postgresql {

namespace {

std::filesystem::path programs() {
    for (auto const* directory : {"/usr/lib/postgresql/15/bin", "/usr/lib/postgresql/16/bin", "/usr/bin"}) {
        if (std::filesystem::exists(std::filesystem::path(directory) / "initdb")) {
            return directory;
        }
    }
    fmt::print(stderr, "PostgreSQL is not installed: apt-get install postgresql\n");
    std::exit(3);
}

// PostgreSQL refuses to be run by root.
std::string as_its_user() {
    return geteuid() == 0 ? "setpriv --reuid postgres --regid postgres --clear-groups " : "";
}

bool run(std::string const& command) {
    return std::system((as_its_user() + command + " >/dev/null 2>&1").c_str()) ==
           0; // NOLINT(concurrency-mt-unsafe)
}

std::filesystem::path make_directory() {
    std::string name = (std::filesystem::temp_directory_path() / "tulkas-postgresql-XXXXXX").string();
    TULKAS_ASSERT(mkdtemp(name.data()) != nullptr);
    if (geteuid() == 0) {
        TULKAS_ASSERT(std::system(fmt::format("chown postgres: {}", name).c_str()) ==
                      0); // NOLINT(concurrency-mt-unsafe)
    }
    return name;
}

pid_t spawn(std::vector<std::string> words) {
    std::vector<char*> arguments;
    for (auto& word : words) {
        arguments.push_back(word.data());
    }
    arguments.push_back(nullptr);
    pid_t process = -1;
    TULKAS_ASSERT(posix_spawnp(&process, arguments[0], nullptr, nullptr, arguments.data(), environ) == 0);
    return process;
}

// The server ends with this program, however this program ends. It need not be safe against a loss of power.
pid_t start(std::filesystem::path const& directory) {
    std::vector<std::string> words = {"setpriv", "--pdeathsig", "QUIT"};
    if (geteuid() == 0) {
        words.insert(words.end(), {"--reuid", "postgres", "--regid", "postgres", "--clear-groups"});
    }
    words.insert(words.end(), {programs() / "postgres", "-D", directory / "data", "-k", directory, "-c",
                               "listen_addresses=", "-c", "fsync=off", "-c", "log_destination=stderr", "-c",
                               "log_min_messages=fatal"});
    return spawn(std::move(words));
}

} // namespace

Server& Server::shared() {
    static Server server;
    return server;
}

Server::Server() : m_directory(make_directory()) {
    TULKAS_ASSERT(run(fmt::format("{} -D {} -U tulkas -A trust -E UTF8 --locale=C --no-sync",
                                  (programs() / "initdb").string(), (m_directory / "data").string())));
    m_process = start(m_directory);
    while (!run(fmt::format("{} -h {} -U tulkas -d postgres", (programs() / "pg_isready").string(),
                            m_directory.string()))) {
        usleep(20'000);
    }
}

Server::~Server() {
    kill(m_process, SIGQUIT);
    waitpid(m_process, nullptr, 0);
    std::error_code ignored;
    std::filesystem::remove_all(m_directory, ignored);
}

// The main process first: then no new one comes.
Server::Silence::Silence(Server const& server) {
    m_processes.push_back(server.m_process);
    kill(server.m_process, SIGSTOP);
    std::ifstream children(fmt::format("/proc/{0}/task/{0}/children", server.m_process));
    for (pid_t process = 0; children >> process;) {
        m_processes.push_back(process);
        kill(process, SIGSTOP);
    }
}

Server::Silence::~Silence() {
    for (auto const process : m_processes) {
        kill(process, SIGCONT);
    }
}

std::string Server::new_database() {
    auto const name = fmt::format("test{}", ++m_databases);
    TULKAS_ASSERT(run(fmt::format("{} -h {} -U tulkas {}", (programs() / "createdb").string(),
                                  m_directory.string(), name)));
    return fmt::format("postgresql:///{}?host={}&user=tulkas", name, m_directory.string());
}

} // namespace postgresql
