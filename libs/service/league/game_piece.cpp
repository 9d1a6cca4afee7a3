#include "league/game_piece.hpp"

namespace league {

using support::Json;
using support::JsonObject;
using support::Result;

namespace {

Result<MatchPlan> match_in(Json const& json) {
    auto const* const match = json.is_object() ? json.get_object().if_contains("match") : nullptr;
    return match_plan_from_json(match == nullptr ? Json() : *match);
}

} // namespace

std::string to_text(LadderPiece const& piece) {
    return support::to_text(
        JsonObject{{"ladder", piece.ladder}, {"number", piece.number}, {"match", to_json(piece.plan)}});
}

std::string to_text(TournamentPiece const& piece) {
    return support::to_text(JsonObject{
        {"tournament", piece.tournament}, {"number", piece.number}, {"match", to_json(piece.plan)}});
}

Result<LadderPiece> ladder_piece_from_text(std::string const& text) {
    auto const json = TULKAS_TRY(support::parse_json(text));
    auto const ladder = TULKAS_TRY(support::string_member(json, "ladder"));
    auto const number = TULKAS_TRY(support::integer_member(json, "number"));
    auto plan = TULKAS_TRY(match_in(json));
    return LadderPiece{.ladder = std::string(ladder), .number = number, .plan = std::move(plan)};
}

Result<TournamentPiece> tournament_piece_from_text(std::string const& text) {
    auto const json = TULKAS_TRY(support::parse_json(text));
    auto const tournament = TULKAS_TRY(support::integer_member(json, "tournament"));
    auto const number = TULKAS_TRY(support::integer_member(json, "number"));
    auto plan = TULKAS_TRY(match_in(json));
    return TournamentPiece{.tournament = tournament, .number = number, .plan = std::move(plan)};
}

} // namespace league
