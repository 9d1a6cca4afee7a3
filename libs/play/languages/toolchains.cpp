#include "languages/toolchains.hpp"

#include "support/file_io.hpp"
#include "support/text.hpp"
#include "toml/table_reader.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <iterator>
#include <variant>

namespace languages {

using support::ErrorKind;
using support::fail;
using support::in_quotes;
using support::Result;

namespace {

constexpr std::uint64_t most_text = 100'000; // bytes

// A folder that is shown to strangers' programs: it must be a toolchain's own.
Result<std::filesystem::path> checked(std::string const& folder) {
    std::error_code error;
    if (!folder.starts_with('/')) {
        return fail(ErrorKind::invalid, "must be an absolute path (got {})", in_quotes(folder));
    }
    auto const real = std::filesystem::canonical(folder, error);
    if (error || !std::filesystem::is_directory(real / "bin", error)) {
        return fail(ErrorKind::invalid, "must be a folder with a folder bin in it (got {})",
                    in_quotes(folder));
    }
    if (real == "/" || real == "/usr") {
        return fail(ErrorKind::invalid, "must be the folder of one toolchain (got {})", in_quotes(folder));
    }
    for (auto const* const taken : {"tmp", "proc", "dev", "program", "sdk", "prepared"}) {
        if (*std::next(real.begin()) == taken) {
            return fail(ErrorKind::invalid,
                        "must not be below /{}, which every sandbox has for itself (got {})", taken,
                        in_quotes(folder));
        }
    }
    return real;
}

std::string variable(char const* name) {
    char const* const value = std::getenv(name); // NOLINT(concurrency-mt-unsafe)
    return value == nullptr ? "" : value;
}

std::filesystem::path standard_file() {
    std::filesystem::path const name = "tulkas/toolchains.toml";
    if (auto const told = variable("TULKAS_TOOLCHAINS"); !told.empty()) {
        return told;
    }
    auto const configuration = variable("XDG_CONFIG_HOME");
    auto const home = variable("HOME");
    std::error_code error;
    for (auto const& folder : {configuration, home.empty() ? home : home + "/.config"}) {
        if (folder.starts_with('/') && std::filesystem::exists(folder / name, error)) {
            return folder / name;
        }
    }
    return "/etc" / name;
}

} // namespace

Result<Toolchains> read_toolchains(std::filesystem::path const& file) {
    std::error_code error;
    if (!std::filesystem::exists(file, error)) {
        return Toolchains{};
    }
    auto const text = TULKAS_TRY(support::read_file(file, most_text));
    auto table = TULKAS_TRY(
        support::with_kind(ErrorKind::invalid, toml_text::TableReader::parse(text, file.string())));
    Toolchains toolchains;
    for (auto const& [language, value] : table.settings()) {
        auto const* const folder = std::get_if<std::string>(&value);
        auto const real = folder != nullptr ? checked(*folder) : fail(ErrorKind::invalid, "must be a string");
        if (!real) {
            return fail(ErrorKind::invalid, "{}: {} {}", file.string(), language, real.error().message);
        }
        toolchains[language] = *real;
    }
    TULKAS_TRY(support::with_kind(ErrorKind::invalid, table.done()));
    return toolchains;
}

Result<Toolchains> standard_toolchains() {
    return read_toolchains(standard_file());
}

} // namespace languages
