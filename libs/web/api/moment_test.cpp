#include "api/moment.hpp"
#include "support/iso_time.hpp"

#include <gtest/gtest.h>

namespace api {
namespace {

TEST(Moments, AreReadAsTheyAreWritten) {
    support::Moment const moment(std::chrono::microseconds(1'794'801'494'025'000));
    EXPECT_EQ(moment_from_text(support::iso_time(moment), "it").value(), moment);
    EXPECT_EQ(moment_from_text("1970-01-02T00:00:01Z", "it").value(),
              support::Moment(std::chrono::seconds(86401)));
    EXPECT_EQ(moment_from_text("1970-01-01T00:00:00.5Z", "it").value(),
              support::Moment(std::chrono::milliseconds(500)));
}

TEST(Moments, MustBeReal) {
    for (auto const* const text :
         {"", "tomorrow", "2026-11-16", "2026-11-16T03:58:14", "2026-11-16 03:58:14Z", "2026-02-30T00:00:00Z",
          "2026-13-01T00:00:00Z", "2026-11-16T24:00:00Z", "2026-11-16T03:60:14Z", "2026-11-16T03:58:14+01:00",
          "2026-11-16T03:58:14ZZ", "2026-11-16T03:58:14.5", "1969-11-16T03:58:14Z", "-026-11-16T03:58:14Z"}) {
        EXPECT_FALSE(moment_from_text(text, "it")) << text;
    }
    EXPECT_EQ(moment_from_text("x", "opens").error().message,
              "opens must be a time such as 2026-11-16T03:58:14Z");
}

} // namespace
} // namespace api
