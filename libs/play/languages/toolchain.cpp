#include "languages/toolchain.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace languages {

using support::ErrorKind;
using support::Result;

namespace {

bool is_below(std::filesystem::path const& path, std::filesystem::path const& folder) {
    return std::ranges::mismatch(folder, path).in1 == folder.end();
}

// Of a toolchain's folder the sandbox shows what is in it, and of the rest of the machine the system: a
// program that is a link to anywhere else, as into another version manager, could not be started there.
std::optional<std::string> outside(std::string const& file, std::string const& root) {
    std::error_code error;
    auto const real = std::filesystem::canonical(file, error);
    if (error || !is_below(file, root) || is_below(real, root) || is_below(real, "/usr")) {
        return std::nullopt;
    }
    return real.string();
}

} // namespace

Result<void> check_toolchain(Language const& language) {
    auto const& title = language.title;
    auto const& toolchain = language.toolchain;
    for (auto const& file : toolchain.files) {
        if (access(file.c_str(), F_OK) != 0) {
            return support::fail(ErrorKind::unavailable, "{} bots need {}; install {}", title, file,
                                 fmt::join(toolchain.packages, " "));
        }
        if (auto const elsewhere = outside(file, toolchain.root)) {
            return support::fail(ErrorKind::unavailable,
                                 "{} bots need {}, which is a link to {}, outside of the toolchain's folder; "
                                 "name that program's folder in toolchains.toml",
                                 title, file, *elsewhere);
        }
    }
    return {};
}

std::string toolchain_stamp(Language const& language) {
    std::string stamp = language.toolchain.root + '\n';
    for (auto const& file : language.toolchain.files) {
        struct stat status{};
        if (stat(file.c_str(), &status) == 0) {
            stamp += fmt::format("{} {} {}.{}\n", file, status.st_size, status.st_mtim.tv_sec,
                                 status.st_mtim.tv_nsec);
        }
    }
    return stamp;
}

} // namespace languages
