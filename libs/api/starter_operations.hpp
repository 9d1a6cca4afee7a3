// The operations of starters: bots to begin with, for the editor on the page and for programs.
#pragma once

#include "api/operation.hpp"
#include "languages/starters.hpp"
#include "rules/registry.hpp"

#include <vector>

namespace api {

class StarterOperations {
public:
    // The games outlive it. Where the program's own files are not found, it says so when it is asked.
    explicit StarterOperations(rules::Registry const& games);

    // They refer to this object.
    [[nodiscard]] std::vector<Operation> all();

private:
    using Answer = support::Result<http::Response>;

    [[nodiscard]] Answer list(Call const& call) const;
    [[nodiscard]] Answer show(Call const& call) const;
    // Those for the game of the path.
    [[nodiscard]] support::Result<std::vector<languages::Starter>> find(Call const& call) const;

    rules::Registry const& m_games;
    support::Result<languages::Home> m_home;
    support::Result<languages::Registry> m_languages;
};

} // namespace api
