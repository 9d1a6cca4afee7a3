// The games of this program, by name.
#pragma once

#include "rules/game.hpp"

#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace rules {

class Registry {
public:
    void add(std::shared_ptr<Game const> game);

    [[nodiscard]] std::span<std::shared_ptr<Game const> const> games() const { return m_games; }
    // The error lists the games there are.
    [[nodiscard]] support::Result<std::shared_ptr<Game const>> find(std::string_view name) const;

private:
    std::vector<std::shared_ptr<Game const>> m_games; // sorted by name
};

} // namespace rules
