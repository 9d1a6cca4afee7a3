#include "languages/build.hpp"

#include "languages/build_step.hpp"
#include "languages/source_tree.hpp"
#include "languages/toolchain.hpp"
#include "support/assert.hpp"
#include "support/digest.hpp"
#include "support/file_io.hpp"
#include "support/text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace languages {

using support::Result;

Program BuiltBot::program(Setting const& setting, std::uint64_t memory) const {
    return running({.language = *language, .main = main, .directory = entry->directory()}, setting, memory);
}

namespace {

constexpr std::uint64_t most_sdk = 100'000'000;  // bytes
constexpr std::uint64_t most_messages = 100'000; // likewise, more than a compiler's words are cut to

// A text that differs if any of the files does.
std::string listing(std::vector<SourceFile> const& files) {
    std::string text;
    for (auto const& file : files) {
        text +=
            fmt::format("{} {} {}\n", support::sha256(file.content), file.executable ? 'x' : '-', file.name);
    }
    return text;
}

Result<std::string> sdk_listing(std::filesystem::path const& directory) {
    if (!std::filesystem::exists(directory)) {
        return "";
    }
    auto const files = TULKAS_TRY(read_tree(directory, most_sdk));
    return listing(files);
}

Result<void> write_sources(Submission const& submission, std::filesystem::path const& directory) {
    for (auto const& file : submission.files) {
        if (auto written = support::write_file(directory / file.name, file.content, file.executable);
            !written) {
            return written;
        }
    }
    return {};
}

// None where the language knows none.
ProgramFacts read_facts(Language const& language, std::filesystem::path const& directory) {
    if (!language.build || language.build->facts.empty()) {
        return {};
    }
    auto const text = support::read_file(directory / built_folder / language.build->facts, most_messages);
    return parse_facts(text ? std::string_view(*text) : std::string_view());
}

// Languages that are not built have none.
void repeat_messages(std::filesystem::path const& directory, sandbox::Heard const& heard) {
    auto const messages = support::read_file(directory / messages_file, most_messages);
    if (messages && !messages->empty()) {
        heard(*messages);
    }
}

} // namespace

Result<std::string> Builder::key_of(Language const& language) const {
    auto const sdk = TULKAS_TRY(sdk_listing(m_setting.home.sdk(language.name)));
    return support::sha256(
        fmt::format("{}\n", fmt::join({language.name, language.text, toolchain_stamp(language), sdk}, "\n")));
}

Result<std::variant<Staging, BuildFailure>>
Builder::make(Submission const& submission, BuildRecipe const* recipe, std::string const& language_key,
              sandbox::Heard const& heard, support::CorePermit* core) const {
    auto const& language = *submission.language;
    Subject subject{.language = language, .main = submission.main, .directory = {}};
    std::shared_ptr<CacheEntry const> prepared;
    if (language.prepare) {
        prepared = TULKAS_TRY(m_prepared->find(language, language_key, heard, core));
        subject.prepared = prepared->directory() / prepared_folder;
    }
    auto staging = TULKAS_TRY(m_cache.stage());
    subject.directory = staging.directory();
    TULKAS_TRY(write_sources(submission, subject.directory / source_folder));
    if (recipe == nullptr) {
        return staging;
    }
    if (m_setting.progress && language.build && recipe == &*language.build) {
        m_setting.progress(fmt::format("building {} ({}) …", submission.name, language.title));
    }
    auto failure = TULKAS_TRY(run_recipe(m_launcher, *recipe, subject, m_setting, heard, core));
    if (failure) {
        return *std::move(failure);
    }
    return staging;
}

Result<BuildOutcome> Builder::build(Submission const& submission, sandbox::Heard const& heard,
                                    support::CorePermit* core) const {
    TULKAS_TRY(check_toolchain(*submission.language));
    auto const language_key = TULKAS_TRY(key_of(*submission.language));
    auto const key =
        support::sha256(fmt::format("{}\n{}\n{}", language_key, submission.main, listing(submission.files)));
    auto entry = m_cache.find(key);
    if (!entry) {
        auto const& build = submission.language->build;
        auto const* const recipe = build ? &*build : nullptr;
        auto made = TULKAS_TRY(make(submission, recipe, language_key, heard, core));
        if (auto* const failure = std::get_if<BuildFailure>(&made)) {
            return std::move(*failure);
        }
        auto published = TULKAS_TRY(m_cache.publish(std::get<Staging>(std::move(made)), key));
        entry = std::move(published);
    } else if (heard) {
        repeat_messages(entry->directory(), heard);
    }
    auto facts = read_facts(*submission.language, entry->directory());
    return BuiltBot{.name = submission.name,
                    .digest = submission.digest(),
                    .language = submission.language,
                    .main = submission.main,
                    .entry = std::move(entry),
                    .facts = std::move(facts)};
}

Result<std::variant<std::string, BuildFailure>> Builder::outline(Submission const& submission,
                                                                 support::CorePermit* core) const {
    auto const& language = *submission.language;
    TULKAS_ASSERT(language.outline);
    auto const& recipe = language.outline->recipe;
    TULKAS_TRY(check_toolchain(language));
    auto const language_key = TULKAS_TRY(key_of(language));
    auto made = TULKAS_TRY(make(submission, &recipe, language_key, {}, core));
    if (auto* const failure = std::get_if<BuildFailure>(&made)) {
        return std::variant<std::string, BuildFailure>(std::move(*failure));
    }
    auto const file = std::get<Staging>(made).directory() / built_folder / recipe.outputs.front();
    auto text = TULKAS_TRY(support::read_file(file, recipe.recipe.limits.scratch));
    return std::variant<std::string, BuildFailure>(std::move(text));
}

} // namespace languages
