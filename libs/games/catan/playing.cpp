#include "catan/playing.hpp"

#include "catan/building.hpp"
#include "catan/draw.hpp"
#include "catan/longest_road.hpp"

#include <utility>

namespace catan {

namespace {

class Playing {
public:
    Playing(Position& position, Move const& move, Fate const& fate)
        : m_position(position), m_fate(fate), m_happening{.move = move, .who = position.decider()} {}

    Happening play();

private:
    void settlement();
    void road();
    void city();
    void roll();
    void end();
    void buy();
    void card();
    void robber();
    void steal();
    void choose();
    void discard();
    void bank();
    void offer();
    void accept();
    void reject();

    void knight();
    void take_all_of(Resource resource);
    void begin_discarding();
    void go_on_with_turn();
    void go_on_with_set_up();
    [[nodiscard]] bool can_build_free_road() const;

    void pay(Resources const& price);
    void give(Seat seat, Resources const& cards);
    void give_shares();

    [[nodiscard]] Player& mover() { return m_position.players[m_position.turn]; }
    [[nodiscard]] Move const& move() const { return m_happening.move; }

    // In the order of MoveKind.
    static constexpr std::array<void (Playing::*)(), move_kind_count> steps{
        &Playing::settlement, &Playing::road, &Playing::city,   &Playing::roll,   &Playing::end,
        &Playing::buy,        &Playing::card, &Playing::robber, &Playing::steal,  &Playing::choose,
        &Playing::discard,    &Playing::bank, &Playing::offer,  &Playing::accept, &Playing::reject};

