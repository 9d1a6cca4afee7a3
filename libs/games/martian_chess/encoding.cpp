#include "martian_chess/encoding.hpp"

#include "martian_chess/moves.hpp"
#include "martian_chess/notation.hpp"
#include "martian_chess/state.hpp"
#include "rules/feature_writer.hpp"

namespace martian_chess {

namespace {

constexpr int all_points = 36; // of the pieces at the start

Move move_of(int action) {
    return Move::between(action / squares, action % squares);
}

void put_squares(Squares set, rules::FeatureWriter& writer) {
    auto const plane = writer.take(squares);
    while (set != 0) {
        plane[static_cast<std::size_t>(take_first(set))] = 1;
    }
}

class Match final : public rules::EncodedMatch {
public:
    explicit Match(State const& state) : m_state(state) {}

    [[nodiscard]] rules::State const& state() const override { return m_state; }

    void mark_legal(std::span<std::uint8_t> actions) const override {
        if (!m_state.decision()) {
            return;
        }
        visit_movers(m_state.typed(), [&](Square from, Squares targets) {
            while (targets != 0) {
                actions[static_cast<std::size_t>(from * squares + take_first(targets))] = 1;
            }
        });
    }

    void act(int action) override { m_state.play_legal(move_of(action)); }

    [[nodiscard]] std::string text(int action) const override { return to_text(move_of(action)); }

    [[nodiscard]] support::Result<void> play(std::string_view move) override { return m_state.play(move); }

    void observe(rules::Seat seat, std::span<float> features) const override {
        Position const& position = m_state.typed();
        rules::FeatureWriter writer(features);
        put_squares(position.pawns(), writer);
        put_squares(position.drones(), writer);
        put_squares(position.queens(), writer);
        auto const last = position.last_quiet_move();
        put_squares(last ? set_of(last->from) : 0, writer);
        put_squares(last ? set_of(last->to) : 0, writer);
        writer.put(seat == 1);
        writer.put(position.to_move() == seat);
        writer.put_share(position.score(seat), all_points);
        writer.put_share(position.score(other(seat)), all_points);
        writer.put_share(position.quiet_plies(), m_state.game_rules().quiet_limit);
        writer.finish();
    }

private:
    State m_state;
};

class MartianChessEncoding final : public rules::Encoding {
public:
    [[nodiscard]] std::vector<rules::ActionGroup> actions() const override {
        return {{.name = "move", .count = squares * squares}};
    }
    [[nodiscard]] std::vector<rules::FeatureBlock> features(int /*seats*/) const override {
        return {{.name = "pawns", .shape = {rows, columns}},
                {.name = "drones", .shape = {rows, columns}},
                {.name = "queens", .shape = {rows, columns}},
                {.name = "last quiet move from", .shape = {rows, columns}},
                {.name = "last quiet move to", .shape = {rows, columns}},
                {.name = "has the lower half", .shape = {1}},
                {.name = "is to move", .shape = {1}},
                {.name = "own points", .shape = {1}},
                {.name = "enemy points", .shape = {1}},
                {.name = "plies without a capture or a merge", .shape = {1}}};
    }
    [[nodiscard]] std::unique_ptr<rules::EncodedMatch>
    begin(std::unique_ptr<rules::State> state) const override {
        return std::make_unique<Match>(dynamic_cast<State const&>(*state));
    }
};

} // namespace

std::unique_ptr<rules::Encoding const> make_encoding() {
    return std::make_unique<MartianChessEncoding>();
}

} // namespace martian_chess
