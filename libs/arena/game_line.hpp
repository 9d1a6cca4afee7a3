// A finished game as a line of a journal: {"game":12,"ranks":[0,1],"error":null,"cpu_ns":[1200,900]}.
#pragma once

#include "arena/game_result.hpp"
#include "support/result.hpp"

#include <string>
#include <string_view>

namespace arena {

struct FinishedGame {
    int number;
    GameResult result;

    bool operator==(FinishedGame const&) const = default;
};

[[nodiscard]] std::string game_line(FinishedGame const& game);
[[nodiscard]] support::Result<FinishedGame> game_from_line(std::string_view line);

} // namespace arena
