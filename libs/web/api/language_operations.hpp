// The operations of languages: what bots for a game can be written in, and the bot to begin with in each.
#pragma once

#include "api/operation.hpp"
#include "languages/languages.hpp"
#include "languages/starters.hpp"
#include "rules/registry.hpp"

#include <vector>

namespace api {

class LanguageOperations {
public:
    // The games outlive it. Where the program's own files are not found, it says so when it is asked.
    explicit LanguageOperations(rules::Registry const& games);

    // They refer to this object.
    [[nodiscard]] std::vector<Operation> all();

private:
    using Answer = support::Result<http::Response>;

    [[nodiscard]] Answer list(Call const& call) const;
    [[nodiscard]] Answer starter(Call const& call) const;

    rules::Registry const& m_games;
    support::Result<languages::Home> m_home;
    support::Result<languages::Languages> m_languages;
};

} // namespace api
