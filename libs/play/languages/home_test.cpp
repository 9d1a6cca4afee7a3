#include "languages/home.hpp"
#include "temporary/directory.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace languages {
namespace {

using testing::HasSubstr;

class HomeSearch : public testing::Test {
protected:
    void furnish(std::string const& place) const {
        std::filesystem::create_directories(m_directory.path() / place / "languages");
        std::filesystem::create_directories(m_directory.path() / place / "sdk");
    }
    [[nodiscard]] std::filesystem::path at(std::string const& place) const {
        return m_directory.path() / place;
    }

    temporary::Directory m_directory;
};

TEST_F(HomeSearch, FindsACheckoutFromAnyBuildDirectory) {
    furnish("checkout");
    auto const home = find_home(std::nullopt, at("checkout/build/release/tulkas")).value();
    EXPECT_EQ(home.directory, at("checkout"));
    EXPECT_EQ(home.descriptions(), at("checkout/languages"));
    EXPECT_EQ(home.sdk("cpp"), at("checkout/sdk/cpp"));
}

TEST_F(HomeSearch, FindsAnInstallation) {
    furnish("usr/share/tulkas");
    EXPECT_EQ(find_home(std::nullopt, at("usr/bin/tulkas")).value().directory, at("usr/share/tulkas"));
}

TEST_F(HomeSearch, BelievesWhatItIsTold) {
    furnish("checkout");
    furnish("other");
    EXPECT_EQ(find_home(at("other").string(), at("checkout/build/tulkas")).value().directory, at("other"));
    EXPECT_THAT(find_home(at("none").string(), at("checkout/build/tulkas")).error().message,
                HasSubstr("TULKAS_HOME is"));
}

TEST_F(HomeSearch, SaysWhatIsMissing) {
    EXPECT_THAT(find_home(std::nullopt, at("bin/tulkas")).error().message, HasSubstr("set TULKAS_HOME"));
    EXPECT_FALSE(find_home(std::nullopt, ""));
}

} // namespace
} // namespace languages
