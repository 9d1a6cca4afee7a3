// `tulkas similarity`: which submissions share code, for course staff.
#include "similarity/comparison.hpp"
#include "similarity/html_report.hpp"
#include "similarity/submission_reader.hpp"
#include "similarity/table_report.hpp"
#include "support/controls.hpp"
#include "support/text.hpp"
#include "tulkas/commands.hpp"
#include "tulkas/output.hpp"
#include "tulkas/text_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iterator>
#include <memory>

namespace tulkas {

using similarity::Comparison;
using similarity::Material;
using support::ErrorKind;
using support::fail;
using support::in_quotes;
using support::Result;

namespace {

struct SimilarityArguments {
    std::string directory;
    std::vector<std::string> references;
    std::vector<std::string> starters;
    std::optional<std::string> html;
    std::optional<std::string> json;
    std::optional<std::string> csv;
    std::optional<std::uint64_t> least;
};

struct Read {
    Material material;
    std::vector<std::string> notes;
};

void append(std::vector<similarity::Submission>& all, similarity::FoundSubmissions found,
            std::vector<std::string>& notes) {
    std::ranges::move(found.submissions, std::back_inserter(all));
    std::ranges::move(found.notes, std::back_inserter(notes));
}

Result<Read> read_material(SimilarityArguments const& arguments) {
    Read read;
    append(read.material.submissions, TULKAS_TRY(similarity::read_submissions(arguments.directory)),
           read.notes);
    for (auto const& reference : arguments.references) {
        auto found = TULKAS_TRY(similarity::read_submissions(reference));
        auto const folder = std::filesystem::path(reference).lexically_normal();
        for (auto& submission : found.submissions) { // two years may have the same names
            auto const name = folder.has_filename() ? folder.filename() : folder.parent_path().filename();
            submission.name = (name / submission.name).generic_string();
        }
        append(read.material.references, std::move(found), read.notes);
    }
    for (auto const& starter : arguments.starters) {
        append(read.material.given, TULKAS_TRY(similarity::read_submission(starter)), read.notes);
    }
    return read;
}

std::string percent(double share) {
    return fmt::format("{:.0f}%", std::floor(100 * share)); // 100% means all of it
}

std::string report_text(Comparison const& comparison) {
    TextTable table(
        {{"largest", true}, {"mean", true}, {"tokens", true}, {"first"}, {"", true}, {"second"}, {"", true}});
    auto const name = [&](std::size_t index) {
        auto const& compared = comparison.compared[index];
        return support::visible_line(compared.submission.name) +
               (compared.is_reference ? " (reference)" : "");
    };
    for (auto const& pair : comparison.pairs) {
        table.add({percent(pair.largest()), percent(pair.mean()), fmt::format("{}", pair.tokens),
                   name(pair.first), percent(pair.first_share), name(pair.second),
                   percent(pair.second_share)});
    }
    auto const least = fmt::format("{:.0f}%", 100 * comparison.settings.least);
    std::string text =
        comparison.pairs.empty() ? fmt::format("no pair shares {} of its code\n", least) : table.text();
    for (auto const& cluster : comparison.clusters) {
        text += fmt::format("\ncluster of {}:", cluster.size());
        for (std::size_t i = 0; i < cluster.size(); ++i) {
            text += (i > 0 ? ", " : " ") + name(cluster[i]);
        }
    }
    return text + (comparison.clusters.empty() ? "" : "\n");
}

// Readable for whom the umask says: a report names people.
Result<void> write_report(std::optional<std::string> const& path, std::string const& content) {
    if (!path) {
        return {};
    }
    std::ofstream file(*path, std::ios::binary);
    file << content;
    file.close();
    if (!file) {
        return fail(ErrorKind::unavailable, "cannot write {}", in_quotes(*path));
    }
    return {};
}

Result<void> find_similar(SimilarityArguments const& arguments) {
    auto read = TULKAS_TRY(read_material(arguments));
    if (read.material.submissions.empty()) {
        return fail(ErrorKind::invalid,
                    "no submissions in {}; there must be a folder or a source file for each (C++, Java, "
                    "Python, JavaScript, TypeScript, Go, Rust, Haskell)",
                    in_quotes(arguments.directory));
    }
    auto const percent_least = static_cast<double>(arguments.least.value_or(30));
    auto comparison =
        TULKAS_TRY(similarity::compare(std::move(read.material), {.least = percent_least / 100}));
    comparison.notes.insert(comparison.notes.begin(), read.notes.begin(), read.notes.end());
    for (auto const& note : comparison.notes) {
        print_note(note);
    }
    if (arguments.html) {
        TULKAS_TRY(write_report(arguments.html, similarity::html_report(comparison)));
    }
    if (arguments.json) {
        TULKAS_TRY(write_report(arguments.json, support::to_text(similarity::to_json(comparison)) + "\n"));
    }
    if (arguments.csv) {
        TULKAS_TRY(write_report(arguments.csv, similarity::to_csv(comparison)));
    }
    return print(report_text(comparison));
}

} // namespace

void add_similarity(CommandLine& program, rules::Registry const& /*games*/) {
    auto command = program.add("similarity", "report which submissions share code, for course staff");
    auto const arguments = std::make_shared<SimilarityArguments>();
    command.word("DIR", arguments->directory,
                 "a folder with one folder or one source file for each submission");
    command.repeated_option("--reference", "DIR", arguments->references,
                            "compare with these too, but not with each other: earlier years, published "
                            "solutions (repeatable)");
    command.repeated_option(
        "--starter", "DIR", arguments->starters,
        "code that everybody was given, a folder or a file: it does not count (repeatable)");
    command.text_option("--html", "FILE", arguments->html, "write a report with the code side by side");
    command.text_option("--json", "FILE", arguments->json, "write the report as JSON");
    command.text_option("--csv", "FILE", arguments->csv, "write the pairs as CSV");
    command.number_option("--least", arguments->least, {1, 100},
                          "report pairs in which this percentage of one side's code matches (default: 30)");
    command.footer("Names, numbers, texts, comments and layout do not count. A high share is a reason to "
                   "look at the code, "
                   "not a proof.");
    command.action([arguments] { return find_similar(*arguments); });
}

} // namespace tulkas
