#include "rules/encoding.hpp"
#include "rules/feature_writer.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

namespace rules {
namespace {

using testing::ElementsAre;

class Toy final : public Encoding {
public:
    [[nodiscard]] std::vector<ActionGroup> actions() const override {
        return {{.name = "step", .count = 4}, {.name = "stop", .count = 1}};
    }
    [[nodiscard]] std::vector<FeatureBlock> features(int seats) const override {
        return {{.name = "board", .shape = {2, 3}}, {.name = "points", .shape = {seats}}};
    }
    [[nodiscard]] std::unique_ptr<EncodedMatch> begin(std::unique_ptr<State> /*state*/) const override {
        return nullptr;
    }
};

TEST(Encoding, CountsActionsAndFeatures) {
    EXPECT_EQ(count_actions(Toy()), 5);
    EXPECT_EQ(count_features(Toy(), 2), 8);
    EXPECT_EQ(count_features(Toy(), 4), 10);
}

TEST(FeatureWriter, WritesOneBlockAfterTheOther) {
    std::vector<float> features(9);
    FeatureWriter writer(features);
    writer.put(true);
    writer.put(0.25F);
    writer.put_share(3, 4);
    writer.put_choice(1, 3);
    EXPECT_DEATH(writer.finish(), "");
    writer.put_places(std::array<std::uint8_t, 2>{0, 2}, 3);
    writer.finish();
    EXPECT_THAT(features, ElementsAre(1, 0.25F, 0.75F, 0, 1, 0, 1, 0, 1));
}

} // namespace
} // namespace rules