    Position& m_position;
    Fate const& m_fate;
    Happening m_happening;
};

Happening Playing::play() {
    (this->*steps[static_cast<std::size_t>(move().kind)])();
    // Only in one's own turn, be it the moment it begins.
    if (m_position.points(m_position.turn) >= points_to_win) {
        m_position.phase = Phase::over;
        m_happening.winner = m_position.turn;
    }
    return m_happening;
}

void Playing::pay(Resources const& price) {
    mover().hand -= price;
    m_position.bank += price;
}

void Playing::give(Seat seat, Resources const& cards) {
    m_position.players[seat].hand += cards;
    m_position.bank -= cards;
}

void Playing::give_shares() {
    for (Seat seat = 0; seat < m_position.player_count; ++seat) {
        give(seat, m_happening.shares[seat]);
    }
}

void Playing::go_on_with_turn() {
    m_position.left_to_do = 0;
    m_position.phase = m_position.has_rolled() ? Phase::turn : Phase::before_roll;
}

// From the first seat to the last, and back.
void Playing::go_on_with_set_up() {
    int const players = m_position.player_count;
    int const placed = m_position.buildings().count();
    bool const is_done = placed == 2 * players;
    m_position.turn = static_cast<Seat>(is_done ? 0 : placed < players ? placed : 2 * players - 1 - placed);
    m_position.turn_number = is_done ? 1 : 0;
    m_position.phase = is_done ? Phase::before_roll : Phase::first_settlement;
}

void Playing::settlement() {
    put_settlement(m_position, m_position.turn, move().at);
    if (m_position.phase == Phase::turn) {
        return pay(cost::settlement);
    }
    m_position.phase = Phase::first_road;
    if (mover().settlements.count() == 2) {
        m_happening.shares[m_position.turn] = yield_of(m_position.layout, move().at);
        give_shares();
    }
}

bool Playing::can_build_free_road() const {
    return m_position.left_to_do > 0 && m_position.has_road_left(m_position.turn) &&
           !m_position.road_sites(m_position.turn).empty();
}

void Playing::road() {
    put_road(m_position, m_position.turn, move().at);
    if (m_position.phase == Phase::turn) {
        return pay(cost::road);
    }
    if (m_position.phase == Phase::first_road) {
        return go_on_with_set_up();
    }
    --m_position.left_to_do;
    if (!can_build_free_road()) {
        go_on_with_turn();
    }
}

void Playing::city() {
    put_city(m_position, m_position.turn, move().at);
    pay(cost::city);
}

void Playing::begin_discarding() {
    unsigned discarding = 0;
    for (Seat seat = 0; seat < m_position.player_count; ++seat) {
        bool const has_too_many = m_position.players[seat].hand_size() > most_cards_on_a_seven;
        discarding |= (has_too_many ? 1U : 0U) << seat;
    }
    m_position.discarding = static_cast<std::uint8_t>(discarding);
    m_position.phase = discarding != 0 ? Phase::discard : Phase::robber;
}

void Playing::roll() {
    m_position.dice = m_happening.dice = m_fate.dice;
    constexpr int robbers_number = 7;
    if (m_position.dice.sum() == robbers_number) {
        return begin_discarding();
    }
    m_happening.shares = production(m_position, m_position.dice.sum());
    give_shares();
    m_position.phase = Phase::turn;
}

void Playing::end() {
    if (m_position.turn_number == m_position.most_turns) {
        m_position.phase = Phase::over;
        return;
    }
    mover().new_cards = Cards{};
    m_position.turn = static_cast<Seat>((m_position.turn + 1) % m_position.player_count);
    ++m_position.turn_number;
    m_position.phase = Phase::before_roll;
    m_position.dice = {};
    m_position.has_played_card = false;
    m_position.offers = 0;
}

void Playing::buy() {
    m_happening.bought = m_fate.bought;
    pay(cost::card);
    mover().cards += Cards::of(m_happening.bought);
    mover().new_cards += Cards::of(m_happening.bought);
}

void Playing::card() {
    struct Step {
        Phase phase;
        std::uint8_t times;
    };
    constexpr std::array<Step, playable_cards.size()> next{
        {{Phase::robber, 0}, {Phase::free_road, 2}, {Phase::monopoly, 0}, {Phase::year_of_plenty, 2}}};
    mover().cards -= Cards::of(move().card());
    m_position.played += Cards::of(move().card());
    m_position.has_played_card = true;
    m_position.phase = next[move().at].phase;
    m_position.left_to_do = next[move().at].times;
    if (move().card() == Card::knight) {
        knight();
    }
}

void Playing::knight() {
    ++mover().knights;
    Seat const holder = m_position.largest_army;
    int const to_beat =
        holder == Position::nobody ? least_largest_army - 1 : m_position.players[holder].knights;
    if (mover().knights > to_beat) {
        m_position.largest_army = m_position.turn;
    }
}

void Playing::robber() {
    m_position.robber = move().at;
    if (m_position.victims() != 0) {
        m_position.phase = Phase::steal;
    } else {
        go_on_with_turn();
    }
}

void Playing::steal() {
    Player& victim = m_position.players[move().at];
    m_happening.victim = move().at;
    m_happening.stolen = m_fate.stolen;
    victim.hand -= Resources::of(m_happening.stolen);
    mover().hand += Resources::of(m_happening.stolen);
    go_on_with_turn();
}

void Playing::choose() {
    if (m_position.phase == Phase::monopoly) {
        return take_all_of(move().resource());
    }
    give(m_position.turn, Resources::of(move().resource()));
    --m_position.left_to_do;
    if (m_position.left_to_do == 0 || m_position.bank.empty()) {
        go_on_with_turn();
    }
}

void Playing::take_all_of(Resource resource) {
    m_happening.is_monopoly = true;
    for (Seat seat = 0; seat < m_position.player_count; ++seat) {
        if (seat != m_position.turn) {
            Resources const lost = Resources::of(resource, m_position.players[seat].hand[resource]);
            m_position.players[seat].hand -= lost;
            mover().hand += lost;
            m_happening.shares[seat] = lost;
        }
    }
    go_on_with_turn();
}

void Playing::discard() {
    m_position.players[m_happening.who].hand -= move().give;
    m_position.bank += move().give;
    m_position.discarding = static_cast<std::uint8_t>(m_position.discarding & (m_position.discarding - 1));
    if (m_position.discarding == 0) {
        m_position.phase = Phase::robber;
    }
}

void Playing::bank() {
    pay(move().give);
    give(m_position.turn, move().take);
}

void Playing::offer() {
    m_position.offer = {.give = move().give, .take = move().take, .partner = move().at};
    ++m_position.offers;
    m_position.phase = Phase::answer;
}

void Playing::accept() {
    Offer const& offer = m_position.offer;
    Player& partner = m_position.players[offer.partner];
    mover().hand += offer.take;
    mover().hand -= offer.give;
    partner.hand += offer.give;
    partner.hand -= offer.take;
    reject(); // what remains to be done is the same
}

void Playing::reject() {
    m_happening.offer = std::exchange(m_position.offer, Offer{});
    m_position.phase = Phase::turn;
}

} // namespace

Fate draw_fate(Position const& position, Move const& move, support::Random& random) {
    Fate fate;
    if (move.kind == MoveKind::roll) {
        constexpr std::uint32_t sides = 6;
        fate.dice.one = static_cast<std::uint8_t>(1 + random.below(sides));
        fate.dice.other = static_cast<std::uint8_t>(1 + random.below(sides));
    } else if (move.kind == MoveKind::buy) {
        fate.bought = draw(position.unseen_cards(), random);
    } else if (move.kind == MoveKind::steal) {
        fate.stolen = draw(position.players[move.at].hand, random);
    }
    return fate;
}

Happening play(Position& position, Move const& move, Fate const& fate) {
    return Playing(position, move, fate).play();
}

} // namespace catan
