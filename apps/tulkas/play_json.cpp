#include "tulkas/play_json.hpp"

#include <chrono>

namespace tulkas {

using support::Json;
using support::JsonArray;
using support::JsonObject;

double milliseconds(rules::Duration duration) {
    return static_cast<double>(std::chrono::floor<std::chrono::microseconds>(duration).count()) / 1000;
}

JsonObject game_json(record::GameRecord const& record) {
    JsonArray moves;
    for (auto const& move : record.moves) {
        moves.emplace_back(move.move);
    }
    JsonArray cpu;
    for (auto const& used : record.cpu) {
        cpu.emplace_back(milliseconds(used));
    }
    auto const& [winner, scores, reason] = record.outcome;
    auto const& blame = record.blame;
    return {{"seed", record.seed},
            {"seats", JsonArray(record.seats.begin(), record.seats.end())},
            {"moves", std::move(moves)},
            {"winner", winner ? Json(*winner) : Json(nullptr)},
            {"scores", JsonArray(scores.begin(), scores.end())},
            {"blame", blame ? Json{{"seat", blame->seat}, {"why", blame->why}} : Json(nullptr)},
            {"cpu_ms", std::move(cpu)}};
}

} // namespace tulkas
