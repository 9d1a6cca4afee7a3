// The report of a sequential test, while it runs and at its end.
#pragma once

#include "pairing/cross_table.hpp"
#include "rating/score_counts.hpp"
#include "rating/sprt.hpp"
#include "support/json.hpp"

#include <string>

namespace tulkas {

// The results of the new bot so far.
struct SprtResults {
    pairing::Tally games;
    rating::ScoreCounts::Pairs pairs{}; // of two games with one seed and changed seats
    int new_errors = 0;
    int old_errors = 0;

    [[nodiscard]] rating::ScoreCounts counts() const { return rating::ScoreCounts(pairs); }
};

struct SprtReport {
    rating::Sprt const& test;
    SprtResults const& results;
    std::string const& new_name;
    std::string const& old_name;
    double ratio = test.log_likelihood_ratio(results.counts());
    rating::Sprt::Answer answer = test.answer(ratio);
};

[[nodiscard]] std::string to_text(SprtReport const& report);
// Numbers that are infinite are null.
[[nodiscard]] support::JsonObject to_json(SprtReport const& report);
// "LLR 1.23 −2.94 ░░░░░░█░ 2.94  +60 =10 −53  Elo +19.8 ± 30.1  LOS 90.1%"
[[nodiscard]] std::string progress_line(SprtReport const& report);

} // namespace tulkas
