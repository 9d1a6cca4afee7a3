#include "battleship/encoding.hpp"

#include "battleship/encoded_features.hpp"
#include "battleship/match_state.hpp"
#include "battleship/notation.hpp"
#include "battleship/placements.hpp"

namespace battleship {

namespace {

// Ships by their first square, those that lie horizontally first; then the shots.
constexpr int first_shot = 2 * square_count;
constexpr int action_count = first_shot + square_count;

int action_of(Ship const& ship) {
    return ship.position.index() + (ship.direction == Direction::vertical ? square_count : 0);
}

// The ships that a player has placed so far.
class Shipyard {
public:
    [[nodiscard]] int next_size() const { return ship_sizes[m_placed]; }
    [[nodiscard]] bool is_done() const { return m_placed == ship_count; }
    [[nodiscard]] PositionSet const& squares() const { return m_squares; }
    [[nodiscard]] Fleet fleet() const { return Fleet::of(m_ships); }

    [[nodiscard]] Ship next_ship(int action) const {
        return {Position(action % square_count),
                action < square_count ? Direction::horizontal : Direction::vertical, next_size()};
    }
    void place(int action) {
        m_ships[m_placed] = next_ship(action);
        m_squares |= squares_of(m_ships[m_placed]);
        ++m_placed;
    }
    void mark_places(std::span<std::uint8_t> actions) const {
        auto const room = PositionSet::all() - (m_squares | border_of(m_squares));
        for (auto const& placement : placements_of(next_size())) {
            actions[static_cast<std::size_t>(action_of(placement.ship))] =
                room.contains(placement.squares) ? 1 : 0;
        }
    }

private:
    Fleet::Ships m_ships{};
    PositionSet m_squares;
    std::size_t m_placed = 0;
};

class PlacedMatch final : public rules::EncodedMatch {
public:
    explicit PlacedMatch(MatchState const& state) : m_state(state) {}

    [[nodiscard]] rules::State const& state() const override { return m_state; }

    void mark_legal(std::span<std::uint8_t> actions) const override {
        if (phase() == Phase::setup) {
            m_yard.mark_places(actions);
        } else if (phase() == Phase::shooting) {
            for (Position const target : m_state.target_map().free_positions()) {
                actions[static_cast<std::size_t>(first_shot + target.index())] = 1;
            }
        }
    }

    void act(int action) override {
        if (phase() == Phase::shooting) {
            m_state.shoot(Position(action - first_shot));
            return;
        }
        m_yard.place(action);
        if (m_yard.is_done()) {
            m_state.set_up(m_yard.fleet());
            m_yard = {};
        }
    }

    [[nodiscard]] std::string text(int action) const override {
        return phase() == Phase::setup ? to_text(m_yard.next_ship(action))
                                       : to_text(Position(action - first_shot));
    }

    [[nodiscard]] support::Result<void> play(std::string_view move) override {
        TULKAS_TRY(m_state.play(move));
        m_yard = {};
        return {};
    }

    void observe(rules::Seat seat, std::span<float> features) const override {
        rules::FeatureWriter writer(features);
        auto const& enemy = m_state.battle().field(1 - seat);
        put_map(enemy ? enemy->map() : TargetMap(), writer);
        auto const& own = m_state.battle().field(seat);
        bool const is_placing = phase() == Phase::setup && m_state.battle().turn() == seat;
        put_squares(own ? own->fleet().squares() : is_placing ? m_yard.squares() : PositionSet(), writer);
        put_squares(own ? own->map().tried() : PositionSet(), writer);
        auto const next = writer.take(largest_ship);
        if (is_placing) {
            next[static_cast<std::size_t>(m_yard.next_size() - 1)] = 1;
        }
        writer.put(m_state.decision() && m_state.battle().turn() == seat);
        writer.finish();
    }

private:
    [[nodiscard]] Phase phase() const { return m_state.battle().phase(); }

    MatchState m_state;
    Shipyard m_yard; // of the player in turn, during the set-up
};

class MatchEncoding final : public rules::Encoding {
public:
    [[nodiscard]] std::vector<rules::ActionGroup> actions() const override {
        return {{.name = "ship", .count = first_shot}, {.name = "shot", .count = action_count - first_shot}};
    }
    [[nodiscard]] std::vector<rules::FeatureBlock> features(int /*seats*/) const override {
        auto blocks = map_features();
        blocks.push_back({.name = "own ships", .shape = {grid_size, grid_size}});
        blocks.push_back({.name = "shot at", .shape = {grid_size, grid_size}});
        blocks.push_back({.name = "next ship to place by size", .shape = {largest_ship}});
        blocks.push_back({.name = "is to move", .shape = {1}});
        return blocks;
    }
    [[nodiscard]] std::unique_ptr<rules::EncodedMatch>
    begin(std::unique_ptr<rules::State> state) const override {
        return std::make_unique<PlacedMatch>(dynamic_cast<MatchState const&>(*state));
    }
};

} // namespace

std::unique_ptr<rules::Encoding const> make_encoding() {
    return std::make_unique<MatchEncoding>();
}

} // namespace battleship
