#include "sandbox/view_plan.hpp"

#include "sandbox/places.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <limits.h>
#include <string_view>
#include <sys/stat.h>
#include <unistd.h>

namespace sandbox {

using support::ErrorKind;
using support::fail;
using support::Result;
using wire::RootItemKind;

namespace {

std::string link_target(std::string const& path) {
    std::array<char, PATH_MAX> target{};
    ssize_t const size = readlink(path.c_str(), target.data(), target.size());
    return {target.data(), size > 0 ? static_cast<std::size_t>(size) : 0};
}

bool is_below(std::string_view path, std::string_view place) {
    return path.starts_with(place) && (path.size() == place.size() || path[place.size()] == '/');
}

Result<void> check(Shown const& shown) {
    bool const plain = shown.inside.starts_with('/') && shown.inside.find("/../") == std::string::npos &&
                       !shown.inside.ends_with("/..") && shown.inside.size() > 1 &&
                       !shown.inside.ends_with('/');
    bool const ours =
        std::ranges::any_of(std::array<std::string_view, 4>{program_place, scratch_place, "/proc", "/dev"},
                            [&](auto place) { return is_below(shown.inside, place); });
    if (!plain || ours || !shown.host.starts_with('/')) {
        return fail(ErrorKind::invalid, "cannot show {} as {} in a sandbox", support::in_quotes(shown.host),
                    support::in_quotes(shown.inside));
    }
    return {};
}

void add_host_path(wire::ViewPlan& plan, Shown const& shown) {
    struct stat status{};
    if (lstat(shown.host.c_str(), &status) != 0) {
        return;
    }
    if (S_ISLNK(status.st_mode)) {
        plan.items.push_back({RootItemKind::link, shown.inside, link_target(shown.host)});
    } else if (S_ISDIR(status.st_mode)) {
        plan.items.push_back({RootItemKind::directory, shown.inside, shown.host});
    } else if (S_ISREG(status.st_mode)) {
        plan.items.push_back({RootItemKind::file, shown.inside, shown.host});
    }
}

} // namespace

Result<wire::ViewPlan> plan_view(View const& view, bool shared_memory) {
    wire::ViewPlan plan;
    for (auto const& shown : view.paths) {
        TULKAS_TRY(check(shown));
        add_host_path(plan, shown);
    }
    for (std::string const device : {"/dev/null", "/dev/urandom", "/dev/zero"}) {
        if (shared_memory || device != "/dev/zero") {
            plan.items.push_back({RootItemKind::device, device, device});
        }
    }
    // Without it Java makes its random numbers of the time that threads take, for seconds of CPU time.
    plan.items.push_back({RootItemKind::link, "/dev/random", "urandom"});
    plan.items.push_back({RootItemKind::text, "/etc/passwd", "bot:x:1000:1000:bot:/tmp:/bin/sh\n"});
    plan.items.push_back({RootItemKind::text, "/etc/group", "bot:x:1000:\n"});
    plan.items.push_back(
        {RootItemKind::text, "/etc/nsswitch.conf", "passwd: files\ngroup: files\nhosts: files\n"});
    plan.items.push_back({RootItemKind::text, "/etc/hosts", "127.0.0.1 localhost\n"});
    return plan;
}

std::vector<std::string> readable_places(wire::ViewPlan const& plan) {
    std::vector<std::string> places;
    for (auto const& item : plan.items) {
        if (item.kind == RootItemKind::directory || item.kind == RootItemKind::file) {
            places.push_back(item.inside);
        }
    }
    return places;
}

} // namespace sandbox
