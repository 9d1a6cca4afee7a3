#include "sandbox/family.hpp"

#include "sandbox/small_files.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace sandbox {

namespace {

using support::cut_front;

std::uint64_t next_number(std::string_view& text) {
    return support::whole_number<std::uint64_t>(cut_front(text, ' ')).value_or(0);
}

// Words 14 to 17 of /proc/N/stat are times, word 24 is the resident size; counted after the name, which may
// hold anything.
void add_use(FamilyUse& use, std::string_view stat) {
    stat.remove_prefix(std::min(stat.size(), stat.rfind(')') + 2));
    std::uint64_t ticks = 0;
    for (int word = 3; word <= 24; ++word) {
        std::uint64_t const number = next_number(stat);
        if (word >= 14 && word <= 17) {
            ticks += number;
        } else if (word == 24) {
            use.resident += number * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
        }
    }
    std::int64_t const ticks_per_second = sysconf(_SC_CLK_TCK);
    use.cpu_time +=
        std::chrono::nanoseconds(static_cast<std::int64_t>(ticks) * (1'000'000'000 / ticks_per_second));
}

// "Pid:\t123\n", "VmHWM:\t    1234 kB\n"; 0 when there is none, or it is negative.
std::uint64_t number_after(std::string_view text, std::string_view label) {
    auto const at = text.find(label);
    if (at == std::string_view::npos) {
        return 0;
    }
    text.remove_prefix(at + label.size());
    text.remove_prefix(std::min(text.size(), text.find_first_not_of(" \t")));
    return support::whole_number<std::uint64_t>(text.substr(0, text.find_first_of(" \n"))).value_or(0);
}

std::uint64_t page_tables_of(pid_t process) {
    auto const text = read_small_file(fmt::format("/proc/{}/status", process)).value_or("");
    return number_after(text, "\nVmPTE:") * kibibyte;
}

} // namespace

pid_t process_behind(int process_descriptor) {
    auto const text = read_small_file(fmt::format("/proc/self/fdinfo/{}", process_descriptor)).value_or("");
    return static_cast<pid_t>(number_after(text, "\nPid:"));
}

std::uint64_t peak_resident(pid_t process) {
    auto const text = read_small_file(fmt::format("/proc/{}/status", process)).value_or("");
    return number_after(text, "\nVmHWM:") * kibibyte;
}

uid_t user_of(pid_t process) {
    struct stat status{};
    auto const path = fmt::format("/proc/{}/task", process);
    return stat(path.c_str(), &status) == 0 ? status.st_uid : static_cast<uid_t>(-1);
}

FamilyUse use_of_family(pid_t root) {
    FamilyUse use;
    std::vector<pid_t> members{root};
    while (!members.empty()) {
        pid_t const process = members.back();
        members.pop_back();
        add_use(use, read_small_file(fmt::format("/proc/{}/stat", process)).value_or(""));
        use.page_tables += page_tables_of(process);
        // Only the main thread's: those of others are rare, and counted again as init's when they are
        // orphans.
        std::string const children =
            read_small_file(fmt::format("/proc/{0}/task/{0}/children", process)).value_or("");
        std::string_view rest = children;
        while (!rest.empty()) {
            if (auto const child = support::whole_number<pid_t>(cut_front(rest, ' '))) {
                members.push_back(*child);
            }
        }
    }
    return use;
}

} // namespace sandbox
