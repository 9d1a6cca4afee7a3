#include "pairing/game_line.hpp"

#include "support/json.hpp"
#include "support/text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

namespace pairing {

using support::ErrorKind;
using support::fail;
using support::JsonObject;
using support::Result;

// By hand: it is written for every game.
std::string game_line(FinishedGame const& game) {
    auto const& [ranks, error, cpu] = game.result;
    std::vector<std::int64_t> nanoseconds;
    for (auto const used : cpu) {
        nanoseconds.push_back(used.count());
    }
    return fmt::format(R"({{"game":{},"ranks":[{}],"error":{},"cpu_ns":[{}],"record":[{},{}]}})", game.number,
                       fmt::join(ranks, ","), error ? fmt::format("{}", *error) : "null",
                       fmt::join(nanoseconds, ","), game.record.offset, game.record.size);
}

namespace {

// The numbers of a list, each from 0 to a limit.
bool read_numbers(JsonObject const& object, std::string_view key, std::int64_t limit,
                  std::vector<std::int64_t>& numbers) {
    auto const* const list = object.if_contains(key);
    if (list == nullptr || !list->is_array()) {
        return false;
    }
    for (auto const& item : list->get_array()) {
        if (!item.is_int64() || item.get_int64() < 0 || item.get_int64() > limit) {
            return false;
        }
        numbers.push_back(item.get_int64());
    }
    return true;
}

bool read_error(JsonObject const& object, std::size_t seats, std::optional<rules::Seat>& error) {
    auto const* const value = object.if_contains("error");
    if (value == nullptr || value->is_null()) {
        return value != nullptr;
    }
    if (!value->is_int64() || value->get_int64() < 0 ||
        value->get_int64() >= static_cast<std::int64_t>(seats)) {
        return false;
    }
    error = static_cast<rules::Seat>(value->get_int64());
    return true;
}

} // namespace

Result<FinishedGame> game_from_line(std::string_view line) {
    auto const value = support::parse_json(line);
    Result<std::int64_t> const number =
        value ? support::integer_member(*value, "game") : support::pass_on(value);
    std::vector<std::int64_t> ranks;
    std::vector<std::int64_t> cpu;
    std::vector<std::int64_t> record;
    FinishedGame game{.number = 0, .result = {}, .record = {}};
    constexpr auto most = std::numeric_limits<std::int64_t>::max();
    bool const is_read = number && *number >= 0 && *number <= std::numeric_limits<int>::max() &&
                         read_numbers(value->get_object(), "ranks", 1000, ranks) &&
                         read_numbers(value->get_object(), "cpu_ns", most, cpu) &&
                         read_numbers(value->get_object(), "record", most, record) && record.size() == 2 &&
                         ranks.size() == cpu.size() && !ranks.empty() &&
                         read_error(value->get_object(), ranks.size(), game.result.error);
    if (!is_read) {
        return fail(ErrorKind::refused, "{} is not a finished game", support::in_quotes(line));
    }
    game.number = static_cast<int>(*number);
    game.record = {.offset = static_cast<std::uint64_t>(record[0]),
                   .size = static_cast<std::uint64_t>(record[1])};
    for (std::size_t seat = 0; seat < ranks.size(); ++seat) {
        game.result.ranks.push_back(static_cast<int>(ranks[seat]));
        game.result.cpu.emplace_back(cpu[seat]);
    }
    return game;
}

Result<std::map<int, FinishedGame>> games_from_lines(std::span<std::string const> lines) {
    std::map<int, FinishedGame> games;
    for (auto const& line : lines) {
        auto game = TULKAS_TRY(game_from_line(line));
        int const number = game.number;
        if (!games.emplace(number, std::move(game)).second) {
            return fail(ErrorKind::refused, "game {} is listed twice", number);
        }
    }
    return games;
}

} // namespace pairing
