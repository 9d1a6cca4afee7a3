// The games, one a line; the moves of a game, one a line, or the whole of it as JSON.
#include "support/json.hpp"
#include "tulkas/measure.hpp"
#include "tulkas/output.hpp"
#include "tulkas/play_json.hpp"
#include "tulkas/replay_arguments.hpp"
#include "tulkas/text_table.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <string>

namespace tulkas {

using record::GameRecord;
using support::Json;
using support::JsonArray;
using support::JsonObject;
using support::Result;

namespace {

std::string heading(GameRecord const& record) {
    std::string text = fmt::format("{}, seed {}:", record.game, record.seed);
    for (std::size_t seat = 0; seat < record.seats.size(); ++seat) {
        text += fmt::format("{} {} {}", seat == 0 ? "" : ",", seat, record.seats[seat]);
    }
    return text + "\n";
}

std::string moves(GameRecord const& record) {
    TextTable table({{"ply", true}, {"seat", true}, {"move"}, {"CPU", true}});
    for (std::size_t index = 0; index < record.moves.size(); ++index) {
        auto const& [seat, move, cpu, is_together] = record.moves[index];
        table.add({fmt::format("{}{}", is_together ? "+" : "", index + 1), fmt::format("{}", seat), move,
                   human_duration(cpu)});
    }
    return table.text();
}

std::string end(GameRecord const& record) {
    std::string text = fmt::format("over: {}\n", rules::to_text(record.outcome));
    if (!record.outcome.reason.empty()) {
        text += record.outcome.reason + "\n";
    }
    if (record.blame) {
        text += fmt::format("seat {} is to blame: {}\n", record.blame->seat, record.blame->why);
    }
    return text;
}

std::string who(std::size_t log) {
    return log == 0 ? "engine" : fmt::format("seat {}", log - 1);
}

std::string logs(GameRecord const& record) {
    TextTable table({{"ply", true}, {"of"}, {"text"}});
    for (std::size_t log = 0; log < record.logs.size(); ++log) {
        for (auto const& [call, text] : record.logs[log].lines()) {
            table.add({fmt::format("{}", call), who(log), text});
        }
        if (auto const cut = record.logs[log].cut_bytes(); cut > 0) {
            table.add({"", who(log), fmt::format("[{} bytes were cut]", cut)});
        }
    }
    return table.text();
}

JsonArray logs_json(GameRecord const& record) {
    JsonArray array;
    for (auto const& log : record.logs) {
        JsonArray lines;
        for (auto const& [call, text] : log.lines()) {
            lines.push_back({{"ply", call}, {"text", text}});
        }
        array.push_back({{"lines", std::move(lines)}, {"cut_bytes", log.cut_bytes()}});
    }
    return array;
}

std::string seats_text(GameRecord const& record) {
    return fmt::format("{}", fmt::join(record.seats, ", "));
}

} // namespace

JsonObject record_json(GameRecord const& record) {
    JsonObject options;
    for (auto const& [name, value] : record.options) {
        options.emplace(name, value);
    }
    JsonArray cpu_of_moves;
    for (auto const& move : record.moves) {
        cpu_of_moves.emplace_back(milliseconds(move.cpu));
    }
    JsonObject object{{"game", record.game},
                      {"version", record.version},
                      {"options", std::move(options)},
                      {"position", record.position ? Json(*record.position) : Json(nullptr)},
                      {"hashes", JsonArray(record.hashes.begin(), record.hashes.end())}};
    for (auto const& member : game_json(record)) {
        object.insert(member);
    }
    object.emplace("reason", record.outcome.reason);
    object.emplace("cpu_ms_of_moves", std::move(cpu_of_moves));
    object.emplace("logs", logs_json(record)); // the engine's, then the seats'
    return object;
}

Result<void> list_games(RecordedGames const& recorded, ReplayArguments const& arguments) {
    TextTable table({{"game", true}, {"seed", true}, {"seats"}, {"plies", true}, {"over"}});
    JsonArray array;
    for (int const number : recorded.numbers()) {
        auto const record = TULKAS_TRY(recorded.read(number));
        if (arguments.view.json) {
            JsonObject object{{"number", number}, {"plies", record.moves.size()}};
            for (auto const& member : game_json(record)) {
                object.insert(member);
            }
            object.erase("moves");
            array.push_back(std::move(object));
        } else {
            table.add({fmt::format("{}", number), fmt::format("{}", record.seed), seats_text(record),
                       fmt::format("{}", record.moves.size()), rules::to_text(record.outcome)});
        }
    }
    return arguments.view.json ? print_json(array) : print(table.text());
}

Result<void> list_moves(Replay const& replay, ReplayArguments const& arguments) {
    auto const& record = replay.record;
    if (arguments.view.json) {
        return print_json(record_json(record));
    }
    return print(heading(record) + (arguments.logs ? logs(record) : moves(record)) + end(record));
}

} // namespace tulkas
