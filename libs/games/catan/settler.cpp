#include "catan/settler.hpp"

#include "catan/legality.hpp"
#include "catan/moves.hpp"
#include "catan/trading.hpp"

#include <algorithm>

namespace catan {

namespace {

// Ranks of one kind of move against another. What ends a turn or answers no is 0.
constexpr double harmful = -1;
constexpr double when_nothing_else = 1;
constexpr double useful = 10;
constexpr double for_the_plan = 100;
constexpr double builds = 200;

class Ranker {
public:
    Ranker(Position const& position, Land const& land)
        : m_position(position),
          m_land(land),
          m_seat(position.decider()),
          m_player(position.players[m_seat]),
          m_income(land.income(m_player)),
          m_plan(make_plan(position, land, m_seat)),
          m_lacks(m_plan.lacks(m_player.hand)),
          m_spares(m_plan.spares(m_player.hand)) {}

    [[nodiscard]] double rank(Move const& move) const {
        return (this->*heuristics[static_cast<std::size_t>(move.kind)])(move);
    }
    [[nodiscard]] Plan const& plan() const { return m_plan; }
    [[nodiscard]] Move discard() const;

private:
    [[nodiscard]] double settlement(Move const& move) const;
    [[nodiscard]] double road(Move const& move) const;
    [[nodiscard]] double city(Move const& move) const;
    [[nodiscard]] double roll(Move const& move) const;
    [[nodiscard]] double nothing(Move const& move) const;
    [[nodiscard]] double buy(Move const& move) const;
    [[nodiscard]] double card(Move const& move) const;
    [[nodiscard]] double robber(Move const& move) const;
    [[nodiscard]] double steal(Move const& move) const;
    [[nodiscard]] double choose(Move const& move) const;
    [[nodiscard]] double bank(Move const& move) const;
    [[nodiscard]] double offer(Move const& move) const;
    [[nodiscard]] double accept(Move const& move) const;

    [[nodiscard]] double knight() const;
    [[nodiscard]] double road_building() const;
    [[nodiscard]] double monopoly() const;
    [[nodiscard]] double year_of_plenty() const;
    [[nodiscard]] bool is_robbed() const;
    [[nodiscard]] int held_by_others(Resource resource) const;
    [[nodiscard]] int possible_trades() const;
    // Rank of something that is affordable: for the plan, beside it, or against it.
    [[nodiscard]] double beside_plan(Goal goal) const;

    // In the order of MoveKind.
    static constexpr std::array<double (Ranker::*)(Move const&) const, move_kind_count> heuristics{
        &Ranker::settlement, &Ranker::road, &Ranker::city,   &Ranker::roll,   &Ranker::nothing,
        &Ranker::buy,        &Ranker::card, &Ranker::robber, &Ranker::steal,  &Ranker::choose,
        &Ranker::nothing,    &Ranker::bank, &Ranker::offer,  &Ranker::accept, &Ranker::nothing};

