#include "matches/workshop.hpp"

#include "languages/home.hpp"

#include <utility>

namespace matches {

using support::pass_on;
using support::Result;

Workshop::Workshop(sandbox::Launcher launcher, languages::Registry languages, languages::Setting setting,
                   languages::BuildCache cache)
    : m_launcher(std::move(launcher)),
      m_languages(std::move(languages)),
      m_setting(std::move(setting)),
      m_builder(m_launcher, m_setting, std::move(cache)) {}

Result<std::unique_ptr<Workshop>> Workshop::create(WorkshopSettings const& settings) {
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
    auto launcher = sandbox::Launcher::create({.confined = settings.confined});
    if (!launcher) {
        return pass_on(launcher);
    }
    std::unique_ptr<Workshop> workshop(new Workshop(*std::move(launcher), *std::move(languages),
                                                    {.home = *std::move(home), .confined = settings.confined},
                                                    *std::move(cache)));
    workshop->m_memory = settings.memory;
    return workshop;
}

} // namespace matches
