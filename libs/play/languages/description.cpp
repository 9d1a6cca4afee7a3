#include "languages/description.hpp"

#include "languages/placeholders.hpp"
#include "support/text.hpp"
#include "toml/table_reader.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <regex>

namespace languages {

using support::ErrorKind;
using support::Result;
using toml_text::TableReader;

namespace {

constexpr std::uint64_t standard_size = 200;       // kilobytes of 1024 bytes
constexpr std::uint64_t most_memory = 1ULL << 20U; // megabytes
constexpr std::uint64_t longest_build = 3600;      // seconds

void check_paths(TableReader& table, std::string_view key, std::span<std::string const> paths) {
    for (auto const& path : paths) {
        if (!path.starts_with('/')) {
            table.complain(key, fmt::format("must be absolute paths (got {})", support::in_quotes(path)));
        }
    }
}

Toolchain read_toolchain(TableReader table, std::string const& elsewhere) {
    Toolchain toolchain{.root = table.text("root", "/usr"),
                        .files = table.texts_or_none("files"),
                        .packages = table.texts_or_none("packages")};
    check_paths(table, "root", std::array{toolchain.root});
    if (!elsewhere.empty()) {
        toolchain.root = elsewhere;
    }
    for (auto& path : toolchain.files) {
        if (auto const unknown = unknown_placeholder(path)) {
            table.complain("files", fmt::format("has the unknown placeholder {}", *unknown));
            path = "/";
        }
    }
    toolchain.files = fill_in(toolchain.files, {.toolchain = toolchain.root});
    check_paths(table, "files", toolchain.files);
    if (!toolchain.files.empty() && toolchain.packages.empty()) {
        table.complain("packages", "must name the packages that provide the files");
    }
    return toolchain;
}

Checks read_checks(TableReader table) {
    Checks checks{.most_bytes =
                      sandbox::kibibyte * table.number("most_kilobytes", 1, 1'000'000, standard_size),
                  .is_text = table.flag("text", true),
                  .file_name = table.text("file_name", ".*"),
                  .file_name_rule = table.text("file_name_rule", "anything")};
    try {
        std::regex const compiled(checks.file_name);
    } catch (std::regex_error const& error) {
        table.complain("file_name", fmt::format("must be a regular expression: {}", error.what()));
    }
    if (table.has("file_name") && !table.has("file_name_rule")) {
        table.complain("file_name_rule", "must explain in words what file_name requires");
    }
    return checks;
}

void check_command(TableReader& table, Recipe const& recipe) {
    for (auto const& word : recipe.command) {
        if (auto const unknown = unknown_placeholder(word)) {
            table.complain("command", fmt::format("has the unknown placeholder {}", *unknown));
        }
    }
    for (std::string const word : {"sdk", "prepared"}) {
        auto const placeholder = fmt::format("{{{}}}", word);
        if (mentions(recipe.command, placeholder) &&
            std::ranges::find(recipe.sees, word) == recipe.sees.end()) {
            table.complain("sees",
                           fmt::format("must contain \"{}\" because the command uses {}", word, placeholder));
        }
    }
}

void check_sees(TableReader& table, std::vector<std::string> const& sees) {
    constexpr std::array<std::string_view, 5> words{"system", "libraries", "toolchain", "sdk", "prepared"};
    for (auto const& entry : sees) {
        if (std::ranges::find(words, entry) == words.end() && !entry.starts_with('/')) {
            table.complain("sees", fmt::format("must be \"{}\" or absolute paths (got {})",
                                               fmt::join(words, "\", \""), support::in_quotes(entry)));
        }
    }
}

Recipe read_recipe(TableReader& table, unsigned tasks) {
    Recipe recipe{.command = table.texts("command"),
                  .sees = table.texts_or_none("sees"),
                  .proc = table.flag("proc", false),
                  .environment = table.map("environment"),
                  .limits = {}};
    recipe.limits.tasks = static_cast<unsigned>(table.number("tasks", 1, 4096, tasks));
    recipe.limits.open_files =
        static_cast<unsigned>(table.number("open_files", 8, 65536, recipe.limits.open_files));
    recipe.limits.scratch = sandbox::mebibyte * table.number("scratch_mb", 1, most_memory, 16);
    check_sees(table, recipe.sees);
    check_command(table, recipe);
    return recipe;
}

BuildRecipe read_build(TableReader table) {
    constexpr unsigned tasks = 64; // compilers start many processes
    BuildRecipe build{.recipe = read_recipe(table, tasks),
                      .outputs = table.texts("outputs"),
                      .facts = table.text("facts", "")};
    auto& limits = build.recipe.limits;
    limits.processes = true;
    limits.cores = 0;
    limits.scratch_executable = table.flag("executes_output", false);
    limits.memory = sandbox::mebibyte * table.number("memory_mb", 16, most_memory);
    limits.cpu_time = std::chrono::seconds(table.number("cpu_seconds", 1, longest_build));
    limits.wall_time = std::chrono::seconds(table.number("wall_seconds", 1, longest_build));
    for (auto const& output : build.outputs) {
        if (output.starts_with('/') || output.contains("..")) {
            table.complain("outputs", "must be file names below {output}");
        }
    }
    if (!build.facts.empty() && std::ranges::find(build.outputs, build.facts) == build.outputs.end()) {
        table.complain("facts", "must be one of the outputs");
    }
    if (mentions(build.recipe.command, "{memory_mb}")) {
        table.complain("command", "has {memory_mb}, which is known only when a bot runs");
    }
    return build;
}

BuildRecipe read_prepare(TableReader table) {
    auto prepare = read_build(table);
    if (prepare.outputs.size() != 1) {
        table.complain("outputs", "must be one archive");
    }
    return prepare;
}

OutlineRecipe read_outline(TableReader table, std::vector<std::string> const& extensions) {
    OutlineRecipe outline{.recipe = read_build(table), .extensions = table.texts_or_none("extensions")};
    if (outline.extensions.empty()) {
        outline.extensions = extensions;
    }
    if (outline.recipe.outputs.size() != 1) {
        table.complain("outputs", "must be one file");
    }
    constexpr std::array<std::string_view, 4> known{"class_name", "package", "imports", "documentation"};
    outline.rules = table.texts_or_none("rules");
    for (auto const& rule : outline.rules) {
        if (std::ranges::find(known, rule) == known.end()) {
            table.complain("rules", fmt::format("must be of {} (got {})", fmt::join(known, ", "),
                                                support::in_quotes(rule)));
        }
    }
    auto uses = table.table("uses");
    for (std::string const rule : {"printing", "files", "threads", "hiding"}) {
        if (uses.has(rule)) {
            outline.uses[rule] = uses.texts(rule);
        }
    }
    return outline;
}

// What a build can use of what was prepared; bots that run have nothing of it, for they may run elsewhere.
void check_prepared(TableReader& table, Language const& language) {
    auto const sees = [](Recipe const& recipe) {
        return std::ranges::find(recipe.sees, "prepared") != recipe.sees.end();
    };
    if (language.build && sees(language.build->recipe) && !language.prepare) {
        table.complain("build.sees", "has \"prepared\", but nothing is prepared");
    }
    if (language.outline && sees(language.outline->recipe.recipe) && !language.prepare) {
        table.complain("outline.sees", "has \"prepared\", but nothing is prepared");
    }
    if (language.prepare && sees(language.prepare->recipe)) {
        table.complain("prepare.sees", "must not have \"prepared\"");
    }
    if (sees(language.run.recipe)) {
        table.complain("run.sees", "must not have \"prepared\", which is for builds");
    }
}

RunRecipe read_run(TableReader table) {
    RunRecipe run{.recipe = read_recipe(table, sandbox::Limits{}.tasks), .least_memory = 0};
    run.least_memory = sandbox::mebibyte * table.number("least_memory_mb", 1, most_memory, 16);
    run.own_threads = table.texts_or_none("own_threads");
    return run;
}

void check_extensions(TableReader& table, std::vector<std::string> const& extensions) {
    for (auto const& extension : extensions) {
        if (extension.size() < 2 || extension.front() != '.' || extension.rfind('.') != 0) {
            table.complain("extensions",
                           fmt::format("must look like \".cpp\" (got {})", support::in_quotes(extension)));
        }
    }
}

} // namespace

Result<Language> parse_description(std::string_view text, std::string const& file,
                                   std::string const& toolchain) {
    auto table = TULKAS_TRY(support::with_kind(ErrorKind::invalid, TableReader::parse(text, file)));
    Language language{.name = std::filesystem::path(file).stem().string(),
                      .title = table.text("title"),
                      .extensions = table.texts_or_none("extensions"),
                      .nickname_marks = table.texts_or_none("nickname"),
                      .toolchain = read_toolchain(table.table("toolchain"), toolchain),
                      .checks = read_checks(table.table("check")),
                      .prepare = {},
                      .build = {},
                      .outline = {},
                      .run = read_run(table.table("run")),
                      .text = std::string(text)};
    if (table.has("prepare")) {
        language.prepare = read_prepare(table.table("prepare"));
    }
    if (table.has("build")) {
        language.build = read_build(table.table("build"));
    } else if (mentions(language.run.recipe.command, "{output}")) {
        table.complain("run.command", "has {output}, but there is no build");
    }
    if (table.has("outline")) {
        language.outline = read_outline(table.table("outline"), language.extensions);
    }
    check_prepared(table, language);
    check_extensions(table, language.extensions);
    TULKAS_TRY(support::with_kind(ErrorKind::invalid, table.done()));
    return language;
}

} // namespace languages
