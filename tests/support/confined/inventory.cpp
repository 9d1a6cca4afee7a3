#include "confined/inventory.hpp"

#include "sandbox/control_group_layout.hpp"
#include "sandbox/small_files.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <sys/prctl.h>
#include <unistd.h>
#include <vector>

namespace confined {

namespace {

namespace fs = std::filesystem;

void add_lines(Inventory& list, std::string_view kind, std::string_view lines, char separator) {
    while (!lines.empty()) {
        if (auto const line = support::cut_front(lines, separator); !line.empty()) {
            list.insert(fmt::format("{}: {}", kind, line));
        }
    }
}

// Without the numbers, which sockets and pipes have, and without the keeper's program, which stays.
void add_descriptors(Inventory& list) {
    for (auto const& entry : fs::directory_iterator("/proc/self/fd")) {
        std::error_code gone;
        std::string const target = fs::read_symlink(entry.path(), gone).string();
        if (!gone && target.find("tulkas-keeper") == std::string::npos) {
            list.insert("open: " + target.substr(0, target.find('[')));
        }
    }
}

void add_control_groups(Inventory& list) {
    auto const layout = sandbox::ControlGroupLayout::of_this_machine();
    std::set<std::string> directories;
    for (auto const& [controller, directory] : layout.version_1) {
        directories.insert(directory);
    }
    if (layout.version_2) {
        directories.insert(*layout.version_2);
    }
    std::string const ours = fmt::format("tulkas-{}-", getpid());
    for (auto const& directory : directories) {
        for (auto const& entry : fs::directory_iterator(directory)) {
            if (entry.path().filename().string().starts_with(ours)) {
                list.insert("control group: " + entry.path().string());
            }
        }
    }
}

void add_marked_files(Inventory& list) {
    for (auto const* const place :
         {"/", "/usr", "/usr/lib", "/usr/local", "/etc", "/dev", "/dev/shm", "/tmp", "/var/tmp"}) {
        if (fs::exists(std::string(place) + "/hostile-mark")) {
            list.insert(fmt::format("file: {}/hostile-mark", place));
        }
    }
}

} // namespace

void watch_for_orphans() {
    prctl(PR_SET_CHILD_SUBREAPER, 1);
}

Inventory inventory() {
    Inventory list;
    auto const children = fmt::format("/proc/self/task/{}/children", getpid());
    add_lines(list, "child", sandbox::read_small_file(children).value_or(""), ' ');
    add_lines(list, "mount", sandbox::read_small_file("/proc/self/mountinfo").value_or(""), '\n');
    add_descriptors(list);
    add_control_groups(list);
    add_marked_files(list);
    return list;
}

std::string difference(Inventory const& before, Inventory const& after) {
    std::vector<std::string> gone;
    std::vector<std::string> come;
    std::ranges::set_difference(before, after, std::back_inserter(gone));
    std::ranges::set_difference(after, before, std::back_inserter(come));
    std::string text;
    for (auto const& line : gone) {
        text += "\nno longer there: " + line;
    }
    for (auto const& line : come) {
        text += "\nleft behind: " + line;
    }
    return text;
}

} // namespace confined
