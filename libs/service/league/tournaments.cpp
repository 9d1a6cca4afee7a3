#include "league/tournaments.hpp"

#include "league/match_note.hpp"
#include "record/text.hpp"
#include "rules/rivals.hpp"
#include "storage/contents.hpp"
#include "support/assert.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace league {

using storage::TournamentEntrant;
using storage::TournamentRow;
using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonObject;
using support::Result;
using support::TournamentId;

namespace {

constexpr std::int64_t window = 64; // games of one tournament that wait or are played
constexpr std::size_t most_views = 32;

struct TournamentPiece {
    TournamentId tournament;
    std::int64_t number;
    MatchPlan plan;
};

std::string to_text(TournamentPiece const& piece) {
    return support::to_text(JsonObject{
        {"tournament", piece.tournament}, {"number", piece.number}, {"match", to_json(piece.plan)}});
}

Result<TournamentPiece> piece_from_text(std::string const& text) {
    auto const json = TULKAS_TRY(support::parse_json(text));
    auto const tournament = support::integer_member(json, "tournament");
    auto const number = support::integer_member(json, "number");
    if (!tournament || !number) {
        return tournament ? pass_on(number) : pass_on(tournament);
    }
    auto const* const match = json.get_object().if_contains("match");
    auto plan = match_plan_from_json(match == nullptr ? Json() : *match);
    if (!plan) {
        return pass_on(plan);
    }
    return TournamentPiece{.tournament = *tournament, .number = *number, .plan = *std::move(plan)};
}

std::vector<std::string> names_of(std::vector<TournamentEntrant> const& entrants) {
    std::vector<std::string> names;
    std::ranges::transform(entrants, std::back_inserter(names), &TournamentEntrant::name);
    return match::distinct_names(names);
}

Entrant entrant_of(TournamentEntrant const& stored, std::string name) {
    return {.player = stored.player, .name = std::move(name), .version = stored.version};
}

// Whose turn its games use up.
std::string author_of(TournamentRow const& row) {
    return row.organiser ? fmt::format("organiser {}", *row.organiser) : "the arena";
}

Result<TournamentPlan> plan_of(TournamentRow const& row, std::size_t players) {
    auto const json = support::parse_json(row.plan);
    return json ? tournament_plan_from_json(*json, players) : pass_on(json);
}

} // namespace

TournamentView::TournamentView(TournamentRow row, std::vector<TournamentEntrant> entrants,
                               TournamentPlan plan, pairing::Tournament tournament)
    : m_row(std::move(row)),
      m_entrants(std::move(entrants)),
      m_plan(std::move(plan)),
      m_tournament(std::move(tournament)),
      m_names(names_of(m_entrants)),
      m_report{.tournament = m_tournament, .names = m_names} {}

std::string TournamentView::tag() const {
    return fmt::format("{}-{}-{}-{}", m_row.id, m_row.played, m_row.state, m_row.is_hidden ? 1 : 0);
}

Tournaments::Tournaments(storage::Database& database, queue::Queue& queue, MatchDependencies dependencies)
    : m_database(database), m_queue(queue), m_dependencies(std::move(dependencies)), m_stored(database) {}

