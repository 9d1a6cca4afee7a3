#include "languages/toolchain.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <sys/stat.h>
#include <unistd.h>

namespace languages {

using support::ErrorKind;
using support::Result;

Result<void> check_toolchain(Language const& language) {
    for (auto const& file : language.toolchain.files) {
        if (access(file.c_str(), F_OK) != 0) {
            return support::fail(ErrorKind::unavailable, "{} bots need {}; install {}", language.title, file,
                                 fmt::join(language.toolchain.packages, " "));
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
