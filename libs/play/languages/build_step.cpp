#include "languages/build_step.hpp"

#include "languages/build_failure.hpp"
#include "languages/compiler_output.hpp"
#include "support/controls.hpp"
#include "support/file_io.hpp"
#include "support/text.hpp"

#include <chrono>
#include <filesystem>
#include <system_error>

namespace languages {

using support::Result;

namespace {

constexpr std::uint64_t most_printed = 1'000'000; // bytes

BuildFailure no_output(std::string const& name) {
    return {BuildFailure::Why::does_not_compile, "the build produced no program",
            fmt::format("no file {}\n", support::in_quotes(name))};
}

// When every output was written: Java's archives name the time of their classes, and it must not change with
// the copy.
constexpr auto time_of_outputs = std::chrono::sys_seconds{};

// Copies what the build has left out of its scratch directory.
Result<std::optional<BuildFailure>> take_outputs(sandbox::Finished const& finished, BuildRecipe const& recipe,
                                                 std::filesystem::path const& directory) {
    for (auto const& name : recipe.outputs) {
        auto const content = finished.scratch.read_file(name, recipe.recipe.limits.scratch);
        if (!content) {
            return no_output(name);
        }
        TULKAS_TRY(support::write_file(directory / name, *content, true));
        std::error_code without; // such a program starts all the same, only more slowly
        std::filesystem::last_write_time(directory / name, std::chrono::file_clock::from_sys(time_of_outputs),
                                         without);
    }
    return std::nullopt;
}

// Without a sandbox they are where they belong already.
std::optional<BuildFailure> look_for_outputs(BuildRecipe const& recipe,
                                             std::filesystem::path const& directory) {
    for (auto const& name : recipe.outputs) {
        if (!std::filesystem::exists(directory / name)) {
            return no_output(name);
        }
    }
    return std::nullopt;
}

} // namespace

Result<std::optional<BuildFailure>> run_recipe(sandbox::Launcher& launcher, BuildRecipe const& recipe,
                                               Subject const& subject, Setting const& setting,
                                               sandbox::Heard const& heard, support::CorePermit* core) {
    auto const& directory = subject.directory;
    auto const built = directory / built_folder;
    support::make_directories(built);
    auto program = building(recipe.recipe, subject, setting);
    program.limits.errors_kept = most_printed;
    auto const heard_visibly = [&](std::string_view text) { heard(support::visible(text)); };
    auto const finished =
        TULKAS_TRY(sandbox::run(launcher, {.command = program.command,
                                           .limits = program.limits,
                                           .files = program.files,
                                           .input = "",
                                           .most_output = most_printed,
                                           .heard = heard ? sandbox::Heard(heard_visibly) : nullptr,
                                           .core = core}));
    auto failure = failure_of_build(finished.report, finished.output, recipe);
    if (!failure || *failure) {
        return failure;
    }
    auto const& report = finished.report;
    TULKAS_TRY(support::write_file(directory / messages_file,
                                   shorten(finished.output + report.errors, report.errors_cut), false));
    if (!setting.confined) {
        return look_for_outputs(recipe, built);
    }
    return take_outputs(finished, recipe, built);
}

} // namespace languages
