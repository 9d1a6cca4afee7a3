#include "similarity/comparison.hpp"

#include "similarity/clusters.hpp"
#include "similarity/fingerprints.hpp"
#include "similarity/given_code.hpp"
#include "similarity/index.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace similarity {

using support::ErrorKind;
using support::fail;
using support::in_quotes;
using support::Result;

namespace {

class Comparer {
public:
    Comparer(Settings const& settings, std::vector<Submission> const& given) : m_given(settings.gram) {
        m_result.settings = settings;
        for (auto const& submission : given) {
            auto const document = document_of(submission, settings.most_tokens);
            if (document.cut) {
                note("given code {}: only its first {} tokens are taken out", in_quotes(submission.name),
                     settings.most_tokens);
            }
            m_given.add(document);
        }
    }

    [[nodiscard]] Result<void> add(std::vector<Submission> submissions, bool are_references) {
        auto const& settings = m_result.settings;
        for (auto& submission : submissions) {
            auto document = document_of(submission, settings.most_tokens);
            auto const all = document.own;
            m_given.take_out(document);
            if (document.cut) {
                note("{}: only its first {} tokens are compared", in_quotes(submission.name),
                     settings.most_tokens);
            }
            if (document.own < settings.least_tokens) {
                note("{}: not compared: {} tokens of its own are too few (at least {})",
                     in_quotes(submission.name), document.own, settings.least_tokens);
                continue;
            }
            m_tokens += all;
            if (m_tokens > settings.all_tokens || m_documents.size() == settings.most_documents) {
                return fail(
                    ErrorKind::refused,
                    "too much to compare: at most {} submissions and references with {} tokens in all; "
                    "compare fewer at a time",
                    settings.most_documents, settings.all_tokens);
            }
            auto fingerprints = winnow(grams_of(document.tokens, settings.gram), settings.window);
            m_result.compared.push_back({.submission = std::move(submission),
                                         .is_reference = are_references,
                                         .own = document.own,
                                         .given = all - document.own});
            m_documents.push_back({.document = std::move(document), .fingerprints = std::move(fingerprints)});
        }
        m_submissions = are_references ? m_submissions : m_documents.size();
        return {};
    }

    [[nodiscard]] Comparison finish() && {
        compare_closely(candidates());
        rank();
        link();
        shorten();
        return std::move(m_result);
    }

private:
    template <typename... Args>
    void note(fmt::format_string<Args...> format, Args&&... args) {
        m_result.notes.push_back(fmt::format(format, std::forward<Args>(args)...));
    }

    // The estimate is lower than the share where small changes interrupt the code everywhere.
    [[nodiscard]] std::vector<Candidate> candidates() {
        std::vector<std::vector<Gram>> fingerprints;
        fingerprints.reserve(m_documents.size());
        for (auto const& document : m_documents) {
            fingerprints.push_back(document.fingerprints);
        }
        auto found = find_candidates(fingerprints,
                                     {.submissions = m_submissions, .least = m_result.settings.least / 4});
        if (!found.all_fingerprints) {
            note("the submissions share too much: code that the most of them have was not looked at");
        }
        return std::move(found.pairs);
    }

    void compare_closely(std::vector<Candidate> const& candidates) {
        std::uint64_t work = m_result.settings.work;
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            auto const& [first, second, estimate] = candidates[i];
            auto const size =
                m_documents[first].document.tokens.size() + m_documents[second].document.tokens.size();
            if (work < size) {
                note("{} of {} similar pairs were not compared closely: too much code; compare fewer at a "
                     "time",
                     candidates.size() - i, candidates.size());
                return;
            }
            work -= size;
            add_pair(first, second);
        }
    }

    [[nodiscard]] std::vector<Tile> tiles(std::size_t first, std::size_t second) const {
        return tiles_of(m_documents[first], m_documents[second], m_result.settings.gram);
    }

    void add_pair(std::size_t first, std::size_t second) {
        std::size_t tokens = 0;
        for (auto const& tile : tiles(first, second)) {
            tokens += tile.length;
        }
        auto const share = [&](std::size_t one) {
            return static_cast<double>(tokens) / static_cast<double>(m_result.compared[one].own);
        };
        SimilarPair pair{.first = first,
                         .second = second,
                         .tokens = tokens,
                         .first_share = share(first),
                         .second_share = share(second),
                         .regions = {}};
        if (tokens > 0 && pair.largest() >= m_result.settings.least) {
            m_result.pairs.push_back(std::move(pair));
        }
    }

    void rank() {
        std::ranges::sort(m_result.pairs, [](SimilarPair const& a, SimilarPair const& b) {
            return std::tuple(-a.largest(), -a.mean(), a.first, a.second) <
                   std::tuple(-b.largest(), -b.mean(), b.first, b.second);
        });
        for (std::size_t i = 0; i < std::min(m_result.pairs.size(), m_result.settings.shown); ++i) {
            auto& pair = m_result.pairs[i];
            pair.regions = regions_of(tiles(pair.first, pair.second), m_documents[pair.first].document,
                                      m_documents[pair.second].document);
        }
    }

    void link() {
        std::vector<std::pair<std::size_t, std::size_t>> links;
        for (auto const& pair : m_result.pairs) {
            links.emplace_back(pair.first, pair.second);
        }
        m_result.clusters = clusters_of(m_documents.size(), links);
    }

    void shorten() {
        auto const most = m_result.settings.most_pairs;
        if (m_result.pairs.size() > most) {
            note("{} pairs are similar; the first {} are listed", m_result.pairs.size(), most);
            m_result.pairs.resize(most);
        }
    }

    GivenCode m_given;
    std::vector<Fingerprinted> m_documents; // as in Comparison::compared
    std::size_t m_submissions = 0;
    std::uint64_t m_tokens = 0;
    Comparison m_result;
};

} // namespace

Result<Comparison> compare(Material material, Settings const& settings) {
    Comparer comparer(settings, material.given);
    TULKAS_TRY(comparer.add(std::move(material.submissions), false));
    TULKAS_TRY(comparer.add(std::move(material.references), true));
    return std::move(comparer).finish();
}

} // namespace similarity
