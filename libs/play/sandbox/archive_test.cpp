#include "sandbox/archive.hpp"

#include <gtest/gtest.h>

namespace sandbox::wire {
namespace {

Start example() {
    return {.arguments = {"/program/bot", ""},
            .environment = {"A=1"},
            .working_directory = "/program",
            .program_directory = "/srv/bot",
            .pinned = true,
            .core = 3,
            .limits = {{.resource = 1, .value = 2}, {.resource = 7, .value = ~std::uint64_t{0}}}};
}

TEST(Archive, GivesBackWhatWasPutIn) {
    auto const decoded = decode<Start>(encode(example()));
    ASSERT_TRUE(decoded);
    EXPECT_EQ(decoded->arguments, example().arguments);
    EXPECT_EQ(decoded->environment, example().environment);
    EXPECT_EQ(decoded->working_directory, "/program");
    EXPECT_EQ(decoded->program_directory, "/srv/bot");
    EXPECT_TRUE(decoded->pinned);
    EXPECT_EQ(decoded->core, 3U);
    ASSERT_EQ(decoded->limits.size(), 2U);
    EXPECT_EQ(decoded->limits[1].value, ~std::uint64_t{0});
}

TEST(Archive, KeepsZeroBytes) {
    std::string const bytes("a\0b", 3);
    EXPECT_EQ(decode<Prepare>(encode(Prepare{.filter = bytes}))->filter, bytes);
}

TEST(Archive, TellsMessagesApart) {
    EXPECT_FALSE(decode<Stop>(encode(Resume{})));
    EXPECT_TRUE(decode<Stop>(encode(Stop{})));
}

TEST(Archive, RefusesEveryPartOfAMessage) {
    std::string const bytes = encode(example());
    for (std::size_t size = 0; size < bytes.size(); ++size) {
        EXPECT_FALSE(decode<Start>(std::string_view(bytes).substr(0, size))) << size;
    }
}

TEST(Archive, RefusesMoreThanAMessage) {
    EXPECT_FALSE(decode<Start>(encode(example()) + "x"));
}

TEST(Archive, RefusesListsThatClaimToBeEndless) {
    std::string bytes = encode(Groups{.directories = {}});
    bytes.back() = '\x7F';
    EXPECT_FALSE(decode<Groups>(bytes));
}

} // namespace
} // namespace sandbox::wire
