// The messages between the library and its keeper, and their encoding.
//
// Both ends come out of one build, so there are no versions here: a message is its fields in order, numbers
// as eight bytes and texts with their length in front. Each type lists its fields once, for both directions.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace sandbox::wire {

// One packet holds one message; a bit below what a Unix socket takes at once by default.
inline constexpr std::size_t largest_packet = 160UL * 1024;

enum class Kind : std::uint8_t {
    cell,
    groups,
    join,
    view,
    prepare,
    start,
    failure,
    ready,
    started,
    ended,
    stop,
    resume
};

// What was being done when it failed, in the order in which it is done.
enum class Step : std::uint8_t {
    none,
    read_request,
    make_cell,
    join_control_group,
    make_user_namespace,
    map_users,
    make_namespaces,
    make_root,
    show_path,
    write_etc,
    enter_root,
    make_init,
    make_scratch,
    mount_proc,
    make_private_root,
    make_program,
    change_user,
    drop_capabilities,
    forbid_privileges,
    restrict_calls,
    show_program,
    pin_to_core,
    give_streams,
    change_directory,
    restrict_files,
    set_limit,
    write_bundle,
    execute,
};

// To the keeper: make a cell. With it travels the cell's socket.
struct CellPlan {
    static constexpr Kind kind = Kind::cell;
    bool confined = true;
    std::string user_map;
    std::string group_map;
    std::uint64_t init_user = 0;    // inside the new user namespace
    std::uint64_t program_user = 0; // inside the new user namespace
    bool gvisor = false;            // its programs are started by runsc, which is not confined by us

    static void fields(auto& self, auto& archive) {
        archive(self.confined, self.user_map, self.group_map, self.init_user, self.program_user, self.gvisor);
    }
};

// To the keeper: control groups that will be made next, and that it removes at the end.
struct Groups {
    static constexpr Kind kind = Kind::groups;
    std::vector<std::string> directories;

    static void fields(auto& self, auto& archive) { archive(self.directories); }
};

// To a cell, the first message: join these control groups. The files for that come as descriptors. The groups
// are made while the cell makes its namespaces, so they are not part of the CellPlan.
struct Join {
    static constexpr Kind kind = Kind::join;
    bool necessary = false;    // if false, it continues without them
    bool has_cpu_file = false; // the last descriptor is the file to read used CPU time from

    static void fields(auto& self, auto& archive) { archive(self.necessary, self.has_cpu_file); }
};

enum class RootItemKind : std::uint8_t { directory, file, device, link, text };

// An item of the private root: a directory, file or device of the host, a symbolic link, or a text file.
struct RootItem {
    RootItemKind kind = RootItemKind::directory;
    std::string inside;
    std::string content;     // path on the host, target of the link, or the text
    bool tree_given = false; // an open tree of the host's path comes as a descriptor

    static void fields(auto& self, auto& archive) {
        archive(self.kind, self.inside, self.content, self.tree_given);
    }
};

// To a cell: build a private root and keep it as the next view.
struct ViewPlan {
    static constexpr Kind kind = Kind::view;
    std::vector<RootItem> items;

    static void fields(auto& self, auto& archive) { archive(self.items); }
};

struct ResourceLimit {
    std::uint64_t resource = 0;
    std::uint64_t value = 0;

    static void fields(auto& self, auto& archive) { archive(self.resource, self.value); }
};

// To a cell: make a sandbox ready in which any program with these needs can be started. Init's end of the
// channel comes as a descriptor; all further messages use that channel.
struct Prepare {
    static constexpr Kind kind = Kind::prepare;
    std::uint64_t view = 0;
    std::vector<std::string> readable; // for Landlock: what of the view may be read and executed
    std::uint64_t scratch_size = 0;
    bool scratch_executable = false;
    bool proc = false;
    bool trees_given = false; // the caller, who has more rights, opens the program's directory
    std::string filter;       // a seccomp program, as bytes

    static void fields(auto& self, auto& archive) {
        archive(self.view, self.readable, self.scratch_size, self.scratch_executable, self.proc,
                self.trees_given, self.filter);
    }
};

// To an init: run this. The three standard streams, and perhaps the program's tree, come as descriptors.
struct Start {
    static constexpr Kind kind = Kind::start;
    std::vector<std::string> arguments; // the first is the path of the program
    std::vector<std::string> environment;
    std::string working_directory;
    std::string program_directory; // on the host; empty: none
    bool pinned = false;
    std::uint64_t core = 0;
    std::vector<ResourceLimit> limits;
    std::string bundle; // for runsc: what it is to start; empty: it is not runsc

    static void fields(auto& self, auto& archive) {
        archive(self.arguments, self.environment, self.working_directory, self.program_directory, self.pinned,
                self.core, self.limits, self.bundle);
    }
};

// From the keeper, a cell or an init: a step failed.
struct Failure {
    static constexpr Kind kind = Kind::failure;
    Step step = Step::none;
    std::uint64_t error = 0; // errno
    std::string subject;     // such as the path

    static void fields(auto& self, auto& archive) { archive(self.step, self.error, self.subject); }
};

// From a cell: it is ready, or has built a view. From an init: it waits for Start.
struct Ready {
    static constexpr Kind kind = Kind::ready;
    bool about_cell = false;
    bool in_control_groups = false; // it has joined all of them

    static void fields(auto& self, auto& archive) { archive(self.about_cell, self.in_control_groups); }
};

// From an init: the program runs. Descriptors of init and of the program come with it; for a confined program
// also those of the scratch directory and of the listener for forbidden calls.
struct Started {
    static constexpr Kind kind = Kind::started;
    std::string cpu_usage; // just before: content of the CPU file, or the process's own nanoseconds
    bool confined = true;

    static void fields(auto& self, auto& archive) { archive(self.cpu_usage, self.confined); }
};

// From an init: the program ended, and everything else in the sandbox is about to.
struct Ended {
    static constexpr Kind kind = Kind::ended;
    std::uint64_t wait_status = 0;
    std::string cpu_usage;            // what the CPU file says, or the nanoseconds of all that was waited for
    std::uint64_t peak_kilobytes = 0; // of the largest process

    static void fields(auto& self, auto& archive) {
        archive(self.wait_status, self.cpu_usage, self.peak_kilobytes);
    }
};

// To an init: stop everything. It answers with the same order when nothing runs any more.
struct Stop {
    static constexpr Kind kind = Kind::stop;
    std::uint64_t order = 0;

    static void fields(auto& self, auto& archive) { archive(self.order); }
};
struct Resume {
    static constexpr Kind kind = Kind::resume;
    static void fields(auto& /*self*/, auto& /*archive*/) {}
};

} // namespace sandbox::wire
