#include "languages/view.hpp"
#include "temporary/directory.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace languages {
namespace {

using sandbox::Shown;
using sandbox::View;
using testing::ElementsAre;

View view_of(std::vector<std::string> const& sees) {
    return make_view(sees, {.sdk = "/opt/sdk/toy", .prepared = "/cache/toy", .toolchain = "/usr"});
}

TEST(LanguageView, KnowsTheNamesOfDescriptions) {
    EXPECT_EQ(view_of({"system"}), View::whole_system());
    EXPECT_EQ(view_of({"libraries"}), View::shared_libraries());
    EXPECT_THAT(view_of({"sdk"}).paths, ElementsAre(Shown("/opt/sdk/toy", "/sdk")));
    EXPECT_THAT(view_of({"prepared"}).paths, ElementsAre(Shown("/cache/toy", "/prepared")));
    EXPECT_THAT(view_of({}).paths, ElementsAre());
}

TEST(LanguageView, ShowsAToolchainThatIsNotShownAnyway) {
    auto const shown = [](std::string const& root, std::vector<std::string> const& sees) {
        return make_view(sees, {.sdk = {}, .prepared = {}, .toolchain = root});
    };
    EXPECT_THAT(shown("/usr", {"toolchain"}).paths, ElementsAre());
    EXPECT_THAT(shown("/usr/lib/jvm/17", {"toolchain"}).paths, ElementsAre(Shown("/usr/lib/jvm/17")));
    EXPECT_EQ(shown("/usr/lib/jvm/17", {"system", "toolchain"}), View::whole_system());
    EXPECT_THAT(shown("/home/ann/go", {"toolchain"}).paths, ElementsAre(Shown("/home/ann/go")));
}

TEST(LanguageView, ShowsWhateverVersionIsThere) {
    temporary::Directory const directory;
    auto const one = directory.write("toy3.1", "x");
    auto const two = directory.write("toy3.2", "x");
    EXPECT_THAT(view_of({directory.path() / "toy3.*", directory.path() / "none*"}).paths,
                ElementsAre(Shown(one.string()), Shown(two.string())));
}

} // namespace
} // namespace languages
