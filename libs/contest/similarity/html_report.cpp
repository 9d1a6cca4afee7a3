#include "similarity/html_report.hpp"

#include "similarity/source_view.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace similarity {

namespace {

constexpr std::size_t most_rows = 1000; // of the table of pairs

constexpr std::string_view head = R"(<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<meta name="referrer" content="no-referrer">
<title>Similarity of submissions</title>
<style>
:root {
  color-scheme: light dark;
  --page: #fff; --text: #1b1f24; --quiet: #59636e; --line: #d1d9e0; --panel: #f6f8fa; --bar: #c2410c; --link: #0550ae;
  --m0: #ffe2b8; --m1: #cfe8ff; --m2: #d3f2d0; --m3: #f6d5f0; --m4: #fff3a6; --m5: #d9d9fb; --m6: #c8f0ec; --m7: #ffd6d2;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #12161c; --text: #e6e9ed; --quiet: #9aa5b1; --line: #353d47; --panel: #1b2129; --bar: #f08a4b; --link: #79b8ff;
    --m0: #5a3d12; --m1: #14405f; --m2: #1e4a24; --m3: #572350; --m4: #4f4a0d; --m5: #34346e; --m6: #124c48; --m7: #5f2420;
  }
}
body { margin: 0 auto; padding: 1rem 1.5rem 4rem; max-width: 110rem; background: var(--page); color: var(--text);
  font: 15px/1.45 system-ui, sans-serif; }
h1 { font-size: 1.6rem; margin: .5rem 0; }
h2 { font-size: 1.2rem; margin: 2rem 0 .6rem; }
h4 { font-size: .9rem; margin: 0; padding: .4rem .6rem; background: var(--panel); border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
p { max-width: 50rem; }
a { color: var(--link); }
.quiet { color: var(--quiet); }
table { border-collapse: collapse; }
th, td { padding: .3rem .8rem .3rem 0; text-align: left; border-bottom: 1px solid var(--line); vertical-align: middle; overflow-wrap: anywhere; }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.bar { display: inline-block; width: 7rem; height: .6rem; margin-left: .5rem; background: var(--panel); border: 1px solid var(--line); }
.bar span { display: block; height: 100%; background: var(--bar); }
.reference { font-size: .8rem; padding: 0 .35rem; border: 1px solid var(--line); border-radius: .6rem; color: var(--quiet); }
details { margin: .6rem 0; border: 1px solid var(--line); border-radius: .4rem; }
summary { padding: .5rem .8rem; cursor: pointer; font-weight: 600; overflow-wrap: anywhere; }
.regions { margin: 0; padding: 0 .8rem .6rem; }
.regions td, .regions th { padding-top: .15rem; padding-bottom: .15rem; }
.chip { display: inline-block; min-width: 1.6rem; padding: 0 .3rem; text-align: center; border-radius: .3rem; }
.sides { display: grid; grid-template-columns: 1fr 1fr; border-top: 1px solid var(--line); }
.side { min-width: 0; max-height: 85vh; overflow: auto; }
.side + .side { border-left: 1px solid var(--line); }
.side h3 { margin: 0; padding: .5rem .6rem; font-size: 1rem; overflow-wrap: anywhere; }
.side p { padding: 0 .6rem; }
pre { margin: 0; padding: .3rem 0; font: 12.5px/1.5 ui-monospace, monospace; width: max-content; min-width: 100%; tab-size: 4; }
pre span { display: block; padding-right: 1rem; min-height: 1.5em; }
pre i { display: block; color: var(--quiet); padding-left: 5.2rem; }
pre b { display: inline-block; width: 4.4rem; margin-right: .8rem; text-align: right; font-weight: 400; color: var(--quiet); user-select: none; }
pre b a { float: left; margin-left: .4rem; font-weight: 700; }
.m0 { background: var(--m0); } .m1 { background: var(--m1); } .m2 { background: var(--m2); } .m3 { background: var(--m3); }
.m4 { background: var(--m4); } .m5 { background: var(--m5); } .m6 { background: var(--m6); } .m7 { background: var(--m7); }
@media (max-width: 50rem) { .sides { grid-template-columns: 1fr; } .side + .side { border-left: 0; border-top: 1px solid var(--line); } }
</style>
</head>
<body>
)";

int percent(double share) {
    return static_cast<int>(std::floor(100 * std::min(share, 1.0)));
}

std::string plural(std::size_t count, std::string_view word) {
    return fmt::format("{} {}{}", count, word, count == 1 ? "" : "s");
}

std::string name_html(Compared const& compared) {
    return html_text(compared.submission.name) +
           (compared.is_reference ? R"( <span class="reference">reference</span>)" : "");
}

std::string share_html(double share) {
    return fmt::format(R"(<td class="n">{0} %<span class="bar"><span style="width:{0}%"></span></span></td>)",
                       percent(share));
}

std::string introduction(Comparison const& comparison) {
    auto const& settings = comparison.settings;
    auto const references =
        static_cast<std::size_t>(std::ranges::count(comparison.compared, true, &Compared::is_reference));
    return fmt::format("<h1>Similarity of submissions</h1>\n"
                       "<p>{}{} compared; {} of at least {} % found. A percentage is the share of a "
                       "submission’s own code "
                       "that matches the other one: names, numbers, texts, comments and layout do not count, "
                       "and neither does given "
                       "code. Matches shorter than {} tokens are not counted.</p>\n"
                       "<p><b>A high share is a reason to look, not a proof.</b> Read the marked code side "
                       "by side, and ask the authors, "
                       "before you conclude anything.</p>\n",
                       plural(comparison.compared.size() - references, "submission"),
                       references > 0 ? " and " + plural(references, "reference") : "",
                       plural(comparison.pairs.size(), "pair"), percent(settings.least), settings.gram);
}

