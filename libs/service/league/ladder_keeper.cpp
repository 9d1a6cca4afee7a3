#include "league/ladder_keeper.hpp"

#include "league/ladder.hpp"
#include "league/match_note.hpp"
#include "record/text.hpp"
#include "rules/rivals.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace league {

using support::Json;
using support::JsonObject;
using support::pass_on;
using support::Result;

namespace {

constexpr int remembered_games = 2000; // of each ladder, when the next ones are chosen

struct LadderPiece {
    std::string ladder;
    std::int64_t number;
    MatchPlan plan;
};

std::string to_text(LadderPiece const& piece) {
    return support::to_text(
        JsonObject{{"ladder", piece.ladder}, {"number", piece.number}, {"match", to_json(piece.plan)}});
}

Result<LadderPiece> piece_from_text(std::string const& text) {
    auto const json = TULKAS_TRY(support::parse_json(text));
    auto const ladder = support::string_member(json, "ladder");
    auto const number = support::integer_member(json, "number");
    auto const* const match = json.is_object() ? json.get_object().if_contains("match") : nullptr;
    auto plan = match_plan_from_json(match == nullptr ? Json() : *match);
    if (!ladder || !number) {
        return ladder ? pass_on(number) : pass_on(ladder);
    }
    if (!plan) {
        return pass_on(plan);
    }
    return LadderPiece{.ladder = std::string(*ladder), .number = *number, .plan = *std::move(plan)};
}

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

LadderKeeper::LadderKeeper(storage::Database& database, queue::Queue& queue, MatchDependencies dependencies,
                           LadderSettings settings)
    : m_database(database),
      m_queue(queue),
      m_dependencies(std::move(dependencies)),
      m_settings(std::move(settings)),
      m_ladder(database),
      m_random(m_settings.seed),
      m_looked_after(std::chrono::steady_clock::now()) {}

queue::Handler LadderKeeper::handler() {
    return {.run = [this](queue::Task const& task) { return run(task); },
            .give_up =
                [](soci::session& session, queue::Task const& task, support::Error const&) {
                    if (auto const piece = piece_from_text(task.what)) {
                        storage::Ladder::give_up(session, piece->ladder, piece->number);
                    }
                }};
}

Result<queue::Completion> LadderKeeper::run(queue::Task const& task) {
    auto const piece = piece_from_text(task.what);
    if (!piece) {
        return pass_on(piece);
    }
    auto const began = std::chrono::steady_clock::now();
    auto const record = play(piece->plan, m_dependencies, task.stop);
    {
        std::chrono::duration<double> const took = std::chrono::steady_clock::now() - began;
        std::lock_guard const lock(m_mutex);
        m_counts.games += record ? 1 : 0;
        m_counts.seconds += took.count();
    }
    if (!record) {
        return pass_on(record);
    }
    return [piece = *piece, text = record::to_text(*record), note = note_of(*record),
            ranks = result_of(*record).ranks, now = m_queue.now()](soci::session& session) {
        auto const key = storage::Contents::put(session, text);
        storage::Ladder::end(
            session,
            {.game = piece.ladder,
             .number = piece.number,
             .result = note,
             .ranks = ranks,
             .record = key,
             .now = now},
            [&](std::vector<storage::LadderSkill> const& before) { return rate(before, ranks); });
    };
}

LadderKeeper::Counts LadderKeeper::counts() {
    std::lock_guard const lock(m_mutex);
    return m_counts;
}

Result<std::int64_t> LadderKeeper::waiting() {
    auto const counts = TULKAS_TRY(m_queue.stored().counts());
    auto const waiting = std::ranges::find_if(counts, [](storage::WorkCount const& count) {
        return count.state == "waiting" && count.priority == static_cast<int>(queue::Priority::ladder);
    });
    return waiting == counts.end() ? 0 : waiting->pieces;
}

Result<void> LadderKeeper::fill(Moment now) {
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
        auto const entered = TULKAS_TRY(enter_next());
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

Result<void> LadderKeeper::give_up_cancelled() {
    for (auto const& game : m_dependencies.games.games()) {
        if (auto const given_up = give_up_cancelled(*game); !given_up) {
            return given_up;
        }
    }
    return {};
}

Result<void> LadderKeeper::give_up_cancelled(rules::Game const& game) {
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
        if (*piece && (*piece)->state == "cancelled") {
            auto const given_up = m_database.write(
                [&](soci::session& session) { storage::Ladder::give_up(session, name, number); });
            if (!given_up) {
                return given_up;
            }
        }
    }
    return {};
}

Result<bool> LadderKeeper::enter_next() {
    auto const games = m_dependencies.games.games();
    for (std::size_t tried = 0; tried < games.size(); ++tried) {
        auto const& game = *games[m_turn++ % games.size()];
        auto const entered = enter_game(game);
        if (!entered || *entered) {
            return entered;
        }
    }
    return false;
}

Result<void> LadderKeeper::look_who_plays(rules::Game const& game) {
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
    known = {.entrants = std::move(entrants), .players = std::move(players)};
    return {};
}

Result<bool> LadderKeeper::enter_game(rules::Game const& game) {
    auto const& info = game.info();
    TULKAS_TRY(look_who_plays(game));
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
    int const seats = seats_for(least, most, m_known[info.name].players.size());
    auto const seating =
        seats == 0 ? Seating() : next_seating(*contenders, *recent, unfinished->size(), seats, m_random);
    if (seating.empty()) {
        return false;
    }
    auto const entered = enter(game, *contenders, seating);
    return entered ? Result<bool>(true) : pass_on(entered);
}

Result<void> LadderKeeper::enter(rules::Game const& game, std::vector<storage::Contender> const& contenders,
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
    return m_database.write([&](soci::session& session) {
        piece.number = storage::Ladder::enter(session, {.game = piece.ladder,
                                                        .plan = support::to_text(to_json(piece.plan)),
                                                        .contenders = seating,
                                                        .now = m_queue.now()});
        m_queue.add(session, work_of(piece));
    });
}

} // namespace league
