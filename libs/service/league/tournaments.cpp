#include "league/tournaments.hpp"

#include "league/game_piece.hpp"
#include "queue/levels.hpp"
#include "rules/rivals.hpp"
#include "support/assert.hpp"
#include "support/controls.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace league {

using storage::TournamentEntrant;
using storage::TournamentRow;
using storage::TournamentState;
using support::ErrorKind;
using support::fail;
using support::Result;
using support::TournamentId;

namespace {

constexpr std::int64_t window = 64; // games of one tournament that wait or are played

Entrant entrant_of(TournamentEntrant const& stored, std::string name) {
    return {.player = stored.player, .name = std::move(name), .version = stored.version};
}

// Whose turn its games use up.
std::string author_of(TournamentRow const& row) {
    return row.organiser ? fmt::format("organiser {}", *row.organiser) : "the arena";
}

// The keys of its games begin so.
std::string key_prefix(TournamentId id) {
    return fmt::format("tournament/{}/", id);
}

} // namespace

Tournaments::Tournaments(storage::Database& database, queue::Queue& queue, rules::Registry const& games)
    : m_database(database), m_queue(queue), m_games(games), m_stored(database), m_views(database) {}

Result<void> Tournaments::check(TournamentWish const& wish) const {
    if (support::visible_line(wish.title) != wish.title) {
        return fail(ErrorKind::invalid, "the title must not contain control characters");
    }
    auto const game = TULKAS_TRY(m_games.find(wish.game));
    auto const& info = game->info();
    int const seats = wish.plan.pairing.seats;
    if (auto const fits = rules::check_rivals(info, seats); !fits) {
        return fits;
    }
    TULKAS_TRY(rules::Options::create(info.options, wish.plan.options));
    for (auto const& entrant : wish.entrants) {
        auto const house = house_bot_of(entrant.player);
        if (!house) {
            continue;
        }
        TULKAS_TRY(rules::choose_house_bot(*game, *house));
    }
    auto pairing = wish.plan.pairing;
    pairing.players = static_cast<int>(wish.entrants.size());
    auto const tournament = pairing::Tournament::create(pairing);
    return tournament ? Result<void>() : pass_on(tournament);
}

TournamentId Tournaments::create(storage::Transaction& transaction, TournamentWish const& wish) {
    std::vector<TournamentEntrant> entrants;
    for (auto const& entrant : wish.entrants) {
        entrants.push_back({.name = entrant.name, .player = entrant.player, .version = entrant.version});
    }
    auto plan = wish.plan;
    auto const game = m_games.find(wish.game);
    plan.game_version = game ? (*game)->info().version : 0; // a game that has gone fails where it is played
    TournamentRow row{.title = wish.title,
                      .game = wish.game,
                      .plan = support::to_text(to_json(plan)),
                      .organiser = wish.organiser,
                      .contest = wish.contest,
                      .is_hidden = wish.is_hidden,
                      .created = m_queue.now()};
    row.id = storage::Tournaments::add(transaction, row, entrants);
    advance(transaction, m_queue, row);
    return row.id;
}

Result<TournamentId> Tournaments::create(TournamentWish const& wish) {
    TULKAS_TRY(check(wish));
    TournamentId id = 0;
    auto const written =
        m_database.write([&](storage::Transaction& transaction) { id = create(transaction, wish); });
    if (!written) {
        return pass_on(written);
    }
    wake();
    return id;
}

void Tournaments::advance(storage::Transaction& transaction, queue::Queue const& queue,
                          TournamentRow const& row) {
    if (row.entered - row.played > window / 2) {
        return; // enough waits, and to look costs something
    }
    auto const entrants = storage::Tournaments::entrants(transaction, row.id);
    auto const plan = plan_of(row, entrants.size());
    TULKAS_ASSERT(plan.has_value());
    auto tournament = pairing::Tournament::create(plan->pairing);
    TULKAS_ASSERT(tournament.has_value());
    if (!tournament->is_fixed()) { // which the larger ones are: what was played is not read again and again
        tournament = replay(*plan, storage::Tournaments::games(transaction, row.id));
        TULKAS_ASSERT(tournament.has_value());
    }
    auto const names = distinct_names(entrants);
    std::int64_t const until = std::min<std::int64_t>(tournament->games(), row.played + window);
    for (std::int64_t number = row.entered; number < until; ++number) {
        auto const fixture = tournament->fixture(static_cast<int>(number));
        TournamentPiece piece{.tournament = row.id,
                              .number = number,
                              .plan = {.game = row.game,
                                       .game_version = plan->game_version,
                                       .options = plan->options,
                                       .time = plan->time,
                                       .memory_mb = plan->memory_mb,
                                       .seats = {},
                                       .seed = fixture.seed}};
        for (int const player : fixture.players) {
            auto const place = static_cast<std::size_t>(player);
            piece.plan.seats.push_back(entrant_of(entrants.at(place), names.at(place)));
        }
        queue.add(transaction,
                  {.kind = queue::kind_at(tournament_work, sandbox::requirement_of(plan->isolation)),
                   .priority = queue::Priority::tournament,
                   .author = author_of(row),
                   .what = to_text(piece),
                   .key = key_prefix(row.id) + std::to_string(number)});
    }
    if (until > row.entered) {
        storage::Tournaments::set_entered(transaction, row.id, until);
    }
    if (tournament->is_over() || (tournament->is_fixed() && row.played == tournament->games())) {
        storage::Tournaments::end(transaction, row.id, TournamentState::over, queue.now());
    }
}

Result<std::vector<Tournaments::FailedGame>> Tournaments::failed_games(TournamentId id) {
    auto const pieces = TULKAS_TRY(m_queue.stored().failed(key_prefix(id), static_cast<int>(window)));
    std::vector<FailedGame> games;
    for (auto const& piece : pieces) {
        if (auto const game = tournament_piece_from_text(piece.what)) {
            games.push_back(
                {.number = game->number, .why = piece.error, .moment = piece.ended.value_or(piece.created)});
        }
    }
    return games;
}

Result<void> Tournaments::retry_failed_games(TournamentId id) {
    auto const retried = TULKAS_TRY(m_queue.stored().retry_all(key_prefix(id)));
    wake();
    return retried > 0 ? Result<void>() : fail(ErrorKind::refused, "no game of this tournament has failed");
}

Result<void> Tournaments::cancel(TournamentId id) {
    auto const row = TULKAS_TRY(m_stored.find(id));
    if (!row) {
        return fail(ErrorKind::not_found, "there is no tournament {}", id);
    }
    auto const ended = m_stored.end(id, TournamentState::cancelled, m_queue.now());
    if (!ended) {
        return pass_on(ended);
    }
    return *ended ? Result<void>()
                  : fail(ErrorKind::refused, "this tournament is {}", storage::to_text(row->state));
}

} // namespace league
