// Looks for pairs of games that differ only in what is hidden from a seat, and whether the seat can tell them
// apart all the same.
//
// Which those are, the engine itself says by its views: where a seat is shown the same in two games, whatever
// differs between them is hidden from it. Then what the seat is asked must be the same as well, and so must
// be what everybody is shown: a seat that could see more there would look there. Unlike what is found in one
// game alone (leaks.hpp), this also finds secrets that are told in other words, such as the number of a card.
#pragma once

#include "packages/findings.hpp"
#include "packages/leaks.hpp"
#include "packages/test_games.hpp"
#include "packages/trial.hpp"
#include "support/json.hpp"

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace packages {

// What is seen of a game before a question.
struct Moment {
    std::string game; // for people: which one it is
    std::size_t ply;
    support::Json view; // {"all", "seats"}
    std::optional<SeatQuestion> asked;
};

struct Comparison {
    std::size_t pairs = 0;           // that were compared
    std::optional<std::string> leak; // the first that was found
};

[[nodiscard]] Comparison compare_twins(std::vector<Moment> const& moments);

// Of each kind of question, what has been answered to it.
using KnownAnswers = std::map<std::string, std::set<std::string>>;

// Begins the trial's first game with other seeds, and with other answers, and compares what came of it. Where
// no seat is shown anything of its own, nothing is hidden.
[[nodiscard]] support::Result<void> look_for_twins(Trial const& trial, KnownAnswers const& answers,
                                                   TestGames& games, Findings& found);

} // namespace packages
