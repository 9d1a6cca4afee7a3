#include "server/handed_in.hpp"

#include "league/own_times.hpp"
#include "storage/courses.hpp"

#include <algorithm>
#include <iterator>

namespace server {

using league::Contest;
using league::Entrant;
using storage::StoredBot;
using storage::Submissions;
using support::AccountId;
using support::ContestId;
using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

// Where everybody sees whose it is.
Entrant entrant_of(StoredBot const& bot) {
    return league::bot_entrant(bot.id, league::with_author(bot.nickname, bot.owner_name), *bot.accepted);
}

Result<std::vector<Entrant>> on_ladder(storage::Database& database, std::string const& game) {
    constexpr int at_once = 200;
    std::vector<Entrant> entrants;
    for (support::BotId last = 0;;) {
        auto const bots = Submissions(database).list_bots(
            {.game = game, .owner = {}, .contest = storage::no_contest}, last, at_once);
        if (!bots) {
            return pass_on(bots);
        }
        for (auto const& bot : *bots) {
            if (bot.accepted) {
                entrants.push_back(entrant_of(bot));
            }
        }
        if (bots->size() < at_once) {
            return entrants;
        }
        last = bots->back().id;
    }
}

Result<Entrant> find_entrant(storage::Database& database, support::BotId id, std::string const& game) {
    auto const bot = TULKAS_TRY(Submissions(database).find_bot(id));
    bool const is_there = bot && bot->game == game && bot->contest == storage::no_contest;
    return is_there && bot->accepted ? Result<Entrant>(entrant_of(*bot))
                                     : fail(ErrorKind::not_found, "no bot with id {} for {}", id, game);
}

league::Entry entry_of(storage::Tally const& tally, std::vector<storage::TeamRow> const& teams) {
    auto const& bot = tally.bot;
    league::Entry entry{.author = bot.owner,
                        .author_name = bot.holder(),
                        .nickname = bot.nickname,
                        .attempts = tally.attempts,
                        .is_judged = tally.open == 0,
                        .handed_in = tally.handed_in};
    if (bot.accepted) {
        entry.entrant = league::bot_entrant(bot.id, bot.nickname, *bot.accepted);
    }
    auto const team = std::ranges::find(teams, bot.team.value_or(0), &storage::TeamRow::id);
    entry.team = team == teams.end() ? std::nullopt : std::optional(*team);
    return entry;
}

// Of the author's team.
Result<int> team_size(storage::Database& database, Contest const& contest, AccountId author) {
    auto const team = TULKAS_TRY(storage::Teams(database).find_of(contest.row.id, author));
    return team ? static_cast<int>(team->members.size()) : 1;
}

Result<Contest> find_contest(storage::Database& database, rules::Registry const& games, ContestId id) {
    auto row = storage::Contests(database).find(id);
    if (!row) {
        return pass_on(row);
    }
    return *row ? league::contest_of(**std::move(row), games)
                : fail(ErrorKind::not_found, "no contest with id {}", id);
}

Result<submissions::Admission> may_submit(Contest const& contest, league::Attempt const& attempt,
                                          std::string const& game, support::Moment now) {
    if (contest.phase(now) == league::Phase::draft) {
        return fail(ErrorKind::not_found, "no contest with id {}", contest.row.id);
    }
    // The language is known when the judge has looked at it, who holds it against the terms.
    TULKAS_TRY(league::may_submit(contest.row, contest.terms, attempt, now));
    if (contest.row.game != game) {
        return fail(ErrorKind::refused, "this contest is for {}, not for {}", contest.row.game, game);
    }
    return submissions::Admission{.is_official = attempt.ruling.counts(),
                                  .level = std::string(sandbox::requirement_of(contest.terms.isolation))};
}

// Of a course, only for its members.
Result<void> is_for(storage::Database& database, Contest const& contest, AccountId author) {
    if (!contest.row.course) {
        return {};
    }
    auto const member = TULKAS_TRY(storage::Courses(database).member_of(*contest.row.course, author));
    return member ? Result<void>()
                  : fail(ErrorKind::denied, "this assignment is for the members of {}",
                         contest.row.course_title);
}

Result<submissions::Terms> terms_of(Contest const& contest, rules::Game const& game,
                                    submissions::Standards const& standards) {
    constexpr std::uint64_t megabyte = 1024 * 1024;
    auto const& terms = contest.terms;
    auto options = TULKAS_TRY(rules::Options::create(game.info().options, terms.options));
    submissions::Terms judged;
    judged.setup.options = std::move(options);
    judged.setup.seats = terms.seats;
    judged.baseline = terms.baseline;
    judged.games = terms.games;
    judged.wins = terms.wins;
    judged.time = league::limits_of(terms.time);
    judged.memory = static_cast<std::uint64_t>(terms.memory_mb) * megabyte;
    judged.most_bytes = standards.most_bytes;
    judged.languages = terms.languages;
    judged.converts_encodings = terms.converts_encodings;
    judged.source = terms.source;
    return judged;
}

} // namespace

Uploads uploads_in(storage::Database& database) {
    return {
        .find_entrant = [&database](std::int64_t bot,
                                    std::string const& game) { return find_entrant(database, bot, game); },
        .on_ladder = [&database](std::string const& game) { return server::on_ladder(database, game); }};
}

league::HandedIn handed_in_to(storage::Database& database) {
    return {.entries = [&database](ContestId id) -> Result<std::vector<league::Entry>> {
                auto const tallies = TULKAS_TRY(Submissions(database).tally(id));
                auto const teams = TULKAS_TRY(storage::Teams(database).list(id));
                std::vector<league::Entry> entries;
                std::ranges::transform(tallies, std::back_inserter(entries),
                                       [&](storage::Tally const& tally) { return entry_of(tally, teams); });
                return entries;
            },
            .attempts = [&database](Contest const& contest, AccountId author) -> Result<int> {
                auto const made = Submissions(database).attempts(contest.row.id, author, contest.row.game);
                return made ? Result<int>(static_cast<int>(*made)) : pass_on(made);
            }};
}

submissions::ContestHooks contest_hooks(storage::Database& database, rules::Registry const& games,
                                        submissions::Standards const& standards) {
    return {.may_submit = [&database, &games](ContestId id, AccountId author, std::string const& game,
                                              support::Moment now) -> Result<submissions::Admission> {
                auto const contest = TULKAS_TRY(find_contest(database, games, id));
                TULKAS_TRY(is_for(database, contest, author));
                auto const made = TULKAS_TRY(handed_in_to(database).attempts(contest, author));
                auto const time = TULKAS_TRY(league::OwnTimes(database, games).of(contest, author, now));
                auto const members = TULKAS_TRY(team_size(database, contest, author));
                return may_submit(contest,
                                  {.language = "", .made = made, .members = members, .ruling = time.ruling},
                                  game, now);
            },
            .terms = [&database, &games, standards](ContestId id,
                                                    rules::Game const& game) -> Result<submissions::Terms> {
                auto const contest = find_contest(database, games, id);
                return contest ? terms_of(*contest, game, standards) : pass_on(contest);
            },
            .is_organiser =
                [&database](ContestId id, AccountId who) {
                    auto const row = storage::Contests(database).find(id);
                    if (!row || !*row || !(*row)->course) {
                        return row && *row && (*row)->organiser == who;
                    }
                    auto const role = storage::Courses(database).role_of(*(*row)->course, who);
                    return role && *role;
                }};
}

} // namespace server
