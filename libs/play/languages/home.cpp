#include "languages/home.hpp"

#include "support/text.hpp"

#include <cstdlib>
#include <system_error>

namespace languages {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

bool holds_descriptions(std::filesystem::path const& directory) {
    std::error_code error;
    return std::filesystem::is_directory(directory / "languages", error) &&
           std::filesystem::is_directory(directory / "sdk", error);
}

} // namespace

Result<Home> find_home(std::optional<std::string> const& told, std::filesystem::path const& executable) {
    if (told) {
        if (holds_descriptions(*told)) {
            return Home{std::filesystem::absolute(*told)};
        }
        return fail(ErrorKind::unavailable, "TULKAS_HOME is {}, which does not contain languages/ and sdk/",
                    support::in_quotes(*told));
    }
    for (auto directory = executable.parent_path(); directory.has_relative_path();
         directory = directory.parent_path()) {
        for (auto const& candidate : {directory, directory / "share" / "tulkas"}) {
            if (holds_descriptions(candidate)) {
                return Home{candidate};
            }
        }
    }
    return fail(ErrorKind::unavailable,
                "cannot find languages/ and sdk/ above {} or in share/tulkas there; set TULKAS_HOME",
                support::in_quotes(executable.string()));
}

Result<Home> find_home() {
    std::error_code error;
    auto const executable = std::filesystem::read_symlink("/proc/self/exe", error);
    char const* const told = std::getenv("TULKAS_HOME"); // NOLINT(concurrency-mt-unsafe)
    return find_home(told == nullptr ? std::nullopt : std::optional<std::string>(told), executable);
}

} // namespace languages
