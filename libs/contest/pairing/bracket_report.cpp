#include "pairing/bracket_report.hpp"

#include "support/assert.hpp"

namespace pairing {

using support::Json;
using support::JsonArray;
using support::JsonObject;

namespace {

std::vector<JsonArray> played_games(Tournament const& tournament) {
    std::vector<JsonArray> games(tournament.bracket()->matches().size());
    for (int game = 0; game < tournament.games(); ++game) {
        if (tournament.has_played(game)) {
            games[static_cast<std::size_t>(tournament.match_of(game))].emplace_back(game);
        }
    }
    return games;
}

std::string_view state_of(BracketMatch const& match) {
    if (match.is_bye() && match.winner) {
        return "bye";
    }
    if (match.winner) {
        return "over";
    }
    return match.is_ready() ? "playing" : "waiting";
}

Json seed_of(int player) {
    return player < 0 ? Json() : Json(player + 1);
}

JsonObject to_json(BracketMatch const& match, JsonArray games) {
    auto const& tally = match.tally;
    return {{"side", to_text(match.side)},
            {"round", match.round + 1},
            {"number", match.number + 1},
            {"state", state_of(match)},
            {"seeds", {seed_of(match.players[0]), seed_of(match.players[1])}},
            {"points", {tally.points(), tally.turned().points()}},
            {"winner", seed_of(match.winner.value_or(BracketMatch::to_come))},
            {"games", std::move(games)}};
}

} // namespace

JsonArray bracket_matches_json(Tournament const& tournament) {
    TULKAS_ASSERT(tournament.bracket() != nullptr);
    auto games = played_games(tournament);
    JsonArray matches;
    for (std::size_t index = 0; index < games.size(); ++index) {
        auto const& match = tournament.bracket()->matches()[index];
        if (!match.is_empty()) {
            matches.emplace_back(to_json(match, std::move(games[index])));
        }
    }
    return matches;
}

} // namespace pairing
