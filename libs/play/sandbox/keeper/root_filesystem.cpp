#include "sandbox/keeper/root_filesystem.hpp"

#include "sandbox/keeper/complaint.hpp"
#include "sandbox/keeper/mounts.hpp"
#include "sandbox/places.hpp"

#include <cerrno>
#include <fcntl.h>
#include <sched.h>
#include <string>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace keeper {

using sandbox::wire::CellPlan;
using sandbox::wire::Prepare;
using sandbox::wire::RootItem;
using sandbox::wire::RootItemKind;
using sandbox::wire::Start;
using sandbox::wire::ViewPlan;
using support::FileDescriptor;

namespace {

constexpr unsigned read_only = MOUNT_ATTR_RDONLY | MOUNT_ATTR_NOSUID | MOUNT_ATTR_NODEV;

// Ours, found below a /proc that need not be among our mounts.
FileDescriptor mount_namespace(int proc) {
    char const* const path = proc == AT_FDCWD ? "/proc/self/ns/mnt" : "self/ns/mnt";
    return FileDescriptor(must_have(openat(proc, path, O_RDONLY | O_CLOEXEC), Step::make_root));
}

// "/usr/lib" → "usr/lib": within the directory where the root is being built.
std::string relative(std::string const& inside) {
    return inside.substr(inside.find_first_not_of('/'));
}

void make_directories(std::string const& path) {
    for (std::size_t slash = path.find('/'); slash != std::string::npos; slash = path.find('/', slash + 1)) {
        std::string const directory = path.substr(0, slash);
        must(mkdir(directory.c_str(), 0755) == 0 || errno == EEXIST, Step::make_root, directory);
    }
}

void write_text(std::string const& path, std::string const& text) {
    FileDescriptor const file(
        must_have(open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644), Step::write_etc, path));
    must(write(file.get(), text.data(), text.size()) == static_cast<ssize_t>(text.size()), Step::write_etc,
         path);
}

void add(RootItem const& item, int tree) {
    std::string const path = relative(item.inside);
    make_directories(path);
    switch (item.kind) {
    case RootItemKind::link:
        must(symlink(item.content.c_str(), path.c_str()) == 0, Step::show_path, path);
        return;
    case RootItemKind::text:
        write_text(path, item.content);
        return;
    case RootItemKind::directory:
        must(mkdir(path.c_str(), 0755) == 0 || errno == EEXIST, Step::show_path, path);
        break;
    case RootItemKind::file:
    case RootItemKind::device:
        write_text(path, "");
        break;
    }
    put(tree, path, Step::show_path);
}

bool is_mount(RootItem const& item) {
    return item.kind == RootItemKind::directory || item.kind == RootItemKind::file ||
           item.kind == RootItemKind::device;
}

// Opens the host's paths that the caller, who may have more rights, has not opened.
std::vector<FileDescriptor> open_trees(ViewPlan const& plan, std::vector<FileDescriptor> const& given) {
    std::vector<FileDescriptor> trees;
    std::size_t next = 0;
    for (auto const& item : plan.items) {
        if (!is_mount(item)) {
            trees.emplace_back();
            continue;
        }
        if (item.tree_given) {
            must(next < given.size(), Step::read_request, item.inside);
            trees.emplace_back(must_have(fcntl(given[next].get(), F_DUPFD_CLOEXEC, 0), Step::show_path));
            ++next;
        } else {
            trees.push_back(open_host_tree(item.content, Step::show_path));
        }
        unsigned const flags =
            item.kind == RootItemKind::device ? read_only & ~unsigned{MOUNT_ATTR_NODEV} : read_only;
        set_flags(trees.back().get(), flags, Step::show_path, item.inside);
    }
    return trees;
}

} // namespace

