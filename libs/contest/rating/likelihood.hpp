// How well given strengths explain given results: the logarithm of the likelihood, with its slope and
// curvature.
#pragma once

#include "rating/matrix.hpp"
#include "rating/result_law.hpp"
#include "rating/strengths.hpp"
#include "support/fixed_list.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace rating {

// What is estimated stands in one row of numbers: every player's strength in nats, then how much beginning
// is worth in nats, then the logarithm of the draw weight; the last two only if they are not given.
class Likelihood {
public:
    using Numbers = std::span<double const>;

    Likelihood(int players, std::span<PairResults const> results, StrengthModel const& model);

    struct Point {
        double value;
        std::vector<double> slope;
        Matrix curvature; // the second derivatives with the sign turned, so that it is positive
    };
    [[nodiscard]] Point at(Numbers numbers) const;
    [[nodiscard]] double value_at(Numbers numbers) const;

    [[nodiscard]] std::size_t players() const { return m_players; }
    [[nodiscard]] std::size_t size() const;
    [[nodiscard]] std::optional<std::size_t> advantage_place() const { return m_advantage_place; }
    [[nodiscard]] double advantage(Numbers numbers) const;
    [[nodiscard]] double draw_weight(Numbers numbers) const;

private:
    // One of the numbers that make up a lead, and its sign there.
    struct Term {
        std::size_t place;
        double sign;
    };
    // Games with the same lead. Imagined ones come in fractions.
    struct Games {
        support::FixedList<Term, 3> terms = {};
        double given_lead = 0;
        double wins = 0;
        double draws = 0;
        double losses = 0;

        [[nodiscard]] double count() const { return wins + draws + losses; }
    };

    void add_results(PairResults const& results);
    void imagine_games(std::size_t player, double count);
    void add_beginning(Games& games, double sign) const;
    [[nodiscard]] ResultLaw law_of(Games const& games, Numbers numbers) const;
    void add_to(Point& point, Games const& games, ResultLaw const& law) const;
    [[nodiscard]] static double value_of(Games const& games, ResultLaw const& law);

    std::size_t m_players;
    double m_given_advantage = 0;
    double m_given_draw_weight = 0;
    std::optional<std::size_t> m_advantage_place;
    std::optional<std::size_t> m_draw_place;
    std::vector<Games> m_games;
};

} // namespace rating
