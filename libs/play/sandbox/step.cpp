#include "sandbox/step.hpp"

#include "support/text.hpp"

#include <fmt/format.h>

#include <cstring>

namespace sandbox {

using wire::Step;

std::string_view describe(Step step) {
    switch (step) {
    case Step::none:
        return "start";
    case Step::read_request:
        return "read the request";
    case Step::make_cell:
        return "create a cell";
    case Step::join_control_group:
        return "join its control groups";
    case Step::make_user_namespace:
        return "create a user namespace";
    case Step::map_users:
        return "map the users of the user namespace";
    case Step::make_namespaces:
        return "create network, mount, host name and control group namespaces";
    case Step::make_root:
        return "build the private root";
    case Step::show_path:
        return "show a path in the private root";
    case Step::write_etc:
        return "write a file in the private root";
    case Step::enter_root:
        return "enter the private root";
    case Step::make_init:
        return "create process and IPC namespaces";
    case Step::pin_to_core:
        return "pin the program to its core";
    case Step::make_scratch:
        return "create the scratch directory";
    case Step::show_program:
        return "show the program's directory";
    case Step::mount_proc:
        return "mount /proc";
    case Step::make_private_root:
        return "copy the private root";
    case Step::make_program:
        return "create the program's process";
    case Step::give_streams:
        return "connect the standard streams";
    case Step::set_limit:
        return "set a resource limit";
    case Step::write_bundle:
        return "describe the program to gVisor";
    case Step::change_user:
        return "change the user";
    case Step::drop_capabilities:
        return "drop capabilities";
    case Step::forbid_privileges:
        return "forbid new privileges";
    case Step::restrict_files:
        return "restrict files with Landlock";
    case Step::restrict_calls:
        return "restrict system calls";
    case Step::change_directory:
        return "enter the working directory";
    case Step::execute:
        return "execute";
    }
    return "do something unknown";
}

support::Error explain(wire::Failure const& failure) {
    std::string const subject = failure.subject.empty() ? "" : " " + support::in_quotes(failure.subject);
    // The author is responsible for the executable, the caller for paths and files, the machine for the rest.
    bool const callers = failure.step == Step::change_directory || failure.step == Step::show_path ||
                         failure.step == Step::show_program;
    auto const kind = failure.step == Step::execute ? support::ErrorKind::refused
                      : callers                     ? support::ErrorKind::invalid
                                                    : support::ErrorKind::unavailable;
    return {.kind = kind,
            .message = fmt::format("the sandbox cannot {}{}: {}", describe(failure.step), subject,
                                   std::strerror(static_cast<int>(failure.error)))};
}

} // namespace sandbox