FileDescriptor build_root(ViewPlan const& plan, std::vector<FileDescriptor> const& given, bool gvisor) {
    FileDescriptor const host = mount_namespace(AT_FDCWD);
    auto const trees = open_trees(plan, given);

    must(unshare(CLONE_NEWNS) == 0, Step::make_root);
    must(mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0, Step::make_root);
    FileDescriptor view = mount_namespace(AT_FDCWD);
    FileDescriptor const root =
        new_filesystem("tmpfs", {{"size", "1m"}, {"nr_inodes", "4096"}, {"mode", "755"}},
                       MOUNT_ATTR_NOSUID | MOUNT_ATTR_NODEV, Step::make_root);
    put(root.get(), "/tmp", Step::make_root);
    must(fchdir(root.get()) == 0, Step::make_root);
    for (char const* const place : {sandbox::scratch_place, sandbox::program_place, "/proc"}) {
        must(mkdir(relative(place).c_str(), 0755) == 0, Step::make_root, place);
    }
    for (std::size_t i = 0; i < plan.items.size(); ++i) {
        add(plan.items[i], trees[i].get());
    }
    if (gvisor) { // where runsc itself is shown
        must(mkdir(relative(sandbox::gvisor_run_place).c_str(), 0755) == 0, Step::make_root);
    }

    must(syscall(SYS_pivot_root, ".", ".") == 0, Step::enter_root);
    must(umount2(".", MNT_DETACH) == 0, Step::enter_root);
    must(chdir("/") == 0, Step::enter_root);
    mount_attr unwritable{};
    unwritable.attr_set = MOUNT_ATTR_RDONLY;
    must(mount_setattr(AT_FDCWD, "/", 0, &unwritable, sizeof unwritable) == 0, Step::enter_root);
    must(setns(host.get(), CLONE_NEWNS) == 0, Step::enter_root);
    return view;
}

void PrivateRoot::enter(Prepare const& plan, int view, CellPlan const& cell) {
    // Everything is made while the host's mounts are still there: without the host's /proc an ordinary user
    // may not mount another, and no namespace can be opened. To open the program's directory later, we return
    // here for a moment.
    FileDescriptor host_proc;
    if (!plan.trees_given) {
        m_host_mounts = mount_namespace(AT_FDCWD);
        host_proc = FileDescriptor(must_have(open("/proc", O_PATH | O_CLOEXEC), Step::make_private_root));
    }
    std::string const owner = std::to_string(cell.gvisor ? cell.init_user : cell.program_user);
    unsigned const no_execution = plan.scratch_executable ? 0U : MOUNT_ATTR_NOEXEC;
    FileDescriptor const scratch =
        new_filesystem("tmpfs",
                       {{"size", std::to_string(plan.scratch_size)},
                        {"nr_inodes", std::to_string(plan.scratch_size / 4096 + 16)},
                        {"mode", "700"},
                        {"uid", owner},
                        {"gid", owner}},
                       MOUNT_ATTR_NOSUID | MOUNT_ATTR_NODEV | no_execution, Step::make_scratch);
    FileDescriptor proc;
    FileDescriptor run;
    if (cell.gvisor) { // the program sees another: this is runsc's, which makes more of its kind
        proc = new_filesystem("proc", {}, MOUNT_ATTR_NOSUID | MOUNT_ATTR_NODEV | MOUNT_ATTR_NOEXEC,
                              Step::mount_proc);
        run = new_filesystem("tmpfs", {{"size", "4m"}, {"mode", "700"}},
                             MOUNT_ATTR_NOSUID | MOUNT_ATTR_NODEV | MOUNT_ATTR_NOEXEC, Step::make_scratch);
    } else if (plan.proc) {
        proc = new_filesystem("proc", {{"hidepid", "invisible"}, {"subset", "pid"}},
                              MOUNT_ATTR_NOSUID | MOUNT_ATTR_NODEV | MOUNT_ATTR_NOEXEC, Step::mount_proc);
    }

    must(setns(view, CLONE_NEWNS) == 0, Step::make_private_root);
    must(unshare(CLONE_NEWNS) == 0, Step::make_private_root);
    if (!plan.trees_given) {
        m_own_mounts = mount_namespace(host_proc.get());
    }
    put(scratch.get(), sandbox::scratch_place, Step::make_scratch);
    if (proc) {
        put(proc.get(), "/proc", Step::mount_proc);
    }
    if (run) {
        put(run.get(), sandbox::gvisor_run_place, Step::make_scratch);
    }
}

void PrivateRoot::show_program(Start const& plan, int tree) const {
    if (plan.program_directory.empty()) {
        return;
    }
    FileDescriptor program;
    if (!m_host_mounts) {
        program = FileDescriptor(must_have(dup(tree), Step::show_program));
    } else {
        must(setns(m_host_mounts.get(), CLONE_NEWNS) == 0, Step::show_program);
        program = open_host_tree(plan.program_directory, Step::show_program);
        must(setns(m_own_mounts.get(), CLONE_NEWNS) == 0, Step::show_program);
    }
    set_flags(program.get(), read_only, Step::show_program, plan.program_directory);
    put(program.get(), sandbox::program_place, Step::show_program);
}

} // namespace keeper
