#include "confined/here.hpp"
#include "confined/ordinary_user.hpp"
#include "sandbox/probe.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace sandbox {
namespace {

TEST(Probe, FindsWhetherProgramsCanBeConfinedHere) {
    auto const diagnosis = probe();
    EXPECT_EQ(diagnosis.can_confine(), confined::no_namespaces_here().empty());
    for (auto const& finding : diagnosis.findings) {
        EXPECT_FALSE(finding.name.empty());
        EXPECT_FALSE(finding.detail.empty()) << finding.name;
        EXPECT_EQ(finding.meaning.empty(), finding.available) << finding.name << ": " << finding.meaning;
    }
}

TEST(Probe, FindsItAsAnOrdinaryUserToo) {
    auto const said = confined::as_ordinary_user([]() -> std::string {
        if (!confined::no_namespaces_here().empty()) {
            return probe().can_confine() ? "it finds what is not there" : "";
        }
        auto const diagnosis = probe();
        std::string problems;
        for (auto const& finding : diagnosis.findings) {
            if (!finding.available && finding.essential) {
                problems += finding.name + ": " + finding.detail + "\n";
            }
        }
        return problems;
    });
    EXPECT_EQ(said, "");
}

TEST(Diagnosis, RefusesWithoutTheEssential) {
    EXPECT_TRUE(
        (Diagnosis{{{.name = "a", .available = true, .essential = true}, {.name = "b"}}}.can_confine()));
    EXPECT_FALSE((Diagnosis{{{.name = "a", .available = false, .essential = true}}}.can_confine()));
}

} // namespace
} // namespace sandbox
