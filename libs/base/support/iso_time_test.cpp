#include "support/iso_time.hpp"

#include <gtest/gtest.h>

namespace support {
namespace {

using std::chrono::microseconds;
using std::chrono::sys_time;

TEST(IsoTime, IsInUtcToTheMicrosecond) {
    EXPECT_EQ(iso_time(sys_time<microseconds>()), "1970-01-01T00:00:00.000000Z");
    EXPECT_EQ(iso_time(sys_time<microseconds>(microseconds(1'794'801'494'000'042))),
              "2026-11-16T03:58:14.000042Z");
    EXPECT_EQ(iso_time(sys_time<microseconds>(microseconds(951'827'696'999'999))),
              "2000-02-29T12:34:56.999999Z");
    EXPECT_EQ(iso_time(sys_time<microseconds>(microseconds(-1))), "1969-12-31T23:59:59.999999Z");
}

TEST(IsoTime, IsCutAtTheMillisecond) {
    EXPECT_EQ(iso_time_in_milliseconds(sys_time<microseconds>(microseconds(1'999))),
              "1970-01-01T00:00:00.001Z");
}

} // namespace
} // namespace support