std::string pairs_table(Comparison const& comparison) {
    std::string text = "<h2>Pairs</h2>\n";
    if (comparison.pairs.empty()) {
        return text + "<p>No pair is that similar.</p>\n";
    }
    text += "<table><thead><tr><th class=\"n\">#</th><th>first</th><th class=\"n\">of the first</th>"
            "<th>second</th><th class=\"n\">of the second</th><th class=\"n\">mean</th>"
            "<th class=\"n\">tokens</th></tr></thead><tbody>\n";
    for (std::size_t i = 0; i < std::min(most_rows, comparison.pairs.size()); ++i) {
        auto const& pair = comparison.pairs[i];
        auto const number = pair.regions.empty() ? fmt::format("{}", i + 1)
                                                 : fmt::format(R"(<a href="#pair-{0}">{0}</a>)", i + 1);
        text += fmt::format(
            R"(<tr><td class="n">{}</td><td>{}</td>{}<td>{}</td>{}<td class="n">{} %</td><td class="n">{}</td></tr>)"
            "\n",
            number, name_html(comparison.compared[pair.first]), share_html(pair.first_share),
            name_html(comparison.compared[pair.second]), share_html(pair.second_share), percent(pair.mean()),
            pair.tokens);
    }
    text += "</tbody></table>\n";
    if (comparison.pairs.size() > most_rows) {
        text += fmt::format("<p>The first {} of {} pairs. The JSON and CSV reports have more.</p>\n",
                            most_rows, comparison.pairs.size());
    }
    return text;
}

std::string clusters_list(Comparison const& comparison) {
    if (comparison.clusters.empty()) {
        return "";
    }
    std::string text = "<h2>Clusters</h2>\n<p>Each member is similar to at least one other member, not "
                       "necessarily to all.</p>\n<ul>\n";
    for (auto const& cluster : comparison.clusters) {
        text += fmt::format("<li>{}: ", cluster.size());
        for (std::size_t i = 0; i < cluster.size(); ++i) {
            text += (i > 0 ? ", " : "") + name_html(comparison.compared[cluster[i]]);
        }
        text += "</li>\n";
    }
    return text + "</ul>\n";
}

std::string range_html(Compared const& compared, LineRange const& range) {
    return fmt::format("{}, lines {}–{}", html_text(compared.submission.files[range.file].name), range.first,
                       range.last);
}

std::string regions_table(Comparison const& comparison, SimilarPair const& pair, std::size_t number) {
    constexpr std::size_t most = 100;
    std::string text = R"(<div class="regions"><table><thead><tr><th></th><th>first</th><th>second</th>)"
                       R"(<th class="n">tokens</th></tr></thead><tbody>)";
    for (std::size_t i = 0; i < std::min(most, pair.regions.size()); ++i) {
        auto const& region = pair.regions[i];
        text += fmt::format(R"(<tr><td><a class="chip m{}" href="#p{}a-{}">{}</a></td><td>{}</td><td>{}</td>)"
                            R"(<td class="n">{}</td></tr>)"
                            "\n",
                            i % 8, number, i + 1, i + 1,
                            range_html(comparison.compared[pair.first], region.first),
                            range_html(comparison.compared[pair.second], region.second), region.tokens);
    }
    text += "</tbody></table>";
    if (pair.regions.size() > most) {
        text += fmt::format("<p>and {} more</p>", pair.regions.size() - most);
    }
    return text + "</div>\n";
}

std::string side_html(Compared const& compared, SimilarPair const& pair, Side const& side) {
    return fmt::format("<div class=\"side\" tabindex=\"0\"><h3>{}</h3>{}</div>\n", name_html(compared),
                       source_view(compared.submission, pair.regions, side));
}

std::string pair_details(Comparison const& comparison, std::size_t index) {
    auto const& pair = comparison.pairs[index];
    auto const& first = comparison.compared[pair.first];
    auto const& second = comparison.compared[pair.second];
    auto const number = index + 1;
    auto const first_id = fmt::format("p{}a", number);
    auto const second_id = fmt::format("p{}b", number);
    return fmt::format("<details id=\"pair-{}\"{}><summary>{}. {} ({} %) and {} ({} %)</summary>\n", number,
                       index == 0 ? " open" : "", number, name_html(first), percent(pair.first_share),
                       name_html(second), percent(pair.second_share)) +
           regions_table(comparison, pair, number) + "<div class=\"sides\">" +
           side_html(first, pair, {.id = first_id, .other_id = second_id, .is_second = false}) +
           side_html(second, pair, {.id = second_id, .other_id = first_id, .is_second = true}) +
           "</div></details>\n";
}

std::string notes_list(Comparison const& comparison) {
    if (comparison.notes.empty()) {
        return "";
    }
    std::string text = "<h2>Not compared</h2>\n<ul>\n";
    for (auto const& note : comparison.notes) {
        text += "<li>" + html_text(note) + "</li>\n";
    }
    return text + "</ul>\n";
}

} // namespace

std::string html_report(Comparison const& comparison) {
    std::string text = std::string(head) + introduction(comparison) + pairs_table(comparison) +
                       clusters_list(comparison) + notes_list(comparison);
    auto const shown =
        std::ranges::count_if(comparison.pairs, [](auto const& pair) { return !pair.regions.empty(); });
    if (shown > 0) {
        text +=
            "<h2>Side by side</h2>\n<p>Matching parts have the same number and colour. The number of a part "
            "leads to the same part on the other side.</p>\n";
    }
    for (std::size_t i = 0; i < static_cast<std::size_t>(shown); ++i) {
        text += pair_details(comparison, i);
    }
    return text + "</body>\n</html>\n";
}

} // namespace similarity