Result<void> Tournaments::check(TournamentWish const& wish) const {
    auto const game = TULKAS_TRY(m_dependencies.games.find(wish.game));
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

TournamentId Tournaments::create(soci::session& session, TournamentWish const& wish) {
    std::vector<TournamentEntrant> entrants;
    for (auto const& entrant : wish.entrants) {
        entrants.push_back({.name = entrant.name, .player = entrant.player, .version = entrant.version});
    }
    auto plan = wish.plan;
    auto const game = m_dependencies.games.find(wish.game);
    plan.game_version = game ? (*game)->info().version : 0; // a game that has gone fails where it is played
    TournamentRow row{.title = wish.title,
                      .game = wish.game,
                      .plan = support::to_text(to_json(plan)),
                      .organiser = wish.organiser,
                      .contest = wish.contest,
                      .is_hidden = wish.is_hidden,
                      .created = m_queue.now()};
    row.id = storage::Tournaments::add(session, row, entrants);
    advance(session, row);
    return row.id;
}

Result<TournamentId> Tournaments::create(TournamentWish const& wish) {
    TULKAS_TRY(check(wish));
    TournamentId id = 0;
    auto const written = m_database.write([&](soci::session& session) { id = create(session, wish); });
    if (!written) {
        return pass_on(written);
    }
    wake();
    return id;
}

queue::Handler Tournaments::handler() {
    return {.run = [this](queue::Task const& task) { return run(task); }};
}

Result<queue::Completion> Tournaments::run(queue::Task const& task) {
    auto const piece = TULKAS_TRY(piece_from_text(task.what));
    auto const row = TULKAS_TRY(m_stored.find(piece.tournament));
    if (!row || row->state != "playing") { // nobody waits for it any more
        return queue::Completion([](soci::session&) {});
    }
    auto const record = TULKAS_TRY(play(piece.plan, m_dependencies, task.stop));
    return [this, id = piece.tournament, number = piece.number, text = record::to_text(record),
            note = note_of(record), now = m_queue.now()](soci::session& session) {
        auto const key = storage::Contents::put(session, text);
        auto const after = storage::Tournaments::add_game(
            session, id, {.number = number, .result = note, .record = key, .ended = now});
        if (after) {
            advance(session, *after);
        }
    };
}

void Tournaments::advance(soci::session& session, TournamentRow const& row) {
    if (row.entered - row.played > window / 2) {
        return; // enough waits, and to look costs something
    }
    auto const entrants = storage::Tournaments::entrants(session, row.id);
    auto const plan = plan_of(row, entrants.size());
    TULKAS_ASSERT(plan.has_value());
    auto const tournament = replay(*plan, storage::Tournaments::games(session, row.id));
    TULKAS_ASSERT(tournament.has_value());
    auto const names = names_of(entrants);
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
        m_queue.add(session, {.kind = tournament_work,
                              .priority = queue::Priority::tournament,
                              .author = author_of(row),
                              .what = to_text(piece),
                              .key = fmt::format("tournament/{}/{}", row.id, number)});
    }
    if (until > row.entered) {
        storage::Tournaments::set_entered(session, row.id, until);
    }
    if (tournament->is_over()) {
        storage::Tournaments::end(session, row.id, "over", m_queue.now());
    }
}

Result<std::shared_ptr<TournamentView const>> Tournaments::look(TournamentId id) {
    auto const row = TULKAS_TRY(m_stored.find(id));
    if (!row) {
        return fail(ErrorKind::not_found, "there is no tournament {}", id);
    }
    {
        std::lock_guard const lock(m_mutex);
        if (auto const found = m_views.find(id); found != m_views.end() && found->second->row() == *row) {
            return found->second;
        }
    }
    std::optional<TournamentRow> now;
    std::vector<TournamentEntrant> entrants;
    std::vector<storage::TournamentGame> games;
    auto const read = m_database.read_snapshot([&](soci::session& session) {
        now = storage::Tournaments::find(session, id);
        entrants = storage::Tournaments::entrants(session, id);
        games = storage::Tournaments::games(session, id);
    });
    if (!read) {
        return pass_on(read);
    }
    auto plan = TULKAS_TRY(plan_of(*now, entrants.size()));
    auto tournament = TULKAS_TRY(replay(plan, games));
    auto view = std::make_shared<TournamentView const>(*std::move(now), std::move(entrants), std::move(plan),
                                                       std::move(tournament));
    std::lock_guard const lock(m_mutex);
    if (m_views.size() >= most_views) {
        m_views.erase(m_views.begin()); // the oldest tournament
    }
    m_views.insert_or_assign(id, view);
    return view;
}

Result<void> Tournaments::cancel(TournamentId id) {
    auto const row = TULKAS_TRY(m_stored.find(id));
    if (!row) {
        return fail(ErrorKind::not_found, "there is no tournament {}", id);
    }
    auto const ended = m_stored.end(id, "cancelled", m_queue.now());
    if (!ended) {
        return pass_on(ended);
    }
    return *ended ? Result<void>() : fail(ErrorKind::refused, "this tournament is {}", row->state);
}

} // namespace league
