#include "league/ladder_planner.hpp"

#include "league/game_piece.hpp"
#include "league/ladder.hpp"
#include "rules/rivals.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace league {

using support::Json;
using support::pass_on;
using support::Result;

namespace {

queue::NewWork work_of(LadderPiece const& piece) {
    return {.kind = ladder_work,
            .priority = queue::Priority::ladder,
            .author = "the ladder of " + piece.ladder,
            .what = to_text(piece),
            .key = fmt::format("ladder/{}/{}", piece.ladder, piece.number)};
}

} // namespace

std::vector<Entrant> house_bots_of(rules::GameInfo const& game) {
    std::vector<Entrant> entrants;
    for (auto const& bot : game.bots) {
        bool const searches =
            std::ranges::find(bot.parameters, "nodes", &rules::OptionInfo::name) != bot.parameters.end();
        for (auto const* const few : {":nodes=50", ":nodes=400"}) {
            if (searches) {
                entrants.push_back(house_entrant(bot.name + few));
            }
        }
        if (!searches) {
            entrants.push_back(house_entrant(bot.name));
        }
    }
    return entrants;
}

LadderPlanner::LadderPlanner(storage::Database& database, queue::Queue& queue, rules::Registry const& games,
                             LadderSettings settings)
    : m_database(database),
      m_queue(queue),
      m_games(games),
      m_settings(std::move(settings)),
      m_ladder(database),
      m_random(m_settings.seed),
      m_looked_after(std::chrono::steady_clock::now()) {}

Result<std::int64_t> LadderPlanner::waiting() {
    auto const counts = TULKAS_TRY(m_queue.stored().counts());
    auto const waiting = std::ranges::find_if(counts, [](storage::WorkCount const& count) {
        return count.state == storage::WorkState::waiting &&
               count.priority == static_cast<int>(queue::Priority::ladder);
    });
    return waiting == counts.end() ? 0 : waiting->pieces;
}

Result<void> LadderPlanner::fill(Moment now) {
    if (m_settings.most_waiting == 0) {
        return {};
    }
    constexpr std::chrono::minutes patience{1};
    if (now - m_looked_after > patience) {
        m_looked_after = now;
        if (auto const given_up = give_up_cancelled(); !given_up) {
            return given_up;
        }
    }
    auto const waiting = TULKAS_TRY(this->waiting());
    bool is_any = false;
    for (auto count = waiting; count < m_settings.most_waiting; ++count) {
        auto const entered = TULKAS_TRY(enter_next(now));
        if (!entered) {
            break;
        }
        is_any = true;
    }
    if (is_any) {
        m_queue.wake();
    }
    return {};
}

Result<void> LadderPlanner::give_up_cancelled() {
    for (auto const& game : m_games.games()) {
        if (auto const given_up = give_up_cancelled(*game); !given_up) {
            return given_up;
        }
    }
    return {};
}

Result<void> LadderPlanner::give_up_cancelled(rules::Game const& game) {
    auto const& name = game.info().name;
    auto const unfinished = TULKAS_TRY(m_ladder.unfinished(name));
    for (auto const number : unfinished) {
        auto const row = m_ladder.find(name, number);
        auto const json = row && *row ? support::parse_json((*row)->plan) : Result<Json>(Json());
        auto const plan = json ? match_plan_from_json(*json) : pass_on(json);
        auto const id = plan ? m_queue.add(work_of({.ladder = name, .number = number, .plan = *plan}))
                             : Result<queue::WorkId>(pass_on(plan)); // the one that is there
        auto const piece = id ? m_queue.stored().find(*id) : pass_on(id);
        if (!piece) {
            return pass_on(piece);
        }
        if (*piece && (*piece)->state == storage::WorkState::cancelled) {
            auto const given_up = m_database.write([&](storage::Transaction& transaction) {
                storage::Ladder::give_up(transaction, name, number);
            });
            if (!given_up) {
                return given_up;
            }
        }
    }
    return {};
}

Result<bool> LadderPlanner::enter_next(Moment now) {
    auto const games = m_games.games();
    for (std::size_t tried = 0; tried < games.size(); ++tried) {
        auto const& game = *games[m_turn++ % games.size()];
        auto const entered = enter_game(game, now);
        if (!entered || *entered) {
            return entered;
        }
    }
    return false;
}

Result<void> LadderPlanner::look_who_plays(rules::Game const& game) {
    auto const& name = game.info().name;
    auto entrants = house_bots_of(game.info());
    if (m_settings.uploads) {
        auto uploads = TULKAS_TRY(m_settings.uploads(name));
        std::ranges::move(uploads, std::back_inserter(entrants));
    }
    std::vector<storage::LadderPlayer> players;
    for (auto const& entrant : entrants) {
        players.push_back({entrant.player, entrant.name});
    }
    auto& known = m_known[name];
    if (players != known.players) {
        if (auto const set = m_ladder.set_players(name, players, first_skill()); !set) {
            return set;
        }
    }
    auto const rests_until = players == known.players ? known.rests_until : Moment();
    known = {.entrants = std::move(entrants), .players = std::move(players), .rests_until = rests_until};
    return {};
}

Result<bool> LadderPlanner::enter_game(rules::Game const& game, Moment now) {
    auto const& info = game.info();
    TULKAS_TRY(look_who_plays(game));
    auto& known = m_known[info.name];
    if (now < known.rests_until) {
        return false;
    }
    auto const contenders = m_ladder.contenders(info.name);
    auto const recent = m_ladder.last_seatings(info.name, remembered_games);
    auto const unfinished = m_ladder.unfinished(info.name);
    if (!contenders) {
        return pass_on(contenders);
    }
    if (!recent || !unfinished) {
        return recent ? pass_on(unfinished) : pass_on(recent);
    }
    auto const [least, most] = rules::rivals_in(info);
    int const seats = seats_for(least, most, known.players.size());
    auto const seating =
        seats == 0 ? Seating() : next_seating(*contenders, *recent, unfinished->size(), seats, m_random);
    if (seating.empty()) {
        return false;
    }
    TULKAS_TRY(enter(game, *contenders, seating));
    known.rests_until = now + pause_after(*contenders, seats);
    return true;
}

Result<void> LadderPlanner::enter(rules::Game const& game, std::vector<storage::Contender> const& contenders,
                                  std::vector<support::ContenderId> const& seating) {
    LadderPiece piece{.ladder = game.info().name,
                      .number = 0,
                      .plan = {.game = game.info().name,
                               .game_version = game.info().version,
                               .time = game.info().time,
                               .seats = {}}};
    for (auto const id : seating) {
        auto const& player = std::ranges::find(contenders, id, &storage::Contender::id)->player;
        piece.plan.seats.push_back(
            *std::ranges::find(m_known[piece.ladder].entrants, player, &Entrant::player));
    }
    constexpr std::uint64_t short_seeds = 1'000'000'000; // that people can copy
    piece.plan.seed = m_random.next() % short_seeds;
    return m_database.write([&](storage::Transaction& transaction) {
        piece.number = storage::Ladder::enter(transaction, {.game = piece.ladder,
                                                            .plan = support::to_text(to_json(piece.plan)),
                                                            .contenders = seating,
                                                            .now = m_queue.now()});
        m_queue.add(transaction, work_of(piece));
    });
}

} // namespace league
