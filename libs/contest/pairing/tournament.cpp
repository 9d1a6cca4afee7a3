#include "pairing/tournament.hpp"

#include "pairing/swiss.hpp"
#include "support/assert.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace pairing {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

constexpr std::array format_names{
    std::pair(Format::round_robin, std::string_view("round-robin")),
    std::pair(Format::double_round_robin, std::string_view("double-round-robin")),
    std::pair(Format::swiss, std::string_view("swiss")),
    std::pair(Format::single_elimination, std::string_view("single-elimination")),
    std::pair(Format::double_elimination, std::string_view("double-elimination")),
    std::pair(Format::gauntlet, std::string_view("gauntlet")),
};

} // namespace

std::string_view to_text(Format format) {
    return std::ranges::find(format_names, format, &decltype(format_names)::value_type::first)->second;
}

Result<Format> format_from_text(std::string_view text) {
    std::string known;
    for (auto const& [format, name] : format_names) {
        if (name == text) {
            return format;
        }
        known += known.empty() ? "" : ", ";
        known += name;
    }
    return fail(ErrorKind::invalid, "unknown format {}; choose one of {}", support::in_quotes(text), known);
}

namespace {

constexpr std::int64_t most_games = 10'000'000;

Result<void> check_sizes(TournamentPlan const& plan) {
    if (plan.players < std::max(plan.seats, 2)) {
        return fail(ErrorKind::invalid, "a tournament needs at least {} bots (got {})",
                    std::max(plan.seats, 2), plan.players);
    }
    if (plan.seats > 2 && plan.format != Format::round_robin) {
        return fail(ErrorKind::invalid, "{} needs a two-player game (got {} players); use {}",
                    to_text(plan.format), plan.seats, to_text(Format::round_robin));
    }
    bool const is_even = plan.games % plan.seats == 0;
    if (plan.games < 1 || (!is_even && plan.format != Format::double_round_robin)) {
        return fail(ErrorKind::invalid,
                    "the number of games must be a multiple of {}, so that each bot plays every seat equally "
                    "often (got {})",
                    plan.seats, plan.games);
    }
    return {};
}

int round_limit(int players) {
    return players - 1 + players % 2; // then everybody has met everybody
}

Result<void> check_rounds(TournamentPlan const& plan) {
    if (!plan.rounds) {
        return {};
    }
    if (plan.format != Format::swiss) {
        return fail(ErrorKind::invalid, "only Swiss tournaments have a number of rounds to set");
    }
    if (*plan.rounds < 1 || *plan.rounds > round_limit(plan.players)) {
        return fail(ErrorKind::invalid, "{} bots can play 1 to {} Swiss rounds (got {})", plan.players,
                    round_limit(plan.players), *plan.rounds);
    }
    return {};
}

Result<void> check(TournamentPlan const& plan) {
    auto const sizes = check_sizes(plan);
    return sizes ? check_rounds(plan) : sizes;
}

std::int64_t pairings_in_all(TournamentPlan const& plan) {
    std::int64_t const players = plan.players;
    switch (plan.format) {
    case Format::round_robin:
        return players * (players - 1) / 2;
    case Format::double_round_robin:
        return players * (players - 1);
    case Format::swiss:
        return *plan.rounds * (players / 2);
    case Format::double_elimination:
        return 2 * (players - 1); // everybody but the winner loses twice
    case Format::single_elimination:
    case Format::gauntlet:
        return players - 1;
    }
    std::unreachable();
}

} // namespace

Result<Tournament> Tournament::create(TournamentPlan const& plan) {
    TULKAS_TRY(check(plan));
    Tournament tournament(plan);
    if (plan.seats > 2) {
        auto const groups = TULKAS_TRY(all_groups(plan.players, plan.seats));
        tournament.add_round(groups);
        return tournament;
    }
    if (pairings_in_all(tournament.m_plan) * plan.games > most_games) {
        return fail(ErrorKind::invalid, "the tournament would have {} games; at most {} are allowed",
                    pairings_in_all(tournament.m_plan) * plan.games, most_games);
    }
    tournament.begin_next_round();
    return tournament;
}

