// A finished game as a line of a journal, which says where its record stands:
//
//     {"game":12,"ranks":[0,1],"error":null,"cpu_ns":[1200,900],"record":[91250,2100]}
#pragma once

#include "pairing/game_result.hpp"
#include "pairing/record_log.hpp"
#include "support/result.hpp"

#include <map>
#include <span>
#include <string>
#include <string_view>

namespace pairing {

struct FinishedGame {
    int number;
    GameResult result;
    RecordPlace record;

    bool operator==(FinishedGame const&) const = default;
};

[[nodiscard]] std::string game_line(FinishedGame const& game);
[[nodiscard]] support::Result<FinishedGame> game_from_line(std::string_view line);
// By their numbers. An error where a game stands there twice.
[[nodiscard]] support::Result<std::map<int, FinishedGame>>
games_from_lines(std::span<std::string const> lines);

} // namespace pairing
