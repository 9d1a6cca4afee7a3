#include "ploy/encoding.hpp"

#include "ploy/interface.hpp"
#include "ploy/moves.hpp"
#include "ploy/notation.hpp"
#include "ploy/state.hpp"
#include "rules/feature_writer.hpp"

#include <bit>

namespace ploy {

namespace {

constexpr int longest_way = 3;
constexpr int turns_of_a_piece = turn_count - 1;
constexpr int first_turn = direction_count * longest_way;
constexpr int first_shield = first_turn + turns_of_a_piece;
constexpr int actions_of_a_square = first_shield + turns_of_a_piece;

int action_of(Move move) {
    int const first = move.from() * actions_of_a_square;
    if (move.from() == move.to()) {
        return first + first_turn + move.turn() - 1;
    }
    if (move.turn() > 0) {
        return first + first_shield + move.turn() - 1;
    }
    auto const [direction, distance] = ways[move.from()][move.to()];
    return first + direction * longest_way + distance - 1;
}

// A legal action in this position.
Move move_of(Position const& position, int action) {
    auto const from = static_cast<Square>(action / actions_of_a_square);
    int const what = action % actions_of_a_square;
    if (what < first_turn) {
        return {from, ahead(from, static_cast<Direction>(what / longest_way), what % longest_way + 1), 0};
    }
    if (what < first_shield) {
        return {from, from, what - first_turn + 1};
    }
    auto const direction = static_cast<Direction>(std::countr_zero(position.mask_at(from)));
    return {from, ahead(from, direction, 1), what - first_shield + 1};
}

class Match final : public rules::EncodedMatch {
public:
    explicit Match(State const& state) : m_state(state) {}

    [[nodiscard]] rules::State const& state() const override { return m_state; }

    void mark_legal(std::span<std::uint8_t> actions) const override {
        if (!m_state.decision()) {
            return;
        }
        MoveList moves;
        list_moves(m_state.board(), moves);
        for (Move const move : moves) {
            actions[static_cast<std::size_t>(action_of(move))] = 1;
        }
    }

    void act(int action) override { m_state.play_legal(move_of(m_state.board(), action)); }

    [[nodiscard]] std::string text(int action) const override {
        return to_text(move_of(m_state.board(), action));
    }

    [[nodiscard]] support::Result<void> play(std::string_view move) override { return m_state.play(move); }

    void observe(rules::Seat seat, std::span<float> features) const override {
        rules::FeatureWriter writer(features);
        Colour const own = colour_of(seat);
        put_lines(own, writer);
        put_lines(other(own), writer);
        writer.put(own == Colour::white);
        writer.put(m_state.board().to_move() == own);
        writer.put_share(m_state.quiet_plies(), m_state.limit());
        writer.finish();
    }

private:
    void put_lines(Colour colour, rules::FeatureWriter& writer) const {
        auto const planes = writer.take(std::size_t{direction_count} * square_count);
        for (Square const square : m_state.board().pieces(colour)) {
            for (unsigned lines = m_state.board().mask_at(square); lines != 0; lines &= lines - 1) {
                planes[static_cast<std::size_t>(std::countr_zero(lines)) * square_count + square] = 1;
            }
        }
    }

    State m_state;
};

class PloyEncoding final : public rules::Encoding {
public:
    [[nodiscard]] std::vector<rules::ActionGroup> actions() const override {
        return {{.name = "move", .count = square_count * actions_of_a_square}};
    }
    [[nodiscard]] std::vector<rules::FeatureBlock> features(int /*seats*/) const override {
        return {{.name = "own lines", .shape = {direction_count, board_size, board_size}},
                {.name = "enemy lines", .shape = {direction_count, board_size, board_size}},
                {.name = "is white", .shape = {1}},
                {.name = "is to move", .shape = {1}},
                {.name = "plies without a capture", .shape = {1}}};
    }
    [[nodiscard]] std::unique_ptr<rules::EncodedMatch>
    begin(std::unique_ptr<rules::State> state) const override {
        return std::make_unique<Match>(dynamic_cast<State const&>(*state));
    }
};

} // namespace

std::unique_ptr<rules::Encoding const> make_encoding() {
    return std::make_unique<PloyEncoding>();
}

} // namespace ploy
