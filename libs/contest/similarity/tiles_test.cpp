#include "similarity/clusters.hpp"
#include "similarity/fingerprints.hpp"
#include "similarity/index.hpp"
#include "similarity/regions.hpp"
#include "support/random.hpp"

#include <gtest/gtest.h>

namespace similarity {
namespace {

constexpr std::size_t tile_gram = 8;

std::vector<std::uint32_t> random_codes(std::uint64_t seed, std::size_t count) {
    support::Random random(seed);
    std::vector<std::uint32_t> codes;
    for (std::size_t i = 0; i < count; ++i) {
        codes.push_back(100 + random.below(1000));
    }
    return codes;
}

using Parts = std::vector<std::vector<std::uint32_t>>;

// The parts one after the other, five tokens on a line.
Fingerprinted document(Parts const& parts) {
    Fingerprinted made;
    made.document.begins = {0};
    for (auto const& part : parts) {
        for (auto const code : part) {
            auto const line = static_cast<std::uint32_t>(made.document.tokens.size() / 5 + 1);
            made.document.tokens.push_back({code, line});
        }
    }
    made.document.own = made.document.tokens.size();
    made.fingerprints = winnow(grams_of(made.document.tokens, tile_gram), 4);
    return made;
}

TEST(SimilarityTiles, FindsSharedCodeInAnyOrder) {
    auto const a = random_codes(1, 50);
    auto const b = random_codes(2, 30);
    auto const first = document({a, b});
    auto const second = document({b, random_codes(3, 20), a});
    EXPECT_EQ(tiles_of(first, second, tile_gram), (std::vector<Tile>{{0, 50, 50}, {50, 0, 30}}));
}

TEST(SimilarityTiles, CountsNoTokenTwice) {
    auto const a = random_codes(1, 40);
    auto const first = document({a, random_codes(2, 5), a, random_codes(3, 5), a});
    auto const second = document({a});
    auto const tiles = tiles_of(first, second, tile_gram);
    ASSERT_EQ(tiles.size(), 1U);
    EXPECT_EQ(tiles[0].length, 40U);
}

TEST(SimilarityTiles, RepeatedCodeIsBoundedAndStillFound) {
    Parts parts(4000, random_codes(1, 11));
    auto const first = document(parts);
    auto const tiles = tiles_of(first, first, tile_gram);
    ASSERT_EQ(tiles.size(), 1U);
    EXPECT_EQ(tiles[0], (Tile{0, 0, 44'000}));
}

TEST(SimilarityRegions, TilesWithAStatementBetweenThemBecomeOne) {
    auto const a = random_codes(1, 50);
    auto const b = random_codes(2, 50);
    auto const first = document({a, b});
    auto const second = document({random_codes(3, 10), a, random_codes(4, 5), b});
    auto const regions = regions_of(tiles_of(first, second, tile_gram), first.document, second.document);
    EXPECT_EQ(regions, (std::vector<Region>{{{0, 1, 20}, {0, 3, 23}, 100}}));
}

TEST(SimilarityIndex, ReferencesAreNotComparedWithEachOther) {
    auto const same = document({random_codes(1, 100)}).fingerprints;
    auto const other = document({random_codes(2, 100)}).fingerprints;
    auto const found = find_candidates({same, other, same, same}, {.submissions = 2, .least = 0.5});
    ASSERT_EQ(found.pairs.size(), 2U);
    EXPECT_EQ(found.pairs[0].first, 0U);
    EXPECT_EQ(found.pairs[0].second, 2U);
    EXPECT_EQ(found.pairs[1].second, 3U);
    EXPECT_DOUBLE_EQ(found.pairs[0].estimate, 1);
}

TEST(SimilarityIndex, UsesTheRarestFingerprintsWhenThereIsTooMuchToDo) {
    auto const common = random_codes(1, 200);
    auto const rare = random_codes(2, 60);
    std::vector<std::vector<Gram>> all(20, document({common}).fingerprints);
    all.push_back(document({common, rare}).fingerprints);
    all.push_back(document({common, rare}).fingerprints);
    auto const found = find_candidates(all, {.submissions = all.size(), .least = 0.5, .work = 200});
    EXPECT_FALSE(found.all_fingerprints);
    ASSERT_FALSE(found.pairs.empty());
    EXPECT_EQ(found.pairs[0].first, 20U);
    EXPECT_EQ(found.pairs[0].second, 21U);
}

TEST(SimilarityClusters, AreTheConnectedParts) {
    EXPECT_EQ(clusters_of(7, {{5, 6}, {0, 2}, {2, 4}}),
              (std::vector<std::vector<std::size_t>>{{0, 2, 4}, {5, 6}}));
    EXPECT_TRUE(clusters_of(3, {}).empty());
}

} // namespace
} // namespace similarity
