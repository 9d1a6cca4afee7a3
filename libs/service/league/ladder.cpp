#include "league/ladder.hpp"

#include "pairing/matchmaker.hpp"
#include "pairing/pace.hpp"

#include <algorithm>
#include <cmath>
#include <map>

namespace league {

using storage::Contender;
using storage::LadderSkill;
using support::ContenderId;

namespace {

constexpr double millionths = 1e6;

} // namespace

rating::Skill skill_of(LadderSkill const& stored) {
    return {.mean = static_cast<double>(stored.mean) / millionths,
            .deviation = static_cast<double>(stored.deviation) / millionths};
}

LadderSkill stored(rating::Skill const& skill) {
    return {.mean = std::llround(skill.mean * millionths),
            .deviation = std::llround(skill.deviation * millionths)};
}

LadderSkill first_skill() {
    return stored(rating::Skill());
}

std::vector<LadderSkill> rate(std::vector<LadderSkill> const& before, std::vector<int> const& ranks) {
    std::vector<rating::Skill> skills;
    std::ranges::transform(before, std::back_inserter(skills), skill_of);
    std::vector<LadderSkill> after;
    std::ranges::transform(rating::after_game(skills, ranks), std::back_inserter(after), stored);
    return after;
}

int seats_for(int least, int most, std::size_t contenders) {
    auto const seats = static_cast<int>(std::min<std::size_t>(static_cast<std::size_t>(most), contenders));
    return seats < std::max(least, 2) ? 0 : seats;
}

std::chrono::milliseconds pause_after(std::span<Contender const> contenders, int seats) {
    std::vector<pairing::Contender> active;
    for (auto const& contender : contenders) {
        if (contender.is_active) {
            active.push_back(
                {.skill = skill_of(contender.skill), .games = static_cast<int>(contender.games)});
        }
    }
    return pairing::pause_between_games(active, static_cast<std::size_t>(seats));
}

Seating next_seating(std::span<Contender const> contenders, std::span<Seating const> recent,
                     std::size_t under_way, int seats, support::Random& random) {
    std::map<ContenderId, std::size_t> numbers;
    std::vector<pairing::Contender> active;
    std::vector<ContenderId> ids;
    for (auto const& contender : contenders) {
        if (contender.is_active) {
            numbers.emplace(contender.id, ids.size());
            ids.push_back(contender.id);
            active.push_back(
                {.skill = skill_of(contender.skill), .games = static_cast<int>(contender.games)});
        }
    }
    pairing::Meetings meetings;
    meetings.grow(ids.size());
    for (std::size_t game = 0; game < recent.size(); ++game) {
        std::vector<std::size_t> known;
        for (auto const id : recent[game]) {
            if (auto const found = numbers.find(id); found != numbers.end()) {
                known.push_back(found->second);
                active[found->second].games += game < under_way ? 1 : 0;
            }
        }
        for (std::size_t one = 0; one < known.size(); ++one) {
            for (std::size_t other = 0; other < one; ++other) {
                meetings.add(known[one], known[other]);
            }
        }
    }
    auto group = pairing::next_group(active, meetings, static_cast<std::size_t>(std::max(seats, 2)), random);
    if (group.empty()) {
        return {};
    }
    std::ranges::sort(group);
    auto const turn = static_cast<std::size_t>(meetings.between(group[0], group[1])) % group.size();
    std::ranges::rotate(group, group.begin() + static_cast<std::ptrdiff_t>(turn));
    Seating seating;
    std::ranges::transform(group, std::back_inserter(seating),
                           [&](std::size_t number) { return ids[number]; });
    return seating;
}

} // namespace league
