#include "pairing/swiss.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>
#include <optional>
#include <tuple>
#include <utility>

namespace pairing {

namespace {

struct Pair {
    std::size_t upper; // places in the order of points
    std::size_t lower;
};

// Two pairs that change partners.
struct Change {
    std::size_t other; // the second pair's number
    Pair own;
    Pair changed;
    int saved = 0; // repeated meetings
    double gap = 0;

    // Better than.
    bool operator<(Change const& that) const {
        return std::pair(-saved, gap) < std::pair(-that.saved, that.gap);
    }
};

// Everybody in the order of points. An odd number is made even by a player who is nobody: who meets it has
// a bye.
class Matcher {
public:
    Matcher(std::span<SwissPlayer const> players, CrossTable const& table)
        : m_players(players), m_table(table), m_order(players.size() + players.size() % 2) {
        std::iota(m_order.begin(), m_order.end(), 0);
        std::ranges::sort(m_order, {}, [&](int player) { return std::pair(-points(player), player); });
        m_ideal.resize(m_order.size());
        for (std::size_t begin = 0; begin < m_order.size();) {
            begin = set_ideals(begin);
        }
    }

    [[nodiscard]] std::vector<Pair> match() const {
        auto pairs = pair_greedily();
        for (bool changed = true; changed;) {
            changed = false;
            for (std::size_t number = 0; number < pairs.size(); ++number) {
                changed = (meetings(pairs[number]) > 0 && separate(pairs, number)) || changed;
            }
        }
        return pairs;
    }

    [[nodiscard]] int player(std::size_t place) const { return m_order[place]; }
    [[nodiscard]] bool is_nobody(int player) const { return player == static_cast<int>(m_players.size()); }

private:
    [[nodiscard]] double points(int player) const {
        return is_nobody(player) ? -1 : m_players[static_cast<std::size_t>(player)].points;
    }

    // Of those with the same points the upper half should meet the lower half.
    [[nodiscard]] std::size_t set_ideals(std::size_t begin) {
        std::size_t end = begin;
        while (end < m_order.size() && points(m_order[end]) == points(m_order[begin])) {
            ++end;
        }
        for (std::size_t place = begin; place < end; ++place) {
            m_ideal[place] = place + (end - begin) / 2;
        }
        return end;
    }

    [[nodiscard]] int meetings(Pair pair) const {
        int const upper = player(pair.upper);
        int const lower = player(pair.lower);
        if (is_nobody(upper) || is_nobody(lower)) {
            return m_players[static_cast<std::size_t>(std::min(upper, lower))].byes;
        }
        return m_table.between(upper, lower).games();
    }

    [[nodiscard]] double gap(Pair pair) const {
        return std::abs(points(player(pair.upper)) - points(player(pair.lower)));
    }

    // From the top down, everybody gets the best opponent of those who are left.
    [[nodiscard]] std::vector<Pair> pair_greedily() const {
        std::vector<std::size_t> left(m_order.size());
        std::iota(left.begin(), left.end(), 0U);
        std::vector<Pair> pairs;
        while (!left.empty()) {
            std::size_t const upper = left.front();
            left.erase(left.begin());
            auto const cost = [&](std::size_t lower) {
                std::size_t const ideal = m_ideal[upper];
                return std::tuple(meetings({upper, lower}), gap({upper, lower}),
                                  lower > ideal ? lower - ideal : ideal - lower);
            };
            auto const best = std::ranges::min_element(left, {}, cost);
            pairs.push_back({upper, *best});
            left.erase(best);
        }
        return pairs;
    }

    // Lets two who have met before change opponents with another pair, if that makes fewer repeated meetings.
    // As long as fewer rounds were played than half the players, the unmet opponents of the two are so many
    // that some pair has one of each.
    [[nodiscard]] bool separate(std::vector<Pair>& pairs, std::size_t number) const {
        auto const [a, b] = pairs[number];
        std::optional<Change> best;
        for (std::size_t other = 0; other < pairs.size(); ++other) {
            if (other == number) {
                continue;
            }
            auto const [c, d] = pairs[other];
            for (auto const& partners : {Pair{c, d}, Pair{d, c}}) {
                Change change{.other = other, .own = {a, partners.upper}, .changed = {b, partners.lower}};
                change.saved = meetings(pairs[number]) + meetings(pairs[other]) - meetings(change.own) -
                               meetings(change.changed);
                change.gap = gap(change.own) + gap(change.changed);
                if (change.saved > 0 && (!best || change < *best)) {
                    best = change;
                }
            }
        }
        if (best) {
            pairs[number] = best->own;
            pairs[best->other] = best->changed;
        }
        return best.has_value();
    }

    std::span<SwissPlayer const> m_players;
    CrossTable const& m_table;
    std::vector<int> m_order;
    std::vector<std::size_t> m_ideal; // the place of the opponent one should have, by place
};

} // namespace

SwissRound swiss_round(int round, std::span<SwissPlayer const> players, CrossTable const& table) {
    Matcher const matcher(players, table);
    SwissRound result;
    for (auto const& pair : matcher.match()) {
        int const upper = matcher.player(pair.upper);
        int const lower = matcher.player(pair.lower);
        if (matcher.is_nobody(upper) || matcher.is_nobody(lower)) {
            result.bye = std::min(upper, lower);
        } else {
            result.pairings.push_back(
                Pairing::of_two(round, static_cast<int>(result.pairings.size()), upper, lower));
        }
    }
    return result;
}

int swiss_rounds(int players) {
    return std::max(1, static_cast<int>(std::bit_width(static_cast<unsigned>(players - 1))));
}

} // namespace pairing
