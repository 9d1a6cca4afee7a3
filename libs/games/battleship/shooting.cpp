#include "battleship/shooting.hpp"

#include "battleship/json_forms.hpp"
#include "battleship/notation.hpp"

#include <algorithm>

namespace battleship {

using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonObject;
using support::Result;

Result<Position> read_target(TargetMap const& map, std::string_view move) {
    auto const target = parse_position(move);
    if (!target) {
        return fail(ErrorKind::refused, "{}", target.error().message);
    }
    if (map.known().contains(*target)) {
        return fail(ErrorKind::refused, "{} borders a sunk ship and is known to be water", to_text(*target));
    }
    if (auto const result = map.at(*target)) {
        return fail(ErrorKind::refused, "{} was tried before: {}", to_text(*target), to_text(*result));
    }
    return target;
}

std::vector<std::string> list_targets(TargetMap const& map) {
    std::vector<std::string> targets;
    for (auto const position : map.free_positions()) {
        targets.push_back(to_text(position));
    }
    std::ranges::sort(targets);
    return targets;
}

JsonObject ask_for_shot(Field const& target) {
    JsonObject params{{"target_map", grid_to_json(target.map())},
                      {"previous_target", nullptr},
                      {"previous_result", nullptr}};
    if (auto const last = target.last_shot()) {
        params["previous_target"] = to_text(last->target);
        params["previous_result"] = to_text(last->result);
    }
    return params;
}

Result<std::string> shot_from_answer(Json const& answer) {
    auto const* square = answer.if_string();
    if (square == nullptr) {
        return fail(ErrorKind::refused, "a target is a string such as \"A-5\"");
    }
    return std::string(*square);
}

} // namespace battleship
