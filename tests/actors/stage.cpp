#include "actors/stage.hpp"

#include "process/channel.hpp"
#include "support/file_io.hpp"

namespace actors {

using languages::BuiltBot;

Stage::Stage()
    : m_launcher(sandbox::Launcher::create().value()),
      m_languages(languages::Languages::load(TULKAS_ROOT "/languages").value()),
      m_setting{.home = {TULKAS_ROOT}},
      m_builder(m_launcher, m_setting,
                languages::BuildCache::open(languages::standard_cache_directory().value()).value()) {}

Stage& Stage::the() {
    static Stage stage;
    return stage;
}

std::string Stage::text_of(std::string const& file) {
    constexpr std::uint64_t most = 1'000'000;
    return support::read_file(std::string(TULKAS_ROOT "/tests/actors/programs/") + file, most).value();
}

BuiltBot Stage::build(std::string const& file) {
    return build(file, text_of(file));
}

BuiltBot Stage::build(std::string const& name, std::string const& text) {
    auto const submission =
        languages::check_submission(m_languages, {.name = name, .content = text, .executable = false});
    return std::get<BuiltBot>(m_builder.build(submission.value()).value());
}

std::unique_ptr<runtime::Channel> Stage::open(BuiltBot const& bot, runtime::Loop& loop,
                                              std::optional<unsigned> core) {
    auto program = bot.program(m_setting, 256 * sandbox::mebibyte);
    program.limits.core = core;
    return process::make_channel(loop, m_launcher,
                                 {.command = std::move(program.command),
                                  .limits = program.limits,
                                  .files = std::move(program.files),
                                  .own_threads = std::move(program.own_threads)});
}

runtime::Player Stage::seat(BuiltBot const& bot, runtime::Loop& loop, std::optional<unsigned> core) {
    return {.name = bot.name, .channel = open(bot, loop, core), .hash = bot.digest};
}

} // namespace actors
