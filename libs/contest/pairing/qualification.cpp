#include "pairing/qualification.hpp"

#include "rules/fate.hpp"
#include "support/assert.hpp"
#include "support/random.hpp"

#include <algorithm>
#include <utility>

namespace pairing {

QualificationRules qualification_rules(rules::GameInfo const& game, int seats, std::uint64_t seed) {
    return {.seats = seats, .seed = seed, .shares_seeds = !game.is_built_in()};
}

Qualification::Qualification(QualificationRules const& rules) : m_rules(rules) {
    constexpr std::uint64_t seed_limit = 1U << 15U;
    for (std::uint64_t part = 0; std::ssize(m_seeds) < rules.games; ++part) {
        std::uint64_t const seed = support::derive_seed(rules.seed, part) % seed_limit;
        bool const is_new = std::ranges::find(m_seeds, seed) == m_seeds.end();
        if (is_new || m_seeds.size() >= seed_limit / 2) {
            m_seeds.push_back(seed);
        }
    }
}

QualificationGame Qualification::game(int number) const {
    int const round = m_rules.shares_seeds ? number / m_rules.seats : number;
    return {.seed = m_seeds.at(static_cast<std::size_t>(round)), .seat = number % m_rules.seats};
}

void Qualification::add(record::GameRecord record) {
    TULKAS_ASSERT(!is_over());
    auto const seat = game(static_cast<int>(m_records.size())).seat;
    m_wins += rules::fate_of(record.outcome, seat) == rules::Fate::won ? 1 : 0;
    m_records.push_back(std::move(record));
}

record::Blame const* Qualification::error() const {
    if (m_records.empty() || !m_records.back().blame) {
        return nullptr;
    }
    auto const& blame = *m_records.back().blame;
    return blame.seat == game(static_cast<int>(m_records.size()) - 1).seat ? &blame : nullptr;
}

bool Qualification::is_over() const {
    return std::ssize(m_records) == m_rules.games || error() != nullptr;
}

bool Qualification::has_passed() const {
    return is_over() && error() == nullptr && m_wins >= m_rules.wins;
}

} // namespace pairing
