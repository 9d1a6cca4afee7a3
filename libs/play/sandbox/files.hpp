// What a confined program sees of the host's files: nothing that is not named here.
#pragma once

#include <string>
#include <vector>

namespace sandbox {

// A path of the host, shown read-only under the same or another name. A symbolic link of the host is shown as
// that link; name what it leads to as well.
struct Shown {
    std::string host;
    std::string inside;

    explicit Shown(std::string path) : host(path), inside(std::move(path)) {}
    Shown(std::string host_path, std::string inside_path)
        : host(std::move(host_path)), inside(std::move(inside_path)) {}
    bool operator==(Shown const&) const = default;
};

// What a language needs. The same for many programs, so it is built once and kept; compared by content.
struct View {
    std::vector<Shown> paths;

    bool operator==(View const&) const = default;

    // The C library and its loader and the shared libraries beside it: enough for compiled programs.
    [[nodiscard]] static View shared_libraries();
    // All of /usr with the links that lead there: enough for compilers and interpreters.
    [[nodiscard]] static View whole_system();
};

struct Files {
    View view;
    std::string program_directory; // of the host; seen as /program, read-only; empty: there is none
    bool proc = false;             // /proc, with the sandbox's own processes in it and nothing else
};

// What a program is, to be run: the path is as inside.
struct Command {
    std::vector<std::string> arguments; // the first is the path of the executable
    std::vector<std::string> environment = {"PATH=/usr/local/bin:/usr/bin:/bin", "HOME=/tmp", "LANG=C.UTF-8"};
    std::string working_directory = "/program";
};

} // namespace sandbox