    Position const& m_position;
    Land const& m_land;
    Seat m_seat;
    Player const& m_player;
    Pips m_income;
    Plan m_plan;
    Resources m_lacks;
    Resources m_spares;
};

double Ranker::settlement(Move const& move) const {
    return builds + m_land.worth(move.at, m_income);
}

double Ranker::city(Move const& move) const {
    return builds + useful + m_land.worth(move.at, m_income);
}

double Ranker::beside_plan(Goal goal) const {
    if (m_plan.goal == goal) {
        return for_the_plan;
    }
    return m_spares.contains(cost_of(goal)) ? useful : harmful;
}

double Ranker::road(Move const& move) const {
    double const worth = road_worth(m_position, m_land, m_seat, move.at);
    if (m_position.phase != Phase::turn) {
        return worth;
    }
    double const rank = beside_plan(Goal::road);
    return rank > 0 && worth > 0 ? rank + worth : harmful;
}

double Ranker::roll(Move const& /*move*/) const {
    return useful;
}

double Ranker::nothing(Move const& /*move*/) const {
    return 0;
}

double Ranker::buy(Move const& /*move*/) const {
    return beside_plan(Goal::card);
}

bool Ranker::is_robbed() const {
    return !(m_player.buildings() & topology.nodes_of_hex[m_position.robber]).empty();
}

double Ranker::knight() const {
    return is_robbed() ? 2 * useful : m_position.has_rolled() ? when_nothing_else : harmful;
}

double Ranker::road_building() const {
    double best = 0;
    for (Edge const edge : m_position.road_sites(m_seat)) {
        best = std::max(best, road_worth(m_position, m_land, m_seat, edge));
    }
    constexpr double least = 4;
    return m_position.has_rolled() && best > least ? for_the_plan : harmful;
}

int Ranker::held_by_others(Resource resource) const {
    return cards_of_a_resource - m_position.bank[resource] - m_player.hand[resource];
}

double Ranker::monopoly() const {
    constexpr int enough = 4;
    bool const is_worth_it = std::ranges::any_of(all_resources, [&](Resource resource) {
        return held_by_others(resource) >= enough + (m_lacks[resource] > 0 ? 0 : 2);
    });
    return m_position.has_rolled() && is_worth_it ? for_the_plan : harmful;
}

double Ranker::year_of_plenty() const {
    int const lacking = m_lacks.total();
    return m_position.has_rolled() && lacking > 0 && lacking <= 2 ? for_the_plan : harmful;
}

double Ranker::card(Move const& move) const {
    switch (move.card()) {
    case Card::knight:
        return knight();
    case Card::road_building:
        return road_building();
    case Card::monopoly:
        return monopoly();
    default:
        return year_of_plenty();
    }
}

// Where it costs the others most, above all those in front, and oneself nothing.
double Ranker::robber(Move const& move) const {
    NodeSet const around = topology.nodes_of_hex[move.at];
    int const pips = pips_of(m_position.layout.numbers[move.at]);
    double rank = 0;
    for (Seat seat = 0; seat < m_position.player_count; ++seat) {
        Player const& player = m_position.players[seat];
        int const hurt = (player.settlements & around).count() + 2 * (player.cities & around).count();
        double const weight = seat == m_seat ? -3.0 * points_to_win : 2.0 + m_position.public_points(seat);
        rank += hurt * (weight * pips + (player.hand_size() > 0 && seat != m_seat ? useful : 0));
    }
    return rank;
}

double Ranker::steal(Move const& move) const {
    Player const& victim = m_position.players[move.at];
    return victim.hand_size() + 2.0 * m_position.public_points(move.at);
}

double Ranker::choose(Move const& move) const {
    Resource const resource = move.resource();
    double const need = m_lacks[resource] > 0 ? useful : 0;
    if (m_position.phase == Phase::monopoly) {
        return held_by_others(resource) * (useful + need);
    }
    return need - m_income[resource] / useful;
}

int Ranker::possible_trades() const {
    int trades = 0;
    for (Resource const resource : all_resources) {
        trades += m_spares[resource] / m_player.rate(resource);
    }
    return trades;
}

// For what is missing and of what is to spare; only if the plan then works out, or too many cards are in
// danger.
double Ranker::bank(Move const& move) const {
    if (!m_spares.contains(move.give) || !m_lacks.contains(move.take)) {
        return harmful;
    }
    bool const works_out = m_lacks.total() <= possible_trades();
    bool const is_in_danger = m_player.hand_size() > most_cards_on_a_seven;
    if (!works_out && !is_in_danger) {
        return harmful;
    }
    return (works_out ? for_the_plan / 2 : useful) - move.give.total();
}

double Ranker::offer(Move const& /*move*/) const {
    return for_the_plan / 2 + 1; // before the bank, which takes more
}

double Ranker::accept(Move const& /*move*/) const {
    return judge_offer(m_position, m_plan).is_good ? useful : harmful;
}

// First resources that are not needed, the most numerous first; then the others.
Move Ranker::discard() const {
    Resources left = m_player.hand;
    Resources chosen{};
    for (int count = cards_to_discard(m_position); count > 0; --count) {
        Resource most = Resource::brick;
        auto const excess = [&](Resource resource) {
            return left[resource] == 0 ? -cards_of_a_resource : left[resource] - m_plan.wanted[resource];
        };
        for (Resource const resource : all_resources) {
            most = excess(resource) > excess(most) ? resource : most;
        }
        left -= Resources::of(most);
        chosen += Resources::of(most);
    }
    return Move::discard(chosen);
}

} // namespace

Plan Settler::plan(Position const& position) const {
    return make_plan(position, m_land, position.decider());
}

void Settler::rank(Position const& position, RankedMoves& ranked) const {
    Ranker const ranker(position, m_land);
    MoveList moves;
    list_moves(position, moves);
    if (position.phase == Phase::discard) {
        moves.push_back(ranker.discard());
    } else if (position.phase == Phase::turn && m_offers == Offers::some) {
        propose_offer(position, ranker.plan(), moves);
    }
    for (Move const& move : moves) {
        ranked.push_back({move, ranker.rank(move)});
    }
}

Move Settler::choose(Position const& position, support::Random& random) const {
    RankedMoves moves;
    rank(position, moves);
    double const best = std::ranges::max(moves, {}, &Ranked::rank).rank;
    std::size_t kept = 0;
    for (Ranked const& ranked : moves) {
        if (ranked.rank == best) {
            moves[kept++] = ranked;
        }
    }
    return moves[random.below(static_cast<std::uint32_t>(kept))].move;
}

} // namespace catan
