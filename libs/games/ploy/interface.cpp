#include "ploy/interface.hpp"

#include "ploy/moves.hpp"
#include "ploy/notation.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <iterator>

namespace ploy {

using support::ErrorKind;
using support::fail;
using support::Result;

std::vector<std::string> sorted_moves(Position const& position) {
    MoveList moves;
    list_moves(position, moves);
    std::ranges::sort(moves); // by number, which is by text as well
    std::vector<std::string> texts;
    texts.reserve(moves.size());
    std::ranges::transform(moves, std::back_inserter(texts), [](Move move) { return to_text(move); });
    return texts;
}

support::JsonObject question_about(Position const& position) {
    support::JsonArray moves;
    for (auto const& move : sorted_moves(position)) {
        moves.emplace_back(move);
    }
    return {{"position", to_text(position)}, {"legal_moves", std::move(moves)}};
}

Result<Position> position_in(std::string_view asked, support::JsonObject const& question) {
    if (asked != move_method) {
        return fail(ErrorKind::invalid, "Ploy asks {}, not {}", move_method, support::in_quotes(asked));
    }
    auto const text = TULKAS_TRY(support::string_member(question, "position"));
    auto position = parse_position(text);
    if (position && position->is_over()) {
        return fail(ErrorKind::invalid, "the game is over: {}", loss_of(*position, position->to_move()));
    }
    return position;
}

Result<std::string> move_from_answer(support::Json const& answer) {
    auto const* text = answer.if_string();
    if (text == nullptr) {
        return fail(ErrorKind::invalid, "the answer to {} is a move in quotes, such as \"e3-e4-0\", not {}",
                    move_method, support::in_quotes(support::to_text(answer)));
    }
    return std::string(*text);
}

} // namespace ploy
