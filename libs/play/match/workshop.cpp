#include "match/workshop.hpp"

#include "languages/home.hpp"
#include "languages/toolchains.hpp"

#include <utility>

namespace match {

using support::Result;

Workshop::Workshop(sandbox::Launcher launcher, languages::Languages languages, languages::Setting setting,
                   languages::BuildCache cache)
    : m_launcher(std::move(launcher)),
      m_languages(std::move(languages)),
      m_setting(std::move(setting)),
      m_builder(m_launcher, m_setting, std::move(cache)) {}

Result<std::unique_ptr<Workshop>> Workshop::create(WorkshopSettings const& settings) {
    auto home = TULKAS_TRY(languages::find_home());
    auto toolchains = TULKAS_TRY(languages::standard_toolchains());
    auto languages = TULKAS_TRY(languages::Languages::load(home.descriptions(), std::move(toolchains)));
    auto const directory = TULKAS_TRY(languages::standard_cache_directory());
    auto cache = TULKAS_TRY(languages::BuildCache::open(directory));
    auto launcher =
        TULKAS_TRY(sandbox::Launcher::create({.confined = settings.confined, .level = settings.level}));
    std::unique_ptr<Workshop> workshop(
        new Workshop(std::move(launcher), std::move(languages),
                     {.home = std::move(home), .confined = settings.confined, .progress = settings.progress},
                     std::move(cache)));
    workshop->m_level = settings.level;
    workshop->m_memory = settings.memory;
    workshop->m_overrules_games = settings.overrules_games;
    return workshop;
}

} // namespace match
