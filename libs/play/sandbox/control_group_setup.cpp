#include "sandbox/control_group_setup.hpp"

#include "sandbox/small_files.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <dirent.h>
#include <initializer_list>
#include <memory>
#include <set>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace sandbox {

namespace {

constexpr std::string_view prefix = "tulkas-";
constexpr std::string_view own_group = "tulkas-owner";

// The 22nd word of /proc/N/stat, counted after the name, which may hold anything.
std::optional<std::uint64_t> start_time(std::string_view process) {
    auto const text = read_small_file(fmt::format("/proc/{}/stat", process));
    if (!text) {
        return std::nullopt;
    }
    std::string_view rest = *text;
    rest.remove_prefix(std::min(rest.size(), rest.rfind(')') + 2));
    for (int word = 3; word < 22; ++word) {
        (void)support::cut_front(rest, ' ');
    }
    return support::whole_number<std::uint64_t>(support::cut_front(rest, ' '));
}

bool is_stale(std::string_view name) {
    if (!name.starts_with(prefix)) {
        return false;
    }
    name.remove_prefix(prefix.size());
    auto const process = support::cut_front(name, '-');
    auto const started = support::whole_number<std::uint64_t>(support::cut_front(name, '-'));
    return support::whole_number<int>(process) && started && start_time(process) != started;
}

std::vector<std::string> names_in(std::string const& directory) {
    std::vector<std::string> names;
    std::unique_ptr<DIR, int (*)(DIR*)> const list(opendir(directory.c_str()), &closedir);
    while (dirent const* const entry = list ? readdir(list.get()) : nullptr) {
        names.emplace_back(entry->d_name);
    }
    return names;
}

void remove_stale_in(std::string const& directory) {
    for (auto const& name : names_in(directory)) {
        if (is_stale(name)) {
            rmdir((directory + "/" + name).c_str()); // refused while anything is in it
        }
    }
}

// Whatever of these our group has been given.
std::string wanted_controllers(std::string const& directory, std::initializer_list<char const*> names) {
    std::string const given = read_small_file(directory + "/cgroup.controllers").value_or("");
    std::string wanted;
    for (auto const* const name : names) {
        if (fmt::format(" {} ", given.substr(0, given.find('\n'))).find(fmt::format(" {} ", name)) !=
            std::string::npos) {
            wanted += fmt::format("+{} ", name);
        }
    }
    return wanted;
}

bool are_alone_in(std::string const& directory) {
    return read_small_file(directory + "/cgroup.procs") == fmt::format("{}\n", getpid());
}

} // namespace

std::string control_group_name(int number) {
    auto const process = std::to_string(getpid());
    return fmt::format("{}{}-{}-{}", prefix, process, start_time(process).value_or(0), number);
}

void remove_stale_control_groups(ControlGroupLayout const& layout) {
    std::set<std::string> directories;
    for (auto const& [controller, directory] : layout.version_1) {
        directories.insert(directory);
    }
    if (layout.version_2) {
        directories.insert(*layout.version_2);
    }
    for (auto const& directory : directories) {
        remove_stale_in(directory);
    }
}

void pass_controllers_on(ControlGroupLayout& layout) {
    if (!layout.version_2) {
        return;
    }
    std::string& directory = *layout.version_2;
    if (directory.ends_with(fmt::format("/{}", own_group))) {
        directory.resize(directory.rfind('/')); // moved by an earlier call
    }
    std::string const wanted = wanted_controllers(directory, {"memory", "pids"});
    auto const pass_on = [switches = directory + "/cgroup.subtree_control", &wanted,
                          share = wanted_controllers(directory, {"cpu"})] {
        // By itself: where programs run in real time it is refused, and the others are worth more.
        (void)write_small_file(switches, share);
        return write_small_file(switches, wanted);
    };
    if (wanted.empty() || pass_on() || errno != EBUSY || !are_alone_in(directory)) {
        return;
    }
    std::string const own = fmt::format("{}/{}", directory, own_group);
    if ((mkdir(own.c_str(), 0755) == 0 || errno == EEXIST) && write_small_file(own + "/cgroup.procs", "0")) {
        (void)pass_on();
    }
}

ControlGroupLayout set_up_control_groups() {
    auto layout = ControlGroupLayout::of_this_machine();
    pass_controllers_on(layout);
    remove_stale_control_groups(layout);
    return layout;
}

} // namespace sandbox
