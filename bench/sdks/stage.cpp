#include "sdks/stage.hpp"

#include "languages/home.hpp"
#include "support/text.hpp"

#include <utility>
#include <variant>

namespace sdks {

using languages::BuiltBot;
using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;

Stage::Stage(sandbox::Launcher launcher, languages::Languages languages, languages::Setting setting,
             languages::BuildCache cache)
    : m_launcher(std::move(launcher)),
      m_languages(std::move(languages)),
      m_setting(std::move(setting)),
      m_builder(m_launcher, m_setting, std::move(cache)) {}

Result<std::unique_ptr<Stage>> Stage::create() {
    auto home = TULKAS_TRY(languages::find_home());
    auto all = languages::Languages::load(home.descriptions());
    auto const directory = languages::standard_cache_directory();
    if (!all || !directory) {
        return all ? pass_on(directory) : pass_on(all);
    }
    auto cache = languages::BuildCache::open(*directory);
    auto launcher = sandbox::Launcher::create();
    if (!cache || !launcher) {
        return cache ? pass_on(launcher) : pass_on(cache);
    }
    return std::unique_ptr<Stage>(
        new Stage(*std::move(launcher), *std::move(all), {.home = std::move(home)}, *std::move(cache)));
}

Result<BuiltBot> Stage::build(std::string const& language, std::string const& stem) const {
    auto const known = TULKAS_TRY(m_languages.find(language));
    auto const file = m_setting.home.directory / "bench/sdks/programs" / (stem + known->extensions.front());
    auto const submission = languages::read_submission(m_languages, file);
    if (!submission) {
        return fail(submission.error().kind, "{}: {}", support::in_quotes(file.string()),
                    submission.error().message);
    }
    auto outcome = TULKAS_TRY(m_builder.build(*submission));
    if (auto const* const failure = std::get_if<languages::BuildFailure>(&outcome)) {
        return fail(ErrorKind::unavailable, "{}: {}: {}", support::in_quotes(file.string()), failure->summary,
                    failure->messages);
    }
    return std::get<BuiltBot>(std::move(outcome));
}

process::Program Stage::program(BuiltBot const& built, unsigned core) const {
    constexpr std::uint64_t memory = 256 * sandbox::mebibyte;
    auto program = built.program(m_setting, memory);
    program.limits.core = core;
    return {.command = std::move(program.command),
            .limits = program.limits,
            .files = std::move(program.files),
            .own_threads = std::move(program.own_threads)};
}

} // namespace sdks
