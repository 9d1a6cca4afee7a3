#include "similarity/fingerprints.hpp"

#include <algorithm>
#include <span>
#include <tuple>

namespace similarity {

namespace {

// The grams of a run stand at successive tokens. As long as the gram chosen last is in the window and none is
// less, it stays (the paper's "robust" winnowing): fewer fingerprints where code repeats itself.
void winnow_run(std::span<Gram const> run, std::size_t window, std::vector<Gram>& chosen) {
    auto const least_of = [&](std::size_t first, std::size_t end) { // the last of several
        std::size_t least = first;
        for (std::size_t i = first + 1; i < end; ++i) {
            least = run[i].hash <= run[least].hash ? i : least;
        }
        return least;
    };
    std::size_t least = least_of(0, std::min(window, run.size()));
    chosen.push_back(run[least]);
    for (std::size_t end = window + 1; end <= run.size(); ++end) {
        std::size_t const first = end - window;
        std::size_t const next = least < first                         ? least_of(first, end)
                                 : run[end - 1].hash < run[least].hash ? end - 1
                                                                       : least;
        if (next != least) {
            least = next;
            chosen.push_back(run[least]);
        }
    }
}

} // namespace

std::vector<Gram> winnow(std::vector<Gram> const& grams, std::size_t window) {
    std::vector<Gram> chosen;
    std::span<Gram const> const all(grams);
    for (std::size_t first = 0; first < all.size();) {
        std::size_t end = first + 1;
        while (end < all.size() && all[end].at == all[end - 1].at + 1) {
            ++end;
        }
        winnow_run(all.subspan(first, end - first), window, chosen);
        first = end;
    }
    std::ranges::sort(chosen, {}, [](Gram const& gram) { return std::tuple(gram.hash, gram.at); });
    return chosen;
}

} // namespace similarity
