#include "tulkas/sprt_report.hpp"

#include "rating/match_elo.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace tulkas {

using rating::EloScale;
using rating::Sprt;
using support::Json;
using support::JsonArray;
using support::JsonObject;

namespace {

std::string_view scale_text(EloScale scale) {
    return scale == EloScale::logistic ? "logistic" : "normalized";
}

std::string number_text(double number) {
    return std::isfinite(number) ? fmt::format("{:+.1f}", number) : number > 0 ? "+∞" : "−∞";
}

std::string estimate_text(rating::Estimate const& estimate) {
    if (!std::isfinite(estimate.value)) {
        return number_text(estimate.value);
    }
    return std::isfinite(estimate.error())
               ? fmt::format("{:+.1f} ± {:.1f}", estimate.value, estimate.error())
               : fmt::format("{:+.1f} ({} … {})", estimate.value, number_text(estimate.low),
                             number_text(estimate.high));
}

std::string answer_text(SprtReport const& report) {
    auto const& [elo0, elo1, alpha, beta, scale] = report.test.settings();
    switch (report.answer) {
    case Sprt::Answer::elo0:
        return fmt::format("elo0 accepted: {} against {} is nearer to {:+g} Elo than to {:+g}",
                           report.new_name, report.old_name, elo0, elo1);
    case Sprt::Answer::elo1:
        return fmt::format("elo1 accepted: {} against {} is nearer to {:+g} Elo than to {:+g}",
                           report.new_name, report.old_name, elo1, elo0);
    case Sprt::Answer::go_on:
        break;
    }
    return fmt::format("no answer yet: {} against {} may be {:+g} or {:+g} Elo", report.new_name,
                       report.old_name, elo0, elo1);
}

// Where the ratio stands between its bounds.
std::string ratio_bar(SprtReport const& report) {
    constexpr int places = 25;
    double const low = report.test.lower_bound();
    double const share = (report.ratio - low) / (report.test.upper_bound() - low);
    int const here = static_cast<int>(std::lround(std::clamp(share, 0.0, 1.0) * (places - 1)));
    std::string bar;
    for (int place = 0; place < places; ++place) {
        bar += place == here ? "█" : "░";
    }
    return bar;
}

Json finite(double number) {
    return std::isfinite(number) ? Json(number) : Json(nullptr);
}

JsonObject estimate_json(rating::Estimate const& estimate) {
    return {
        {"value", finite(estimate.value)}, {"low", finite(estimate.low)}, {"high", finite(estimate.high)}};
}

} // namespace

std::string to_text(SprtReport const& report) {
    auto const& [elo0, elo1, alpha, beta, scale] = report.test.settings();
    auto const& [games, pairs, new_errors, old_errors] = report.results;
    auto const counts = report.results.counts();
    std::string text = answer_text(report) + "\n\n";
    text += fmt::format("games  {}: {} won, {} drawn, {} lost; errors: {} of {}, {} of {}\n", games.games(),
                        games.wins, games.draws, games.losses, new_errors, report.new_name, old_errors,
                        report.old_name);
    text += fmt::format("pairs  {} of 0, {} of ½, {} of 1, {} of 1½, {} of 2 points\n", pairs[0], pairs[1],
                        pairs[2], pairs[3], pairs[4]);
    text += fmt::format(
        "LLR    {:.2f}, bounds {:.2f} and {:.2f} (elo0 {:g}, elo1 {:g}, alpha {:g}, beta {:g}, {})\n",
        report.ratio, report.test.lower_bound(), report.test.upper_bound(), elo0, elo1, alpha, beta,
        scale_text(scale));
    if (counts.total() > 0) {
        text += fmt::format("Elo    {}, 95 %; normalized {}\n", estimate_text(rating::match_elo(counts)),
                            estimate_text(rating::normalized_elo(counts)));
        text += fmt::format("LOS    {:.1f}%\n", 100 * rating::superiority(counts));
    }
    return text;
}

JsonObject to_json(SprtReport const& report) {
    auto const& [elo0, elo1, alpha, beta, scale] = report.test.settings();
    auto const& [games, pairs, new_errors, old_errors] = report.results;
    auto const counts = report.results.counts();
    bool const any = counts.total() > 0;
    using Answer = Sprt::Answer;
    return {{"new", report.new_name},
            {"old", report.old_name},
            {"answer", report.answer == Answer::go_on  ? Json(nullptr)
                       : report.answer == Answer::elo0 ? Json("elo0")
                                                       : Json("elo1")},
            {"llr", report.ratio},
            {"lower", report.test.lower_bound()},
            {"upper", report.test.upper_bound()},
            {"elo0", elo0},
            {"elo1", elo1},
            {"alpha", alpha},
            {"beta", beta},
            {"model", scale_text(scale)},
            {"games", games.games()},
            {"wins", games.wins},
            {"draws", games.draws},
            {"losses", games.losses},
            {"errors", JsonArray{new_errors, old_errors}},
            {"pairs", JsonArray(pairs.begin(), pairs.end())},
            {"elo", any ? Json(estimate_json(rating::match_elo(counts))) : Json(nullptr)},
            {"normalized_elo", any ? Json(estimate_json(rating::normalized_elo(counts))) : Json(nullptr)},
            {"superiority", any ? Json(rating::superiority(counts)) : Json(nullptr)}};
}

std::string progress_line(SprtReport const& report) {
    auto const& games = report.results.games;
    auto const counts = report.results.counts();
    std::string line =
        fmt::format("LLR {:.2f}  {:.2f} {} {:.2f}  +{} ={} −{}", report.ratio, report.test.lower_bound(),
                    ratio_bar(report), report.test.upper_bound(), games.wins, games.draws, games.losses);
    if (counts.total() > 0) {
        line += fmt::format("  Elo {}  LOS {:.1f}%", estimate_text(rating::match_elo(counts)),
                            100 * rating::superiority(counts));
    }
    return line;
}

} // namespace tulkas
