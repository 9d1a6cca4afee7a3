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
    return make_view(sees, "/opt/sdk/toy");
}

TEST(LanguageView, KnowsTheNamesOfDescriptions) {
    EXPECT_EQ(view_of({"system"}), View::whole_system());
    EXPECT_EQ(view_of({"libraries"}), View::shared_libraries());
    EXPECT_THAT(view_of({"sdk"}).paths, ElementsAre(Shown("/opt/sdk/toy", "/sdk")));
    EXPECT_THAT(view_of({}).paths, ElementsAre());
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
