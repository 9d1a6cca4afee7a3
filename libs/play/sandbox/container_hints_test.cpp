#include "sandbox/container_hints.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace sandbox {

using testing::HasSubstr;
using testing::IsEmpty;

TEST(ContainerHints, NameTheOptionForAFilterThatWasThereBefore) {
    EXPECT_THAT(hint_about_call_filter("Name:\ttulkas\nNoNewPrivs:\t0\nSeccomp:\t2\nSeccomp_filters:\t1\n"),
                HasSubstr("seccomp=deploy/containers/seccomp.json"));
    EXPECT_THAT(hint_about_call_filter("Name:\ttulkas\nSeccomp:\t0\nSeccomp_filters:\t0\n"), IsEmpty());
    EXPECT_THAT(hint_about_call_filter(""), IsEmpty());
}

TEST(ContainerHints, NameTheOptionForMountsOverPartsOfProc) {
    std::string_view const whole = "21 1 254:0 / / rw,relatime - ext4 /dev/vda rw\n"
                                   "22 21 0:19 / /proc rw,relatime - proc proc rw\n"
                                   "23 21 0:20 / /process rw,relatime - tmpfs tmpfs rw\n";
    EXPECT_THAT(hint_about_covered_proc(whole), IsEmpty());
    EXPECT_THAT(hint_about_covered_proc(std::string(whole) +
                                        "24 22 0:21 /null /proc/kcore rw,nosuid - tmpfs tmpfs rw\n"),
                HasSubstr("unmask=ALL"));
    EXPECT_THAT(hint_about_covered_proc("too short\n\n"), IsEmpty());
}

} // namespace sandbox
