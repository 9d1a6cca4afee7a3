// A game of a ladder or of a tournament as a piece of work: what planners write and handlers read.
#pragma once

#include "league/match_plan.hpp"
#include "support/ids.hpp"

#include <string>

namespace league {

inline constexpr char const* ladder_work = "ladder game";
inline constexpr char const* tournament_work = "tournament game";

struct LadderPiece {
    std::string ladder;
    std::int64_t number = 0;
    MatchPlan plan;
};

struct TournamentPiece {
    support::TournamentId tournament = 0;
    std::int64_t number = 0;
    MatchPlan plan;
};

[[nodiscard]] std::string to_text(LadderPiece const& piece);
[[nodiscard]] std::string to_text(TournamentPiece const& piece);
[[nodiscard]] support::Result<LadderPiece> ladder_piece_from_text(std::string const& text);
[[nodiscard]] support::Result<TournamentPiece> tournament_piece_from_text(std::string const& text);

} // namespace league
