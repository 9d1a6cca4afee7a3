#include "tulkas/play_json.hpp"

#include "record/times.hpp"

#include <algorithm>
#include <chrono>
#include <iterator>

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
    JsonObject object{{"seed", record.seed},
                      {"seats", JsonArray(record.seats.begin(), record.seats.end())},
                      {"moves", std::move(moves)},
                      {"winner", winner ? Json(*winner) : Json(nullptr)},
                      {"scores", JsonArray(scores.begin(), scores.end())},
                      {"blame", blame ? Json{{"seat", blame->seat}, {"why", blame->why}} : Json(nullptr)},
                      {"cpu_ms", std::move(cpu)}};
    if (record::used_machines(record)) {
        JsonArray machine;
        std::ranges::transform(record.machine, std::back_inserter(machine), milliseconds);
        object.emplace("machine_ms", std::move(machine));
    }
    return object;
}

} // namespace tulkas
