#include "catan/encoding.hpp"

#include "catan/action_numbers.hpp"
#include "catan/encoded_features.hpp"
#include "catan/legality.hpp"
#include "catan/moves.hpp"
#include "catan/notation.hpp"
#include "catan/state.hpp"

namespace catan {

namespace {

class EncodedCatan final : public rules::EncodedMatch {
public:
    explicit EncodedCatan(State const& state) : m_state(state) {}

    [[nodiscard]] rules::State const& state() const override { return m_state; }

    void mark_legal(std::span<std::uint8_t> legal) const override {
        if (board().phase == Phase::discard) {
            return mark_discards(legal);
        }
        MoveList moves;
        list_moves(board(), moves);
        for (Move const& move : moves) {
            mark(move, legal);
        }
        if (board().phase == Phase::turn && board().offers < most_offers_a_turn) {
            mark_offers(legal);
        }
    }

    void act(int action) override {
        Move const move = move_with_number(action, board());
        if (move.kind != MoveKind::discard) {
            m_state.play_legal(move);
            return;
        }
        m_discard += move.give;
        if (m_discard.total() == cards_to_discard(board())) {
            m_state.play_legal(Move::discard(m_discard));
            m_discard = {};
        }
    }

    [[nodiscard]] std::string text(int action) const override {
        return to_text(move_with_number(action, board()));
    }

    [[nodiscard]] support::Result<void> play(std::string_view move) override {
        TULKAS_TRY(m_state.play(move));
        m_discard = {};
        return {};
    }

    void observe(rules::Seat seat, std::span<float> features) const override {
        rules::FeatureWriter writer(features);
        bool const is_discarding = board().phase == Phase::discard && board().decider() == seat;
        put_features(board(), static_cast<Seat>(seat), is_discarding ? m_discard : Resources{}, writer);
    }

private:
    [[nodiscard]] Position const& board() const { return m_state.board(); }

    void mark(Move const& move, std::span<std::uint8_t> legal) const {
        legal[static_cast<std::size_t>(number_of(move, board()))] = 1;
    }

    void mark_discards(std::span<std::uint8_t> legal) const {
        Resources const left = board().players[board().decider()].hand - m_discard;
        for (Resource const resource : all_resources) {
            if (left[resource] > 0) {
                mark(Move::discard(Resources::of(resource)), legal);
            }
        }
    }

    void mark_offers(std::span<std::uint8_t> legal) const {
        for (Seat seat = 0; seat < board().player_count; ++seat) {
            if (seat != board().turn) {
                mark_offers_to(seat, legal);
            }
        }
    }

    void mark_offers_to(Seat partner, std::span<std::uint8_t> legal) const {
        for (Resource const given : all_resources) {
            for (Resource const taken : all_resources) {
                if (given != taken && board().mover().hand[given] > 0) {
                    mark(Move::offer(partner, Resources::of(given), Resources::of(taken)), legal);
                }
            }
        }
    }

    State m_state;
    Resources m_discard{}; // what the player who decides has chosen so far
};

class CatanEncoding final : public rules::Encoding {
public:
    [[nodiscard]] std::vector<rules::ActionGroup> actions() const override { return action_groups(); }
    [[nodiscard]] std::vector<rules::FeatureBlock> features(int seats) const override {
        return feature_blocks(seats);
    }
    [[nodiscard]] std::unique_ptr<rules::EncodedMatch>
    begin(std::unique_ptr<rules::State> state) const override {
        return std::make_unique<EncodedCatan>(dynamic_cast<State const&>(*state));
    }
};

} // namespace

std::unique_ptr<rules::Encoding const> make_encoding() {
    return std::make_unique<CatanEncoding>();
}

} // namespace catan
