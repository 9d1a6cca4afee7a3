#include "league/sample.hpp"

#include "storage/accounts.hpp"

namespace league {

using support::JsonArray;
using support::JsonObject;
using support::Result;

namespace {

constexpr char const* sample_text =
    "A contest to try things out. Write a bot in any language, submit it, and watch it play. It is accepted "
    "if it wins 6 of 10 games against the baseline bot without an error. When the contest closes, the last "
    "accepted bot of each author plays in the final, everyone against everyone. An administrator can change "
    "this contest and create others.";

constexpr std::chrono::days duration{90};

} // namespace

std::string sample_game(rules::Registry const& games) {
    constexpr char const* preferred = "martian-chess";
    return games.find(preferred) ? preferred : games.games().front()->info().name;
}

Result<void> make_sample(storage::Database& database, rules::Registry const& games, Contests& contests,
                         support::Moment now) {
    auto const people = storage::Accounts(database).are_there_any();
    auto const others = contests.stored().list({.sees_all = true}, 0, 1);
    if (!people || !others) {
        return people ? pass_on(others) : pass_on(people);
    }
    if (*people || !others->empty()) {
        return {};
    }
    auto const contest = contests.create(
        {.slug = "sample",
         .title = "Sample contest",
         .game = sample_game(games),
         .terms = JsonObject{{"text", sample_text}, {"wins", 6}, {"points", JsonArray{10, 7, 5, 3, 2, 1}}},
         .opens = now,
         .closes = now + duration},
        now);
    auto const announced = contest ? contests.announce(*contest) : pass_on(contest);
    return announced ? Result<void>() : pass_on(announced);
}

} // namespace league
