#include "support/iso_time.hpp"

#include <gtest/gtest.h>

namespace support {
namespace {

TEST(IsoTime, IsInUtcWithMilliseconds) {
    EXPECT_EQ(iso_time(Moment()), "1970-01-01T00:00:00.000Z");
    EXPECT_EQ(iso_time(to_moment(1'794'801'494'042'000)), "2026-11-16T03:58:14.042Z");
    EXPECT_EQ(iso_time(to_moment(951'827'696'999'999)), "2000-02-29T12:34:56.999Z");
    EXPECT_EQ(iso_time(to_moment(-1)), "1969-12-31T23:59:59.999Z");
}

TEST(IsoTime, IsCutAtTheMillisecond) {
    EXPECT_EQ(iso_time(to_moment(1'999)), "1970-01-01T00:00:00.001Z");
}

TEST(IsoTime, ReplacesStoredNumbers) {
    JsonObject stored{{"made", 1'000'000}, {"ended", nullptr}, {"used", 7}};
    write_times(stored, {"made", "ended"});
    EXPECT_EQ(stored, (JsonObject{{"made", "1970-01-01T00:00:01.000Z"}, {"ended", nullptr}, {"used", 7}}));
}

} // namespace
} // namespace support
