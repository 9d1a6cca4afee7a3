// How well copies are found: precision and recall for each way of disguising one, in all languages. The table
// in docs/similarity.md is what this prints.
#include "similarity/comparison.hpp"
#include "similarity/written_programs_test.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <iostream>
#include <map>

namespace similarity {
namespace {

using written::Program;
using written::Style;

constexpr std::array languages{Language::cpp, Language::java, Language::python, Language::javascript,
                               Language::go,  Language::rust, Language::haskell};
constexpr std::size_t authors = 20; // of each language
constexpr std::size_t copies = 8;   // the copier of author i is submission authors + i

// Changes a copy; `own` is what its author would have written alone.
using Disguise =
    std::function<void(Program& copy, Program const& own, Style& style, support::Random& random)>;

struct Score {
    std::size_t found = 0;
    std::size_t missed = 0;
    std::size_t wrong = 0;
    double least = 1; // share of a copy
    double sum = 0;
    double highest_wrong = 0; // share of a pair that has nothing to do with each other
};

Submission submission(std::string const& name, Language language, Program const& program, Style style) {
    return {
        .name = name,
        .files = {
            {.name = name, .language = language, .text = written::Writer(language, style).write(program)}}};
}

std::vector<Submission> class_of(Language language, Disguise const& disguise) {
    std::vector<Submission> all;
    auto const seed = 1000 * static_cast<std::uint64_t>(language);
    for (std::size_t i = 0; i < authors; ++i) {
        all.push_back(submission(fmt::format("author {}", i), language, written::make_program(seed + i),
                                 {.names = i, .comments = i}));
    }
    for (std::size_t i = 0; i < copies; ++i) {
        support::Random random(seed + 500 + i);
        auto program = written::make_program(seed + i);
        Style style{.names = i, .comments = i};
        disguise(program, written::make_program(seed + 100 + i), style, random);
        all.push_back(submission(fmt::format("copier {}", i), language, program, style));
    }
    return all;
}

Score evaluate(Disguise const& disguise) {
    Score score;
    auto const reported = Settings().least;
    for (auto const language : languages) {
        Settings settings;
        settings.least = 0.01;
        auto const comparison = compare({.submissions = class_of(language, disguise)}, settings);
        // The defaults leave out unlikely pairs early; none that should be reported may be among them.
        auto const by_default = compare({.submissions = class_of(language, disguise)});
        EXPECT_EQ(by_default->pairs.size(), static_cast<std::size_t>(std::ranges::count_if(
                                                comparison->pairs, [&](SimilarPair const& pair) {
                                                    return pair.largest() >= reported;
                                                })));
        std::map<std::size_t, double> shares; // of the copies
        for (auto const& pair : comparison->pairs) {
            if (pair.first < copies && pair.second == authors + pair.first) {
                shares[pair.first] = pair.largest();
            } else {
                score.wrong += pair.largest() >= reported ? 1U : 0U;
                score.highest_wrong = std::max(score.highest_wrong, pair.largest());
            }
        }
        for (std::size_t i = 0; i < copies; ++i) {
            ++(shares[i] >= reported ? score.found : score.missed);
            score.least = std::min(score.least, shares[i]);
            score.sum += shares[i];
        }
    }
    return score;
}

TEST(SimilarityEvaluation, FindsDisguisedCopiesAndAccusesNobodyElse) {
    Disguise const rename = [](Program&, Program const&, Style& style, support::Random&) {
        style.names += 77;
    };
    Disguise const translate = [](Program&, Program const&, Style& style, support::Random&) {
        style.comments += 77;
    };
    Disguise const reorder = [](Program& copy, Program const&, Style&, support::Random& random) {
        written::shuffle_functions(copy, random);
    };
    Disguise const pad = [](Program& copy, Program const&, Style&, support::Random& random) {
        written::add_dead_code(copy, random);
    };
    std::vector<std::pair<std::string, Disguise>> const disguises{
        {"plain copy", [](Program&, Program const&, Style&, support::Random&) {}},
        {"identifiers renamed", rename},
        {"functions reordered", reorder},
        {"dead code added", pad},
        {"comments translated", translate},
        {"all of these at once",
         [&](Program& copy, Program const& own, Style& style, support::Random& random) {
             for (auto const& disguise : {rename, translate, reorder, pad}) {
                 disguise(copy, own, style, random);
             }
         }},
        {"half of the functions copied and renamed",
         [&](Program& copy, Program const& own, Style& style, support::Random& random) {
             auto mixed = own;
             written::take_half(mixed, copy);
             copy = mixed;
             rename(copy, own, style, random);
         }},
        {"independent solutions",
         [](Program& copy, Program const& own, Style& style, support::Random&) {
             copy = own;
             style.names += 200;
         }},
    };
    for (auto const& [name, disguise] : disguises) {
        auto const score = evaluate(disguise);
        auto const all = static_cast<double>(score.found + score.missed);
        auto const reported = static_cast<double>(score.found + score.wrong);
        double const precision = reported == 0 ? 1 : static_cast<double>(score.found) / reported;
        double const recall = static_cast<double>(score.found) / all;
        std::cout << fmt::format("| {} | {} | {:.2f} | {:.2f} | {:.0f} % | {:.0f} % | {:.0f} % |\n", name,
                                 all, precision, recall, 100 * score.sum / all, 100 * score.least,
                                 100 * score.highest_wrong);
        if (name == "independent solutions") {
            EXPECT_EQ(score.found + score.wrong, 0U);
            continue;
        }
        EXPECT_GE(precision, 0.98) << name;
        EXPECT_GE(recall, name.starts_with("half") ? 0.95 : 1.0) << name;
    }
}

} // namespace
} // namespace similarity
