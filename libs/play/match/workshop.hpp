// What playing with programs needs: the sandbox, the languages and the build cache.
#pragma once

#include "languages/build.hpp"
#include "languages/languages.hpp"
#include "rules/game.hpp"
#include "sandbox/launcher.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <string_view>

namespace match {

struct WorkshopSettings {
    bool confined = true;                                // turn it off only for your own bots
    sandbox::Level level = sandbox::Level::namespaces;   // of builds, too: compilers run what they compile
    std::uint64_t memory = 256 * sandbox::mebibyte;      // for each bot of a game that does not say it
    bool overrules_games = false;                        // for those of other games, too
    std::function<void(std::string_view)> progress = {}; // told of builds, if somebody is waiting
};

class Workshop {
public:
    [[nodiscard]] static support::Result<std::unique_ptr<Workshop>> create(WorkshopSettings const& settings);

    [[nodiscard]] sandbox::Launcher& launcher() { return m_launcher; }
    [[nodiscard]] sandbox::Level level() const { return m_level; }
    [[nodiscard]] languages::Languages const& languages() const { return m_languages; }
    [[nodiscard]] languages::Setting const& setting() const { return m_setting; }
    [[nodiscard]] languages::Builder const& builder() const { return m_builder; }
    // The cache of built programs.
    [[nodiscard]] languages::BuildCache const& cache() const { return m_builder.cache(); }
    // What a bot may use, where its game does not say it.
    [[nodiscard]] std::uint64_t memory() const { return m_memory; }
    // What a bot of that game may use.
    [[nodiscard]] std::uint64_t memory(rules::GameInfo const& game) const {
        return m_overrules_games ? m_memory : game.memory.value_or(m_memory);
    }

private:
    Workshop(sandbox::Launcher launcher, languages::Languages languages, languages::Setting setting,
             languages::BuildCache cache);

    sandbox::Launcher m_launcher;
    languages::Languages m_languages;
    languages::Setting m_setting;
    languages::Builder m_builder;
    sandbox::Level m_level = sandbox::Level::namespaces;
    std::uint64_t m_memory = 0;
    bool m_overrules_games = false;
};

} // namespace match
