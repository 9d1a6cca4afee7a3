#include "languages/home.hpp"
#include "packages/examples.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace packages {
namespace {

TEST(Examples, AreWholePackagesWithPictures) {
    auto const examples = read_examples(languages::find_home().value().directory / "examples/games");
    std::vector<std::string> names;
    for (auto const& example : examples) {
        names.push_back(example.manifest.name);
        EXPECT_THAT(picture_of(example).value_or(""), testing::StartsWith("<svg ")) << names.back();
        auto const again = unpack_package(pack(example).value());
        ASSERT_TRUE(again) << again.error().message;
        EXPECT_EQ(again->digest(), example.digest());
    }
    EXPECT_THAT(names, testing::IsSupersetOf({"amber", "holdem", "knights-tour", "nim", "othello", "snake"}));
    EXPECT_TRUE(std::ranges::is_sorted(names));
}

TEST(Examples, AreNoneWhereThereIsNoFolder) {
    EXPECT_TRUE(read_examples("/nowhere").empty());
}

} // namespace
} // namespace packages
