#include "languages/recipe_job.hpp"

#include "languages/view.hpp"
#include "sandbox/places.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace languages {

namespace {

// So that scripts find the compiler by its name, wherever it is.
void put_first_in_path(std::vector<std::string>& environment, std::string const& toolchain) {
    constexpr std::string_view path = "PATH=";
    for (auto& variable : environment) {
        if (variable.starts_with(path)) {
            variable.insert(path.size(), fmt::format("{}/bin:", toolchain));
        }
    }
}

Program make(Recipe const& recipe, Subject const& subject, Setting const& setting, Values values) {
    auto const program = setting.confined ? std::filesystem::path(sandbox::program_place) : subject.directory;
    auto const sdk = setting.home.sdk(subject.language.name).string();
    // Checked when it was handed in; of stored sources some are older than the check.
    bool const looks_like_an_option = subject.main.starts_with('-') || subject.main.starts_with('@');
    values.source = looks_like_an_option ? "./" + subject.main : subject.main;
    values.stem = std::filesystem::path(subject.main).stem().string();
    values.sdk = setting.confined ? sdk_place : sdk;
    values.prepared = setting.confined ? prepared_place : subject.prepared.string();
    values.toolchain = subject.language.toolchain.root;
    Program made{.command = {.arguments = fill_in(recipe.command, values)},
                 .limits = recipe.limits,
                 .files = {.view = make_view(recipe.sees, {.sdk = sdk,
                                                           .prepared = subject.prepared.string(),
                                                           .toolchain = values.toolchain}),
                           .program_directory = subject.directory.string(),
                           .proc = recipe.proc}};
    made.command.working_directory = program / source_folder;
    for (auto const& [name, value] : recipe.environment) {
        made.command.environment.push_back(fmt::format("{}={}", name, value));
    }
    if (values.toolchain != "/usr") {
        put_first_in_path(made.command.environment, values.toolchain);
    }
    return made;
}

} // namespace

Program building(Recipe const& recipe, Subject const& subject, Setting const& setting) {
    auto const output =
        setting.confined ? std::filesystem::path(sandbox::scratch_place) : subject.directory / built_folder;
    return make(recipe, subject, setting, {.output = output.string()});
}

Program running(Subject const& subject, Setting const& setting, std::uint64_t memory) {
    auto const program = setting.confined ? std::filesystem::path(sandbox::program_place) : subject.directory;
    auto const allowed = std::max(memory, subject.language.run.least_memory);
    auto made = make(subject.language.run.recipe, subject, setting,
                     {.output = (program / built_folder).string(),
                      .memory_mb = fmt::format("{}", allowed / sandbox::mebibyte)});
    made.limits.memory = allowed;
    made.own_threads = subject.language.run.own_threads;
    return made;
}

} // namespace languages
