// What it takes to have programs of any language at a table: a sandbox, the languages, and a place to build.
#pragma once

#include "languages/build.hpp"
#include "languages/languages.hpp"
#include "process/channel.hpp"
#include "sandbox/launcher.hpp"
#include "support/result.hpp"

#include <memory>
#include <string>

namespace sdks {

class Stage {
public:
    [[nodiscard]] static support::Result<std::unique_ptr<Stage>> create();

    // The file of bench/sdks/programs with this name that the language knows by its extension.
    [[nodiscard]] support::Result<languages::BuiltBot> build(std::string const& language,
                                                             std::string const& stem) const;
    [[nodiscard]] process::Program program(languages::BuiltBot const& built, unsigned core) const;
    [[nodiscard]] sandbox::Launcher& launcher() { return m_launcher; }

private:
    Stage(sandbox::Launcher launcher, languages::Languages languages, languages::Setting setting,
          languages::BuildCache cache);

    sandbox::Launcher m_launcher;
    languages::Languages m_languages;
    languages::Setting m_setting;
    languages::Builder m_builder;
};

} // namespace sdks
