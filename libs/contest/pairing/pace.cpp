#include "pairing/pace.hpp"

#include <algorithm>

namespace pairing {

bool is_new(Contender const& contender) {
    constexpr int few_games = 100;
    constexpr double wide_deviation = 1.5;
    return contender.games < few_games && contender.skill.deviation > wide_deviation;
}

std::chrono::milliseconds pause_between_games(std::span<Contender const> contenders, std::size_t players) {
    if (contenders.empty() || std::ranges::any_of(contenders, is_new)) {
        return {};
    }
    constexpr std::chrono::milliseconds for_each_game = std::chrono::seconds(1);
    constexpr std::chrono::milliseconds longest = std::chrono::hours(12);
    auto const fewest = std::ranges::min_element(contenders, {}, &Contender::games)->games;
    auto const of_one = std::min(for_each_game * fewest, longest);
    // Several play at once, and all of them have to get their turn within that time.
    return of_one * players / contenders.size();
}

} // namespace pairing
