#include "battleship/encoded_features.hpp"
#include "battleship/encoding.hpp"
#include "battleship/notation.hpp"
#include "battleship/solo_state.hpp"

namespace battleship {

namespace {

class SoloMatch final : public rules::EncodedMatch {
public:
    explicit SoloMatch(SoloState const& state) : m_state(state) {}

    [[nodiscard]] rules::State const& state() const override { return m_state; }

    void mark_legal(std::span<std::uint8_t> actions) const override {
        if (m_state.field().is_sunk()) {
            return;
        }
        for (Position const target : m_state.target_map().free_positions()) {
            actions[static_cast<std::size_t>(target.index())] = 1;
        }
    }

    void act(int action) override { m_state.shoot(Position(action)); }

    [[nodiscard]] std::string text(int action) const override { return to_text(Position(action)); }

    [[nodiscard]] support::Result<void> play(std::string_view move) override { return m_state.play(move); }

    void observe(rules::Seat /*seat*/, std::span<float> features) const override {
        rules::FeatureWriter writer(features);
        put_map(m_state.target_map(), writer);
        writer.finish();
    }

private:
    SoloState m_state;
};

class SoloEncoding final : public rules::Encoding {
public:
    [[nodiscard]] std::vector<rules::ActionGroup> actions() const override {
        return {{.name = "shot", .count = square_count}};
    }
    [[nodiscard]] std::vector<rules::FeatureBlock> features(int /*seats*/) const override {
        return map_features();
    }
    [[nodiscard]] std::unique_ptr<rules::EncodedMatch>
    begin(std::unique_ptr<rules::State> state) const override {
        return std::make_unique<SoloMatch>(dynamic_cast<SoloState const&>(*state));
    }
};

} // namespace

std::unique_ptr<rules::Encoding const> make_solo_encoding() {
    return std::make_unique<SoloEncoding>();
}

} // namespace battleship
