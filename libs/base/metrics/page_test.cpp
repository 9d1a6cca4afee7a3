#include "metrics/page.hpp"
#include "metrics/process_metrics.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>

namespace metrics {
namespace {

using std::chrono::milliseconds;
using testing::AllOf;
using testing::HasSubstr;

TEST(Page, SaysWhatAMetricIsOnceAndSortsItsSamples) {
    Page page;
    page.gauge({"b_things", "Things."}, 2, {{"kind", "late"}});
    page.counter({"a_total", "All."}, 7);
    page.gauge({"b_things", "Things."}, 0.5, {{"kind", "early"}});
    EXPECT_EQ(page.text(), "# HELP a_total All.\n"
                           "# TYPE a_total counter\n"
                           "a_total 7\n"
                           "# HELP b_things Things.\n"
                           "# TYPE b_things gauge\n"
                           "b_things{kind=\"early\"} 0.5\n"
                           "b_things{kind=\"late\"} 2\n");
}

TEST(Page, EscapesWhatWouldEndALineOrAValue) {
    Page page;
    page.gauge({"a", "one \\ two\nthree \"four\""}, 1, {{"x", "a\\b\"c\nd"}});
    EXPECT_EQ(page.text(), "# HELP a one \\\\ two\\nthree \"four\"\n"
                           "# TYPE a gauge\n"
                           "a{x=\"a\\\\b\\\"c\\nd\"} 1\n");
}

TEST(Page, WritesNumbersThatAreNone) {
    Page page;
    page.gauge({"a", "A."}, std::numeric_limits<double>::infinity());
    page.gauge({"b", "B."}, -std::numeric_limits<double>::infinity());
    page.gauge({"c", "C."}, std::numeric_limits<double>::quiet_NaN());
    EXPECT_THAT(page.text(), AllOf(HasSubstr("\na +Inf\n"), HasSubstr("\nb -Inf\n"), HasSubstr("\nc NaN\n")));
}

TEST(Page, WritesHistogramsWithTheSumOfAllSmallerBuckets) {
    Histogram<> histogram;
    for (auto const took : {3, 30, 30'000}) {
        histogram.add(milliseconds(took));
    }
    Page page;
    page.histogram({"a_seconds", "A."}, histogram.read(), {{"route", "/a"}});
    EXPECT_THAT(page.text(), AllOf(HasSubstr("# TYPE a_seconds histogram\n"),
                                   HasSubstr("a_seconds_bucket{route=\"/a\",le=\"0.0025\"} 0\n"),
                                   HasSubstr("a_seconds_bucket{route=\"/a\",le=\"0.005\"} 1\n"),
                                   HasSubstr("a_seconds_bucket{route=\"/a\",le=\"0.1\"} 2\n"),
                                   HasSubstr("a_seconds_bucket{route=\"/a\",le=\"10\"} 2\n"),
                                   HasSubstr("a_seconds_bucket{route=\"/a\",le=\"+Inf\"} 3\n"),
                                   HasSubstr("a_seconds_sum{route=\"/a\"} 30.033\n"),
                                   HasSubstr("a_seconds_count{route=\"/a\"} 3\n")));
}

TEST(Page, ShowsAFamilyThatHasNoMembersYet) {
    Family<Counter, 2> const family;
    Page page;
    page.counters({"a_total", "A."}, {"x", "y"}, family);
    EXPECT_EQ(page.text(), "# HELP a_total A.\n# TYPE a_total counter\n");
}

TEST(Page, ShowsEveryMemberOfAFamily) {
    Family<Counter, 2> family{{"0", "0"}};
    family.at({"1", "2"}).add(3);
    Page page;
    page.counters({"a_total", "A."}, {"x", "y"}, family);
    EXPECT_THAT(page.text(),
                AllOf(HasSubstr("a_total{x=\"0\",y=\"0\"} 0\n"), HasSubstr("a_total{x=\"1\",y=\"2\"} 3\n")));
}

TEST(PageDeathTest, RefusesACounterThatIsNotNamedLikeOne) {
    EXPECT_DEATH(Page().counter({"a", "A."}, 1), "");
    EXPECT_DEATH(Page().gauge({"a_total", "A."}, 1), "");
}

TEST(ProcessMetrics, AreOfThisProcess) {
    Page page;
    write_process_metrics(page);
    EXPECT_THAT(page.text(), testing::ContainsRegex("\nprocess_resident_memory_bytes [1-9]"));
    EXPECT_THAT(page.text(), testing::ContainsRegex("\nprocess_open_fds [1-9]"));
    EXPECT_THAT(page.text(), testing::ContainsRegex("\nprocess_start_time_seconds [1-9]"));
}

} // namespace
} // namespace metrics
