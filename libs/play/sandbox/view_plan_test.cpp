#include "confined/directory.hpp"
#include "sandbox/view_plan.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

namespace sandbox {
namespace {

using wire::RootItem;
using wire::RootItemKind;

RootItem const* find(wire::ViewPlan const& plan, std::string const& inside) {
    auto const found = std::ranges::find(plan.items, inside, &RootItem::inside);
    return found == plan.items.end() ? nullptr : &*found;
}

TEST(ViewPlan, ShowsThingsAsTheyAre) {
    confined::Directory const directory;
    directory.write("file", "");
    std::filesystem::create_symlink("file", directory.path() + "/link");
    auto const plan = plan_view({{Shown(directory.path(), "/a"), Shown(directory.path() + "/file", "/b"),
                                  Shown(directory.path() + "/link", "/c"), Shown("/nowhere", "/d")}},
                                true);
    ASSERT_TRUE(plan);
    EXPECT_EQ(find(*plan, "/a")->kind, RootItemKind::directory);
    EXPECT_EQ(find(*plan, "/a")->content, directory.path());
    EXPECT_EQ(find(*plan, "/b")->kind, RootItemKind::file);
    EXPECT_EQ(find(*plan, "/c")->kind, RootItemKind::link);
    EXPECT_EQ(find(*plan, "/c")->content, "file");
    EXPECT_EQ(find(*plan, "/d"), nullptr);
    EXPECT_EQ(readable_places(*plan), (std::vector<std::string>{"/a", "/b"}));
}

TEST(ViewPlan, HasZeroesOnlyWhereTheirMemoryIsCounted) {
    EXPECT_NE(find(*plan_view({}, true), "/dev/zero"), nullptr);
    EXPECT_EQ(find(*plan_view({}, false), "/dev/zero"), nullptr);
    EXPECT_NE(find(*plan_view({}, false), "/dev/null"), nullptr);
}

TEST(ViewPlan, RefusesPlacesThatAreTaken) {
    for (std::string const inside : {"/tmp", "/tmp/x", "/program", "/proc/x", "/dev/shm", "/", "relative",
                                     "/a/../tmp", "/a/..", "/a/"}) {
        EXPECT_FALSE(plan_view({{Shown("/usr", inside)}}, true)) << inside;
    }
    EXPECT_TRUE(plan_view({{Shown("/usr", "/tmpfiles")}}, true));
    EXPECT_FALSE(plan_view({{Shown("usr", "/usr")}}, true));
}

} // namespace
} // namespace sandbox
