#include "league/match_note.hpp"

#include "support/text.hpp"

namespace league {

using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonArray;
using support::JsonObject;
using support::Result;

pairing::GameResult result_of(record::GameRecord const& record) {
    return pairing::result_of(record.outcome, record.blame ? std::optional(record.blame->seat) : std::nullopt,
                              record.cpu);
}

std::string note_of(record::GameRecord const& record) {
    auto const result = result_of(record);
    JsonArray cpu;
    for (auto const used : result.cpu) {
        cpu.emplace_back(used.count());
    }
    return support::to_text(
        JsonObject{{"ranks", JsonArray(result.ranks.begin(), result.ranks.end())},
                   {"error", result.error ? Json(*result.error) : Json()},
                   {"cpu_ns", std::move(cpu)},
                   {"scores", JsonArray(record.outcome.scores.begin(), record.outcome.scores.end())},
                   {"why", record.blame ? record.blame->why : record.outcome.reason},
                   {"moves", record.moves.size()}});
}

namespace {

// Empty where there is no such list.
std::vector<std::int64_t> numbers(JsonObject const& object, std::string_view key) {
    std::vector<std::int64_t> found;
    auto const* const list = object.if_contains(key);
    if (list != nullptr && list->is_array()) {
        for (auto const& item : list->get_array()) {
            found.push_back(item.is_int64() ? item.get_int64() : 0);
        }
    }
    return found;
}

} // namespace

Result<pairing::GameResult> result_from_note(std::string_view note) {
    auto const json = support::parse_json(note);
    auto const object = json && json->is_object() ? json->get_object() : JsonObject();
    auto const ranks = numbers(object, "ranks");
    auto const cpu = numbers(object, "cpu_ns");
    if (ranks.empty() || cpu.size() != ranks.size()) {
        return fail(ErrorKind::unavailable, "{} is no finished game", support::in_quotes(note));
    }
    pairing::GameResult result{.ranks = {ranks.begin(), ranks.end()}, .error = {}, .cpu = {}};
    if (auto const error = support::integer_member(object, "error")) {
        result.error = static_cast<rules::Seat>(*error);
    }
    for (auto const used : cpu) {
        result.cpu.emplace_back(used);
    }
    return result;
}

} // namespace league
