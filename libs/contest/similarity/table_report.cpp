#include "similarity/table_report.hpp"

#include "pairing/csv.hpp"
#include "support/controls.hpp"
#include "support/utf8.hpp"

#include <fmt/format.h>

namespace similarity {

using support::Json;
using support::JsonArray;
using support::JsonObject;

namespace {

// Names of files may be any bytes; JSON is UTF-8.
std::string name_of(Comparison const& comparison, std::size_t index) {
    return support::as_utf8(comparison.compared[index].submission.name);
}

Json range_json(Compared const& compared, LineRange const& range) {
    return JsonObject{{"file", support::as_utf8(compared.submission.files[range.file].name)},
                      {"first_line", range.first},
                      {"last_line", range.last}};
}

Json pair_json(Comparison const& comparison, SimilarPair const& pair) {
    JsonArray regions;
    for (auto const& region : pair.regions) {
        regions.push_back(
            JsonObject{{"tokens", region.tokens},
                       {"first", range_json(comparison.compared[pair.first], region.first)},
                       {"second", range_json(comparison.compared[pair.second], region.second)}});
    }
    return JsonObject{{"first", name_of(comparison, pair.first)},
                      {"second", name_of(comparison, pair.second)},
                      {"second_is_reference", comparison.compared[pair.second].is_reference},
                      {"tokens", pair.tokens},
                      {"first_share", pair.first_share},
                      {"second_share", pair.second_share},
                      {"largest_share", pair.largest()},
                      {"mean_share", pair.mean()},
                      {"regions", std::move(regions)}};
}

} // namespace

Json to_json(Comparison const& comparison) {
    JsonArray compared;
    for (auto const& one : comparison.compared) {
        compared.push_back(JsonObject{{"name", support::as_utf8(one.submission.name)},
                                      {"is_reference", one.is_reference},
                                      {"own_tokens", one.own},
                                      {"given_tokens", one.given}});
    }
    JsonArray pairs;
    for (auto const& pair : comparison.pairs) {
        pairs.push_back(pair_json(comparison, pair));
    }
    JsonArray clusters;
    for (auto const& cluster : comparison.clusters) {
        JsonArray names;
        for (auto const index : cluster) {
            names.push_back(Json(name_of(comparison, index)));
        }
        clusters.push_back(std::move(names));
    }
    return JsonObject{{"least_share", comparison.settings.least},
                      {"compared", std::move(compared)},
                      {"pairs", std::move(pairs)},
                      {"clusters", std::move(clusters)},
                      {"notes", JsonArray(comparison.notes.begin(), comparison.notes.end())}};
}

std::string to_csv(Comparison const& comparison) {
    std::string text = "first,second,second_is_reference,tokens,first_percent,second_percent,mean_percent\n";
    for (auto const& pair : comparison.pairs) {
        text += fmt::format("{},{},{},{},{:.1f},{:.1f},{:.1f}\n",
                            pairing::csv_text(support::visible_line(name_of(comparison, pair.first))),
                            pairing::csv_text(support::visible_line(name_of(comparison, pair.second))),
                            comparison.compared[pair.second].is_reference ? "yes" : "no", pair.tokens,
                            100 * pair.first_share, 100 * pair.second_share, 100 * pair.mean());
    }
    return text;
}

} // namespace similarity
