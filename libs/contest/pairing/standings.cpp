#include "pairing/standings.hpp"

#include <algorithm>
#include <tuple>

namespace pairing {

void Score::add(GameResult const& result, std::size_t seat) {
    int const rank = result.ranks[seat];
    auto const sharing = std::ranges::count(result.ranks, rank);
    auto const behind = std::ranges::count_if(result.ranks, [&](int other) { return other > rank; });
    opponents = static_cast<int>(result.ranks.size()) - 1;
    ++games;
    wins += rank == 0 && sharing == 1 ? 1 : 0;
    draws += rank == 0 && sharing > 1 ? 1 : 0;
    losses += rank > 0 ? 1 : 0;
    errors += result.error == static_cast<rules::Seat>(seat) ? 1 : 0;
    half_points += 2 * static_cast<int>(behind) + static_cast<int>(sharing) - 1;
    cpu += result.cpu[seat];
}

namespace {

bool is_level(Score const& left, Score const& right) {
    return left.stages_won == right.stages_won && left.half_points == right.half_points;
}

double sonneborn_berger(int player, std::span<Score const> scores, CrossTable const& table) {
    double sum = 0;
    for (int other = 0; other < table.players(); ++other) {
        sum += table.between(player, other).points() * scores[static_cast<std::size_t>(other)].points();
    }
    return sum;
}

// Puts those in order who have the same points.
void break_ties(std::span<Standing> level, CrossTable const& table) {
    for (auto& standing : level) {
        for (auto const& other : level) {
            standing.head_to_head += table.between(standing.player, other.player).points();
        }
    }
    std::ranges::sort(level, {}, [](Standing const& standing) {
        return std::tuple(-standing.head_to_head, -standing.sonneborn_berger, standing.score.cpu,
                          standing.player);
    });
}

} // namespace

std::vector<Standing> standings(std::span<Score const> scores, CrossTable const& table) {
    std::vector<Standing> result;
    for (int player = 0; player < table.players(); ++player) {
        result.push_back({.player = player,
                          .score = scores[static_cast<std::size_t>(player)],
                          .sonneborn_berger = sonneborn_berger(player, scores, table)});
    }
    std::ranges::sort(result, {}, [](Standing const& standing) {
        return std::tuple(-standing.score.stages_won, -standing.score.half_points, standing.player);
    });
    for (auto begin = result.begin(); begin != result.end();) {
        auto const end = std::find_if(
            begin, result.end(), [&](Standing const& other) { return !is_level(begin->score, other.score); });
        break_ties({begin, end}, table);
        begin = end;
    }
    return result;
}

} // namespace pairing
