// What it takes to have programs at a table in a test: a sandbox, the languages, and a place to build.
#pragma once

#include "languages/build.hpp"
#include "runtime/loop.hpp"
#include "runtime/play.hpp"
#include "sandbox/launcher.hpp"

#include <memory>
#include <optional>
#include <string>

namespace actors {

class Stage {
public:
    // One for all tests: what was built once is built, and kept for the next time.
    static Stage& the();

    // A file of tests/actors/programs, or a text that is as good as one.
    [[nodiscard]] languages::BuiltBot build(std::string const& file);
    [[nodiscard]] languages::BuiltBot build(std::string const& name, std::string const& text);

    [[nodiscard]] std::unique_ptr<runtime::Channel> open(languages::BuiltBot const& bot, runtime::Loop& loop,
                                                         std::optional<unsigned> core = {});
    [[nodiscard]] runtime::Player seat(languages::BuiltBot const& bot, runtime::Loop& loop,
                                       std::optional<unsigned> core = {});

    [[nodiscard]] static std::string text_of(std::string const& file);

private:
    Stage();

    sandbox::Launcher m_launcher;
    languages::Languages m_languages;
    languages::Setting m_setting;
    languages::Builder m_builder;
};

} // namespace actors
