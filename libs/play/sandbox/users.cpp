#include "sandbox/users.hpp"

#include "sandbox/small_files.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <linux/capability.h>
#include <unistd.h>

namespace sandbox {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

constexpr std::uint64_t first_choice = 3'000'000'000;
constexpr std::uint64_t users_of_keeper = 2ULL * most_cells;
constexpr std::uint64_t keepers_apart = 1ULL << 20U; // process numbers up to here get users of their own

struct Range {
    std::uint64_t first = 0;
    std::uint64_t count = 0;
};

// "         0     100000      65536", of which the first and the last matter
Range parse_range(std::string_view line) {
    std::array<std::uint64_t, 3> numbers{};
    for (auto& number : numbers) {
        line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
        number = support::whole_number<std::uint64_t>(support::cut_front(line, ' ')).value_or(0);
    }
    return {.first = numbers[0], .count = numbers[2]};
}

} // namespace

bool is_privileged() {
    auto const status = read_small_file("/proc/self/status").value_or("");
    auto const line = status.find("CapEff:\t");
    if (line == std::string::npos) {
        return false;
    }
    std::uint64_t const effective = std::strtoull(status.c_str() + line + 8, nullptr, 16);
    return std::ranges::all_of(std::array{CAP_SYS_ADMIN, CAP_SETUID, CAP_SETGID},
                               [&](int bit) { return (effective >> static_cast<unsigned>(bit) & 1U) != 0; });
}

std::optional<std::uint64_t> first_user(std::string_view uid_map, std::uint64_t keeper) {
    Range last;
    while (!uid_map.empty()) {
        Range const range = parse_range(support::cut_front(uid_map, '\n'));
        std::uint64_t const wanted = first_choice + keeper % keepers_apart * users_of_keeper;
        if (range.first <= wanted && wanted + users_of_keeper <= range.first + range.count) {
            return wanted;
        }
        last = range.first + range.count > last.first + last.count ? range : last;
    }
    // The upper half of what there is: the lower half has the container's own users in it.
    std::uint64_t const places = last.count / 2 / users_of_keeper;
    if (places == 0) {
        return std::nullopt;
    }
    return last.first + last.count - (keeper % places + 1) * users_of_keeper;
}

Result<void> choose_users(wire::CellPlan& plan, std::uint64_t keeper, unsigned cell) {
    plan.program_user = user_inside;
    if (!is_privileged()) {
        if (geteuid() == 0) {
            return fail(ErrorKind::unavailable,
                        "running as root without the right to change users: programs would run as root");
        }
        if (plan.gvisor) { // runsc wants to be root there, and there is one user
            plan.program_user = 0;
        }
        plan.init_user = plan.program_user;
        plan.user_map = fmt::format("{} {} 1\n", plan.init_user, geteuid());
        plan.group_map = fmt::format("{} {} 1\n", plan.init_user, getegid());
        return {};
    }
    auto const first = first_user(read_small_file("/proc/self/uid_map").value_or(""), keeper);
    if (!first) {
        return fail(ErrorKind::unavailable, "too few user ids in this container: 2048 are needed");
    }
    plan.init_user = 0;
    std::uint64_t const own = *first + 2ULL * cell;
    plan.user_map = fmt::format("0 {} 1\n{} {} 1\n", own, user_inside, own + 1);
    plan.group_map = plan.user_map;
    return {};
}

} // namespace sandbox
