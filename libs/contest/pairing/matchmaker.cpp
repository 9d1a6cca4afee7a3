#include "pairing/matchmaker.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

namespace pairing {

void Meetings::grow(std::size_t contenders) {
    while (m_counts.size() < contenders) {
        m_counts.emplace_back(m_counts.size()); // row i has the places 0 … i − 1
    }
}

namespace {

// A number from 0 to 1.
double chance(support::Random& random) {
    return random.below(1U << 20U) / static_cast<double>(1U << 20U);
}

// What there is to say against a match: how sure its result is, and how often it was played. A wide deviation
// on either side makes any result unsure.
double cost(Contender const& one, Contender const& other, int meetings) {
    double const spread =
        std::hypot(one.skill.deviation, other.skill.deviation, rating::SkillModel{}.game_deviation);
    constexpr double for_a_meeting = 0.5;
    return std::abs(one.skill.mean - other.skill.mean) / spread + for_a_meeting * meetings;
}

// Who has played least.
std::size_t next_in_turn(std::span<Contender const> contenders, support::Random& random) {
    std::size_t first = 0;
    std::uint32_t level = 0; // contenders with as few games
    for (std::size_t number = 0; number < contenders.size(); ++number) {
        int const more = contenders[number].games - contenders[first].games;
        level = more < 0 ? 1 : more == 0 ? level + 1 : level;
        if (more < 0 || (more == 0 && random.below(level) == 0)) {
            first = number;
        }
    }
    return first;
}

} // namespace

std::vector<std::size_t> next_group(std::span<Contender const> contenders, Meetings const& meetings,
                                    std::size_t size, support::Random& random) {
    if (contenders.size() < size) {
        return {};
    }
    std::vector<std::size_t> group{next_in_turn(contenders, random)};
    while (group.size() < size) {
        std::optional<std::size_t> next;
        double least = 0;
        for (std::size_t number = 0; number < contenders.size(); ++number) {
            if (std::ranges::find(group, number) != group.end()) {
                continue;
            }
            constexpr double variety = 0.3; // else the nearest one would be met again and again
            double against = variety * chance(random);
            for (auto const member : group) {
                against += cost(contenders[member], contenders[number], meetings.between(member, number));
            }
            if (!next || against < least) {
                next = number;
                least = against;
            }
        }
        group.push_back(*next);
    }
    return group;
}

} // namespace pairing
