#include "runtime/game_result.hpp"

#include "support/overloaded.hpp"

#include <algorithm>
#include <map>
#include <string_view>

namespace runtime {

using protocol::MatchEnd;
using support::Overloaded;

bool fits(GameResult const& result, int seats) {
    return std::visit(Overloaded{
                          [&](protocol::ChallengeResult const&) { return seats == 1; },
                          [&](protocol::MatchResult const&) { return seats == 2; },
                          [&](protocol::RankingResult const& ranking) {
                              return seats >= 2 && std::ssize(ranking.scores) == seats;
                          },
                      },
                      result);
}

GameResult error_loss(rules::Seat loser, int seats) {
    if (seats == 1) {
        return protocol::ChallengeResult{.points = 0, .maximum = std::nullopt};
    }
    if (seats == 2) {
        return protocol::MatchResult{loser == 0 ? MatchEnd::bot_a_error : MatchEnd::bot_b_error};
    }
    protocol::RankingResult result{.scores = std::vector<std::int64_t>(static_cast<std::size_t>(seats), 1)};
    result.scores[static_cast<std::size_t>(loser)] = 0;
    return result;
}

std::optional<rules::Seat> bot_in_error(GameResult const& result) {
    auto const* challenge = std::get_if<protocol::ChallengeResult>(&result);
    if (challenge != nullptr && !challenge->points) {
        return 0;
    }
    auto const* match = std::get_if<protocol::MatchResult>(&result);
    if (match != nullptr && match->end == MatchEnd::bot_a_error) {
        return 0;
    }
    if (match != nullptr && match->end == MatchEnd::bot_b_error) {
        return 1;
    }
    return std::nullopt;
}

namespace {

rules::Outcome match_outcome(MatchEnd end) {
    switch (end) {
    case MatchEnd::bot_a_win:
        return {.winner = 0, .scores = {1, 0}, .reason = "bot A wins"};
    case MatchEnd::bot_b_win:
        return {.winner = 1, .scores = {0, 1}, .reason = "bot B wins"};
    case MatchEnd::bot_a_error:
        return {.winner = 1, .scores = {0, 1}, .reason = "bot A erred"};
    case MatchEnd::bot_b_error:
        return {.winner = 0, .scores = {1, 0}, .reason = "bot B erred"};
    case MatchEnd::draw:
        break;
    }
    return {.winner = std::nullopt, .scores = {0, 0}, .reason = "a draw"};
}

std::vector<std::int64_t> in_teams(std::vector<std::int64_t> scores, rules::Teams const& teams) {
    std::map<std::string_view, std::int64_t> lowest;
    for (std::size_t seat = 0; seat < teams.size(); ++seat) {
        auto const [team, is_first] = lowest.emplace(teams[seat], scores[seat]);
        team->second = std::min(team->second, scores[seat]);
    }
    for (std::size_t seat = 0; seat < teams.size(); ++seat) {
        scores[seat] = lowest.at(teams[seat]);
    }
    return scores;
}

rules::Outcome ranking_outcome(protocol::RankingResult const& ranking, rules::Teams const& teams) {
    auto const scores = in_teams(ranking.scores, teams);
    auto const best = std::ranges::max_element(scores);
    bool const is_alone = std::ranges::count(scores, *best) == 1;
    rules::Outcome outcome{.winner = std::nullopt, .scores = {}, .reason = "the scores"};
    if (is_alone) {
        outcome.winner = static_cast<rules::Seat>(best - scores.begin());
    }
    std::ranges::transform(scores, std::back_inserter(outcome.scores),
                           [](std::int64_t score) { return static_cast<int>(score); });
    return outcome;
}

} // namespace

rules::Outcome outcome_of(GameResult const& result, rules::Teams const& teams) {
    return std::visit(
        Overloaded{
            [](protocol::ChallengeResult const& challenge) {
                return rules::Outcome{.winner = std::nullopt,
                                      .scores = {static_cast<int>(challenge.points.value_or(0))},
                                      .reason = "the points"};
            },
            [](protocol::MatchResult const& match) { return match_outcome(match.end); },
            [&](protocol::RankingResult const& ranking) { return ranking_outcome(ranking, teams); },
        },
        result);
}

} // namespace runtime
