// An engine's opinion of a position by alpha-beta search: the score, the chance that it means, the best line.
//
// Every position is judged by a search that remembers nothing, so that the answer does not depend on what was
// asked before.
#pragma once

#include "rules/analysis.hpp"
#include "search/alpha_beta.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace search {

inline constexpr std::size_t most_line = 8;
inline constexpr std::uint64_t most_nodes = 5'000'000;

// The chance of winning with this score. At a score of `scale` it is 73 %: games measure their scale in games
// between house bots.
[[nodiscard]] inline double chance_of(int score, double scale) {
    if (is_decided(score)) {
        return score > 0 ? 1 : 0;
    }
    return 1 / (1 + std::exp(-score / scale));
}

// Of a game that is over: its result for seat 0.
[[nodiscard]] inline rules::Analysis analysis_of_end(GameEnd end) {
    double const chance = end == GameEnd::win ? 1 : end == GameEnd::loss ? 0 : 0.5;
    return {.chances = {chance, 1 - chance}, .score = score_of(end, 0), .plies_to_end = 0};
}

struct Judging {
    int seat = 0; // whose move it is
    std::uint64_t nodes = 0;
    double scale = 0;
};

// The position must have a move.
template <Searchable G>
[[nodiscard]] rules::Analysis judge(G game, typename G::Position const& position, Judging const& how) {
    auto const no_clock = [] { return rules::Duration::zero(); };
    AlphaBeta<G> engine(std::move(game), no_clock, {.table_bits = 17});
    auto const found = engine.think(position, {.nodes = std::clamp(how.nodes, std::uint64_t{1}, most_nodes)});
    int const score = how.seat == 0 ? found.score : -found.score;
    double const chance = chance_of(score, how.scale);
    rules::Analysis analysis{
        .chances = {chance, 1 - chance}, .score = score, .depth = found.depth, .nodes = found.nodes};
    if (is_decided(score)) {
        analysis.plies_to_end = plies_to_end(score);
    }
    for (auto const move : engine.line_after(position, found.move, most_line)) {
        analysis.line.push_back(to_text(move));
    }
    return analysis;
}

} // namespace search
