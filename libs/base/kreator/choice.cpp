#include "kreator/choice.hpp"

#include <utility>

namespace kreator {

namespace {

using Candidates = std::span<Qualifiers const* const>;
using Numbers = std::vector<std::size_t>;

template <typename Fits>
Numbers those_that(Candidates candidates, Numbers const& numbers, Fits const& fits) {
    Numbers left;
    for (auto const number : numbers) {
        if (fits(*candidates[number])) {
            left.push_back(number);
        }
    }
    return left;
}

Numbers all_of(Candidates candidates) {
    Numbers numbers;
    for (std::size_t number = 0; number < candidates.size(); ++number) {
        numbers.push_back(number);
    }
    return numbers;
}

Numbers by_environment(Candidates candidates, Numbers const& numbers, Environment const& wanted) {
    if (wanted.is_root()) {
        return numbers;
    }
    auto below = [&](Qualifiers const& candidate) { return candidate.environment.is_below(wanted); };
    auto const is_of = [&](Environment const& environment) {
        return those_that(candidates, numbers,
                          [&](Qualifiers const& candidate) { return candidate.environment == environment; });
    };
    if (auto exact = is_of(wanted); !exact.empty()) {
        return exact;
    }
    if (auto lower = those_that(candidates, numbers, below); !lower.empty()) {
        return lower;
    }
    for (auto ancestor = wanted.parent(); ancestor; ancestor = ancestor->parent()) {
        if (auto higher = is_of(*ancestor); !higher.empty()) {
            return higher;
        }
    }
    return {};
}

} // namespace

Numbers choose(Candidates candidates, Request const& request) {
    auto tagged = those_that(candidates, all_of(candidates), [&](Qualifiers const& candidate) {
        return !request.tag || candidate.tags.contains(*request.tag);
    });
    auto eligible = by_environment(candidates, tagged, request.environment);
    auto defaults =
        those_that(candidates, eligible, [](Qualifiers const& candidate) { return candidate.is_default; });
    return defaults.empty() ? eligible : defaults;
}

} // namespace kreator
