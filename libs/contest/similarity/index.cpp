#include "similarity/index.hpp"

#include <algorithm>
#include <tuple>

namespace similarity {

namespace {

struct Posting {
    std::uint64_t hash;
    std::uint32_t document;

    friend bool operator==(Posting const&, Posting const&) = default;
};

// The documents that have one hash: postings[begin, end).
struct Posted {
    std::size_t begin;
    std::size_t end;

    [[nodiscard]] std::uint64_t size() const { return end - begin; }
};

std::vector<Posting> postings_of(std::vector<std::vector<Gram>> const& fingerprints) {
    std::vector<Posting> postings;
    for (std::size_t document = 0; document < fingerprints.size(); ++document) {
        for (auto const& gram : fingerprints[document]) {
            Posting const posting{gram.hash, static_cast<std::uint32_t>(document)};
            if (postings.empty() || postings.back() != posting) {
                postings.push_back(posting);
            }
        }
    }
    std::ranges::sort(postings, {}, [](Posting const& p) { return std::tuple(p.hash, p.document); });
    return postings;
}

// The rarest hashes first.
std::vector<Posted> lists_of(std::vector<Posting> const& postings) {
    std::vector<Posted> lists;
    for (std::size_t begin = 0; begin < postings.size();) {
        std::size_t end = begin + 1;
        while (end < postings.size() && postings[end].hash == postings[begin].hash) {
            ++end;
        }
        lists.push_back({begin, end});
        begin = end;
    }
    std::ranges::sort(lists, {}, [](Posted const& list) { return std::tuple(list.size(), list.begin); });
    return lists;
}

// How many hashes each document has, and each pair shares.
class SharedCounts {
public:
    SharedCounts(std::size_t documents, std::size_t submissions)
        : m_documents(documents),
          m_submissions(submissions),
          m_own(documents),
          m_shared(submissions * documents) {}

    void add(std::vector<Posting> const& postings, Posted const& list) {
        for (std::size_t i = list.begin; i < list.end; ++i) {
            std::size_t const first = postings[i].document;
            ++m_own[first];
            for (std::size_t j = i + 1; j < list.end && first < m_submissions; ++j) {
                ++m_shared[first * m_documents + postings[j].document];
            }
        }
    }

    [[nodiscard]] double estimate(std::size_t first, std::size_t second) const {
        auto const shared = m_shared[first * m_documents + second];
        return shared == 0 ? 0 : static_cast<double>(shared) / std::min(m_own[first], m_own[second]);
    }

private:
    std::size_t m_documents;
    std::size_t m_submissions;
    std::vector<std::uint32_t> m_own;
    std::vector<std::uint32_t> m_shared;
};

} // namespace

Candidates find_candidates(std::vector<std::vector<Gram>> const& fingerprints,
                           CandidateSearch const& search) {
    auto const postings = postings_of(fingerprints);
    SharedCounts counts(fingerprints.size(), search.submissions);
    Candidates found;
    std::uint64_t work = 0;
    for (auto const& list : lists_of(postings)) {
        work += list.size() * list.size() / 2;
        if (work > search.work) {
            found.all_fingerprints = false;
            break;
        }
        counts.add(postings, list);
    }
    for (std::size_t first = 0; first < search.submissions; ++first) {
        for (std::size_t second = first + 1; second < fingerprints.size(); ++second) {
            double const estimate = counts.estimate(first, second);
            if (estimate > 0 && estimate >= search.least) {
                found.pairs.push_back({first, second, estimate});
            }
        }
    }
    std::ranges::sort(found.pairs, {}, [](Candidate const& pair) {
        return std::tuple(-pair.estimate, pair.first, pair.second);
    });
    return found;
}

} // namespace similarity
