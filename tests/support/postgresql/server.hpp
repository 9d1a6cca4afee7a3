// A PostgreSQL of the tests' own: in a directory that goes away, reached by a socket in it, ended with the
// tests.
#pragma once

#include <filesystem>
#include <string>
#include <sys/types.h>
#include <vector>

namespace postgresql {

class Server {
public:
    // Started at the first call, stopped at the end of the program. Ends the program when there is no
    // PostgreSQL.
    [[nodiscard]] static Server& shared();

    // A new and empty database; its connection string.
    [[nodiscard]] std::string new_database();

    // While this lives it answers nothing, to old connections and to new ones.
    class Silence {
    public:
        explicit Silence(Server const& server);
        ~Silence();
        Silence(Silence const&) = delete;
        Silence& operator=(Silence const&) = delete;

    private:
        std::vector<pid_t> m_processes;
    };
    [[nodiscard]] Silence silence() const { return Silence(*this); }

    Server(Server const&) = delete;
    Server& operator=(Server const&) = delete;

private:
    Server();
    ~Server();

    std::filesystem::path m_directory;
    pid_t m_process = -1;
    int m_databases = 0;
};

} // namespace postgresql
