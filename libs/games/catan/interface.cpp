#include "catan/interface.hpp"

#include "catan/legality.hpp"
#include "catan/moves.hpp"
#include "catan/notation.hpp"
#include "catan/position_notation.hpp"
#include "catan/view.hpp"
#include "support/text.hpp"

#include <algorithm>

namespace catan {

using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonArray;
using support::JsonObject;
using support::Result;

std::string_view method_of(Phase phase) {
    // In the order of Phase.
    constexpr std::array<std::string_view, 12> methods{
        "initial_placement", "initial_placement", "take_turn",
        "discard",           "move_robber",       "steal",
        "take_turn",         "take_turn",         "choose_resource",
        "choose_resource",   "answer_trade",      ""};
    return methods[static_cast<std::size_t>(phase)];
}

std::vector<std::string> sorted_moves(Position const& position) {
    MoveList moves;
    list_moves(position, moves);
    std::vector<std::string> texts;
    for (Move const& move : moves) {
        texts.push_back(to_text(move));
    }
    std::ranges::sort(texts);
    return texts;
}

JsonObject question_about(Position const& position, std::optional<Happening> const& last) {
    JsonObject question{{"view", view_of(position, last, rules::Viewer::seat(position.decider()))}};
    if (position.phase == Phase::discard) {
        question["count"] = cards_to_discard(position);
        return question;
    }
    JsonArray moves;
    for (auto const& move : sorted_moves(position)) {
        moves.emplace_back(move);
    }
    question["legal_moves"] = std::move(moves);
    if (position.phase == Phase::turn) {
        question["offers_left"] = most_offers_a_turn - position.offers;
    }
    return question;
}

namespace {

Result<Position> read_view(JsonObject const& question) {
    auto const* const view = question.if_contains("view");
    if (view == nullptr || !view->is_object()) {
        return fail(ErrorKind::invalid, "\"view\" must be an object");
    }
    auto const text = TULKAS_TRY(support::string_member(*view, "position"));
    return parse_position(text.substr(0, text.rfind(' ')));
}

} // namespace

Result<Position> position_in(std::string_view asked, JsonObject const& question) {
    auto position = read_view(question);
    if (!position) {
        return position;
    }
    if (asked != method_of(position->phase)) {
        return fail(ErrorKind::invalid, "{} does not fit the position, which expects {}",
                    support::in_quotes(asked), support::in_quotes(method_of(position->phase)));
    }
    Player const& player = position->players[position->decider()];
    if (position->is_over() || player.hidden_resources > 0 || player.hidden_cards > 0) {
        return fail(ErrorKind::invalid, "the game is over, or the player who decides does not see the cards");
    }
    return position;
}

Result<std::string> move_from_answer(Json const& answer) {
    auto const* text = answer.if_string();
    if (text == nullptr) {
        return fail(ErrorKind::invalid, "the answer is a move in quotes, such as \"roll\", not {}",
                    support::in_quotes(support::to_text(answer)));
    }
    return std::string(*text);
}

} // namespace catan
