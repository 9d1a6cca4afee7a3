#include "similarity/fingerprints.hpp"
#include "similarity/given_code.hpp"
#include "support/random.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace similarity {
namespace {

constexpr std::size_t gram = 12;
constexpr std::size_t window = 5;

std::vector<Token> random_tokens(support::Random& random, std::size_t count) {
    std::vector<Token> tokens;
    for (std::size_t i = 0; i < count; ++i) {
        tokens.push_back({100 + random.below(20), 1});
    }
    return tokens;
}

std::set<std::uint64_t> hashes(std::vector<Token> const& tokens) {
    std::set<std::uint64_t> all;
    for (auto const& fingerprint : winnow(grams_of(tokens, gram), window)) {
        all.insert(fingerprint.hash);
    }
    return all;
}

bool share(std::vector<Token> const& first, std::vector<Token> const& second) {
    auto const other = hashes(second);
    return std::ranges::any_of(hashes(first), [&](std::uint64_t hash) { return other.contains(hash); });
}

TEST(SimilarityGrams, EqualSequencesHaveEqualHashesWhereverTheyStand) {
    support::Random random(1);
    auto const part = random_tokens(random, gram);
    auto text = random_tokens(random, 40);
    text.insert(text.begin() + 17, part.begin(), part.end());
    EXPECT_EQ(grams_of(part, gram).front().hash, grams_of(text, gram)[17].hash);
}

TEST(SimilarityGrams, NoneReachesOverABarrier) {
    support::Random random(2);
    auto text = random_tokens(random, 2 * gram - 1);
    text[gram - 1].code = barrier_code;
    EXPECT_TRUE(grams_of(text, gram).empty());
}

TEST(SimilarityGrams, TablesOfNumbersHaveNone) {
    std::vector<Token> table;
    for (int i = 0; i < 100; ++i) {
        table.push_back({number_code, 1});
        table.push_back({code_of(","), 1});
    }
    EXPECT_TRUE(grams_of(table, gram).empty());
}

TEST(SimilarityFingerprints, AMatchOfTheGuaranteedLengthIsAlwaysFound) {
    support::Random random(3);
    for (int i = 0; i < 300; ++i) {
        auto const common = random_tokens(random, gram + window - 1);
        auto first = random_tokens(random, 30);
        auto second = random_tokens(random, 50);
        first.insert(first.begin() + random.below(30), common.begin(), common.end());
        second.insert(second.begin() + random.below(50), common.begin(), common.end());
        EXPECT_TRUE(share(first, second)) << i;
    }
}

TEST(SimilarityFingerprints, AMatchBelowTheNoiseThresholdIsNeverFound) {
    support::Random random(4);
    auto const common = random_tokens(random, gram - 1);
    std::vector<Token> first;
    std::vector<Token> second;
    for (std::uint32_t i = 0; i < 50; ++i) { // different tokens around it
        first.push_back({1000 + i, 1});
        second.push_back({2000 + i, 1});
    }
    first.insert(first.begin() + 20, common.begin(), common.end());
    second.insert(second.begin() + 30, common.begin(), common.end());
    EXPECT_FALSE(share(first, second));
}

TEST(SimilarityFingerprints, AreFew) {
    support::Random random(5);
    auto const grams = grams_of(random_tokens(random, 100'000), gram);
    auto const density =
        static_cast<double>(winnow(grams, window).size()) / static_cast<double>(grams.size());
    EXPECT_NEAR(density, 2.0 / (window + 1), 0.01); // the paper's expectation
}

TEST(SimilarityGivenCode, IsTakenOutAndTheRestStays) {
    support::Random random(6);
    Document given{.tokens = random_tokens(random, 40), .begins = {0}, .own = 40};
    Document document{.tokens = random_tokens(random, 25), .begins = {0}, .own = 65};
    document.tokens.insert(document.tokens.begin() + 10, given.tokens.begin(), given.tokens.end());
    GivenCode code(gram);
    code.add(given);
    code.take_out(document);
    EXPECT_EQ(document.own, 25U);
    EXPECT_EQ(std::ranges::count(document.tokens, barrier_code, &Token::code), 40);
    EXPECT_NE(document.tokens[9].code, barrier_code);
    EXPECT_EQ(document.tokens[10].code, barrier_code);
    EXPECT_NE(document.tokens[50].code, barrier_code);
}

} // namespace
} // namespace similarity
