#include "tulkas/workshop.hpp"

#include "languages/home.hpp"
#include "support/text.hpp"

#include <utility>

namespace tulkas {

using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;

void add_workshop_arguments(Command& command, WorkshopArguments& arguments) {
    constexpr std::uint64_t most_memory = 1ULL << 20U;
    command.text_option("--sandbox", "on|off", arguments.sandbox,
                        "off is for one's own bots, where programs cannot be confined");
    command.number_option("--memory", arguments.memory_mb, {1, most_memory},
                          "megabytes for each bot that is a program; 256 unless given");
}

namespace {

constexpr std::uint64_t standard_memory = 256; // megabytes

Result<bool> wants_confinement(WorkshopArguments const& arguments) {
    auto const text = arguments.sandbox.value_or("on");
    if (text != "on" && text != "off") {
        return fail(ErrorKind::invalid, "--sandbox: on or off is needed, not {}", support::in_quotes(text));
    }
    return text == "on";
}

} // namespace

Workshop::Workshop(sandbox::Launcher launcher, languages::Registry languages, languages::Setting setting,
                   languages::BuildCache cache)
    : m_launcher(std::move(launcher)),
      m_languages(std::move(languages)),
      m_setting(std::move(setting)),
      m_builder(m_launcher, m_setting, std::move(cache)) {}

Result<std::unique_ptr<Workshop>> Workshop::create(WorkshopArguments const& arguments) {
    auto const confined = wants_confinement(arguments);
    if (!confined) {
        return pass_on(confined);
    }
    auto home = languages::find_home();
    if (!home) {
        return pass_on(home);
    }
    auto languages = languages::Registry::load(home->descriptions());
    if (!languages) {
        return pass_on(languages);
    }
    auto const directory = languages::standard_cache_directory();
    if (!directory) {
        return pass_on(directory);
    }
    auto cache = languages::BuildCache::open(*directory);
    if (!cache) {
        return pass_on(cache);
    }
    auto launcher = sandbox::Launcher::create({.confined = *confined});
    if (!launcher) {
        return pass_on(launcher);
    }
    std::unique_ptr<Workshop> workshop(new Workshop(*std::move(launcher), *std::move(languages),
                                                    {.home = *std::move(home), .confined = *confined},
                                                    *std::move(cache)));
    workshop->m_memory = arguments.memory_mb.value_or(standard_memory) * sandbox::mebibyte;
    return workshop;
}

} // namespace tulkas
