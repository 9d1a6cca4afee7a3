#include "sandbox/keeper/user_maps.hpp"

#include "support/file_descriptor.hpp"

#include <cerrno>
#include <fcntl.h>
#include <string>
#include <string_view>
#include <unistd.h>

namespace keeper {

namespace {

int write_file(std::string const& path, std::string_view text) {
    support::FileDescriptor const file(open(path.c_str(), O_WRONLY | O_CLOEXEC));
    return file && write(file.get(), text.data(), text.size()) == static_cast<ssize_t>(text.size()) ? 0
                                                                                                    : errno;
}

} // namespace

int write_user_maps(pid_t cell, sandbox::wire::CellPlan const& plan) {
    std::string const process = "/proc/" + std::to_string(cell);
    // Without rights a process can map only itself, and the kernel requires it to give up groups first.
    bool const only_oneself = plan.init_user == plan.program_user;
    int error = only_oneself ? write_file(process + "/setgroups", "deny") : 0;
    error = error != 0 ? error : write_file(process + "/gid_map", plan.group_map);
    return error != 0 ? error : write_file(process + "/uid_map", plan.user_map);
}

} // namespace keeper
