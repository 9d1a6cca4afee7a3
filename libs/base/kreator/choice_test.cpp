#include "kreator/choice.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kreator {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Qualifiers of(std::string_view environment, std::set<std::string, std::less<>> tags = {},
              bool is_default = false) {
    return {.tags = std::move(tags),
            .environment = Environment(environment),
            .is_default = is_default,
            .arity = {}};
}

std::vector<std::size_t> chosen(std::vector<Qualifiers> const& candidates, std::string_view environment,
                                std::optional<std::string> tag = std::nullopt) {
    std::vector<Qualifiers const*> pointers;
    for (auto const& candidate : candidates) {
        pointers.push_back(&candidate);
    }
    return choose(pointers, {.tag = std::move(tag), .environment = Environment(environment)});
}

TEST(Choice, PrefersExactlyTheEnvironment) {
    EXPECT_THAT(chosen({of(""), of("a"), of("a.b"), of("a.b.c")}, "a.b"), ElementsAre(2));
}

TEST(Choice, ThenTakesAllThatAreBelow) {
    EXPECT_THAT(chosen({of(""), of("a.b.c"), of("a.x"), of("a.b.c.d")}, "a.b"), ElementsAre(1, 3));
}

TEST(Choice, ThenTheNearestAncestorThatHasAny) {
    EXPECT_THAT(chosen({of(""), of("a"), of("a")}, "a.b.c"), ElementsAre(1, 2));
    EXPECT_THAT(chosen({of(""), of("x")}, "a.b.c"), ElementsAre(0));
}

TEST(Choice, NeverTakesOthers) {
    EXPECT_THAT(chosen({of("x"), of("a.x"), of("ab")}, "a.b"), IsEmpty());
}

TEST(Choice, AtTheRootAllAreEligible) {
    EXPECT_THAT(chosen({of("x"), of("a.b"), of("")}, ""), ElementsAre(0, 1, 2));
}

TEST(Choice, WithinTheGroupDefaultsWin) {
    EXPECT_THAT(chosen({of("a"), of("a", {}, true), of("", {}, true)}, "a"), ElementsAre(1));
    EXPECT_THAT(chosen({of("a"), of("", {}, true)}, "a"), ElementsAre(0)); // the group comes first
    EXPECT_THAT(chosen({of("a", {}, true), of("a", {}, true)}, "a"), ElementsAre(0, 1));
}

TEST(Choice, LooksAtTheTagBeforeTheEnvironment) {
    EXPECT_THAT(chosen({of("a"), of("", {"fast", "small"})}, "a", "fast"), ElementsAre(1));
    EXPECT_THAT(chosen({of("a", {"fast"}), of("a")}, "a"), ElementsAre(0, 1)); // no tag: all fit
    EXPECT_THAT(chosen({of("a", {"fast"})}, "a", "slow"), IsEmpty());
}

} // namespace
} // namespace kreator