Tournament::Tournament(TournamentPlan const& plan)
    : m_plan(plan), m_table(plan.players), m_scores(static_cast<std::size_t>(plan.players)) {
    if (plan.format == Format::swiss && !plan.rounds) {
        m_plan.rounds = swiss_rounds(plan.players);
    }
    if (is_elimination(plan.format)) {
        m_bracket.emplace(plan.players, plan.games, plan.format == Format::double_elimination);
    }
}

int Tournament::expected_games() const {
    if (m_is_over || m_plan.seats > 2) {
        return games();
    }
    return std::max(games(), static_cast<int>(pairings_in_all(m_plan)) * m_plan.games);
}

Fixture Tournament::fixture(int game) const {
    return fixture_of(pairing(game / m_plan.games), game, game % m_plan.games, m_plan.seed);
}

Pairing Tournament::pairing(int index) const {
    return m_round_robin ? m_round_robin->pairing(index) : m_pairings.at(static_cast<std::size_t>(index));
}

void Tournament::add(int game, GameResult const& result) {
    TULKAS_ASSERT(game < games() && !has_played(game));
    auto const players = fixture(game).players;
    m_table.add(players, result);
    if (m_bracket) {
        m_bracket->add(match_of(game), players, result);
    }
    if (m_plan.seats > 2) {
        m_rankings.emplace(game, result.ranks);
    }
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        m_scores[static_cast<std::size_t>(players[seat])].add(result, seat);
    }
    m_played[static_cast<std::size_t>(game)] = true;
    ++m_played_games;
    if (m_played_games == games()) {
        begin_next_round();
    }
}

void Tournament::add_pairings(int count) {
    m_known_pairings += count;
    m_played.resize(static_cast<std::size_t>(games()));
    ++m_rounds;
}

void Tournament::add_round(std::vector<Pairing> const& pairings) {
    m_pairings.insert(m_pairings.end(), pairings.begin(), pairings.end());
    add_pairings(static_cast<int>(pairings.size()));
}

void Tournament::begin_next_round() {
    switch (m_plan.format) {
    case Format::swiss:
        return begin_swiss_round();
    case Format::single_elimination:
    case Format::double_elimination:
        return begin_elimination_round();
    case Format::round_robin:
    case Format::double_round_robin:
    case Format::gauntlet:
        break;
    }
    if (m_rounds > 0) {
        m_is_over = true;
    } else if (m_plan.format == Format::gauntlet) {
        add_round(gauntlet(m_plan.players));
    } else {
        m_round_robin.emplace(m_plan.players, m_plan.format == Format::double_round_robin);
        add_pairings(m_round_robin->pairings());
    }
}

void Tournament::begin_swiss_round() {
    if (m_rounds == *m_plan.rounds) {
        m_is_over = true;
        return;
    }
    std::vector<SwissPlayer> players;
    for (auto const& score : m_scores) {
        players.push_back({.points = score.points(), .byes = score.byes});
    }
    auto const round = swiss_round(m_rounds, players, m_table);
    if (round.bye) { // counts as if all games had been won
        auto& score = m_scores[static_cast<std::size_t>(*round.bye)];
        ++score.byes;
        score.half_points += 2 * m_plan.games;
    }
    add_round(round.pairings);
}

void Tournament::begin_elimination_round() {
    m_bracket->advance();
    auto const stages = m_bracket->stages_won();
    for (std::size_t player = 0; player < m_scores.size(); ++player) {
        m_scores[player].stages_won = stages[player];
    }
    std::vector<Pairing> round;
    for (int const index : m_bracket->ready()) {
        auto const [left, right] = m_bracket->matches()[static_cast<std::size_t>(index)].players;
        round.push_back(Pairing::of_two(m_rounds, static_cast<int>(round.size()), left, right));
        m_matches.push_back(index);
    }
    if (round.empty()) {
        m_is_over = true;
    } else {
        add_round(round);
    }
}

std::vector<Standing> Tournament::standings() const {
    return pairing::standings(m_scores, m_table);
}

} // namespace pairing
