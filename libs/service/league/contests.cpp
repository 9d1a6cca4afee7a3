#include "league/contests.hpp"

#include "storage/courses.hpp"
#include "support/controls.hpp"
#include "support/text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace league {

using storage::ContestRow;
using storage::ContestState;
using support::ErrorKind;
using support::fail;
using support::JsonObject;
using support::Moment;
using support::Result;
using support::TournamentId;

namespace {

Result<void> check_slug(std::string const& slug) {
    constexpr std::size_t longest = 64;
    bool const is_good =
        !slug.empty() && slug.size() <= longest && std::ranges::all_of(slug, [](char letter) {
            return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '-';
        });
    return is_good ? Result<void>()
                   : fail(ErrorKind::invalid,
                          "a short name may contain only a–z, 0–9 and -, at most {} characters", longest);
}

Result<void> check_title(std::string const& title) {
    constexpr std::size_t longest = 200;
    return !title.empty() && title.size() <= longest && support::visible_line(title) == title
               ? Result<void>()
               : fail(ErrorKind::invalid, "a title must have 1 to {} bytes and no control characters",
                      longest);
}

// What may still change when people have begun to work on it.
bool may_change_later(std::string_view name) {
    constexpr std::array names{"text",        "points", "points_by", "most_points", "strength_from",
                               "strength_to", "late",   "late_days", "unofficial",  "teams"};
    return std::ranges::find(names, name) != names.end();
}

Result<void> may_have_teams(Terms const& terms, std::optional<support::CourseId> course) {
    return terms.teams.most == 1 || course
               ? Result<void>()
               : fail(ErrorKind::invalid, "only assignments of a course can have teams");
}

} // namespace

Contests::Contests(storage::Database& database, rules::Registry const& games, Tournaments& tournaments,
                   HandedIn handed_in, CheckTerms check_terms)
    : m_database(database),
      m_games(games),
      m_tournaments(tournaments),
      m_handed_in(std::move(handed_in)),
      m_check_terms(std::move(check_terms)),
      m_stored(database) {}

Result<void> Contests::check_all(Terms const& terms, rules::Game const& game) const {
    TULKAS_TRY(check(terms, game));
    return m_check_terms ? m_check_terms(terms) : Result<void>();
}

Result<Contest> Contests::create(NewContest const& wish, Moment now) {
    auto const game = TULKAS_TRY(m_games.find(wish.game));
    auto const slug = check_slug(wish.slug);
    auto const title = check_title(wish.title);
    if (!slug || !title) {
        return slug ? pass_on(title) : pass_on(slug);
    }
    auto const terms = terms_from_json(wish.terms, game->info());
    auto const checked = terms ? check_all(*terms, *game) : pass_on(terms);
    if (!checked) {
        return pass_on(checked);
    }
    TULKAS_TRY(may_have_teams(*terms, wish.course));
    if (wish.closes <= wish.opens) {
        return fail(ErrorKind::invalid, "a contest must close after it opens");
    }
    ContestRow row{.slug = wish.slug,
                   .title = wish.title,
                   .game = wish.game,
                   .terms = support::to_text(to_json(*terms)),
                   .organiser = wish.organiser,
                   .opens = wish.opens,
                   .closes = wish.closes,
                   .created = now,
                   .course = wish.course};
    row.ends = end_of(row, *terms, std::nullopt);
    auto const id = TULKAS_TRY(m_stored.add(row));
    return find(id);
}

Result<Contest> contest_of(ContestRow row, rules::Registry const& games) {
    // What is stored is whole, and a game that was withdrawn takes no contest with it.
    auto const game = games.find(row.game);
    auto const json = support::parse_json(row.terms);
    auto terms = json ? terms_from_json(*json, game ? (*game)->info() : rules::GameInfo()) : pass_on(json);
    if (!terms) {
        return pass_on(terms);
    }
    return Contest{.row = std::move(row), .terms = *std::move(terms)};
}

Result<Contest> Contests::find(std::string const& slug) {
    auto row = m_stored.find_by_slug(slug);
    if (!row) {
        return pass_on(row);
    }
    return *row ? with_terms(**std::move(row))
                : fail(ErrorKind::not_found, "there is no contest {}", support::in_quotes(slug));
}

Result<Contest> Contests::find(support::ContestId id) {
    auto row = m_stored.find(id);
    if (!row) {
        return pass_on(row);
    }
    return *row ? with_terms(**std::move(row)) : fail(ErrorKind::not_found, "there is no contest {}", id);
}

Result<Contest> Contests::change(Contest const& contest, ContestChange const& change, Actor const& actor) {
    auto const now = actor.now;
    auto after = contest.row;
    after.title = change.title.value_or(after.title);
    after.opens = change.opens.value_or(after.opens);
    after.closes = change.closes.value_or(after.closes);
    auto const allowed = may_change(contest.row, after, now);
    auto const title = check_title(after.title);
    if (!allowed || !title) {
        return allowed ? pass_on(title) : pass_on(allowed);
    }
    auto terms = to_json(contest.terms);
    bool const has_opened = contest.phase(now) == Phase::open || contest.phase(now) == Phase::late;
    for (auto const& [name, value] : change.terms.value_or(JsonObject())) {
        if (!terms.contains(name)) {
            return fail(ErrorKind::invalid, "there is no term {}", std::string_view(name));
        }
        if (has_opened && !may_change_later(name) && terms.at(name) != value) {
            return fail(ErrorKind::refused, "{} cannot change any more: the contest has opened",
                        std::string_view(name));
        }
        terms.at(name) = value;
    }
    after.terms = support::to_text(terms);
    auto changed = with_terms(after);
    if (!changed) {
        return changed;
    }
    auto const game = TULKAS_TRY(m_games.find(after.game));
    TULKAS_TRY(check_all(changed->terms, *game));
    TULKAS_TRY(may_have_teams(changed->terms, after.course));
    return write(*std::move(changed), contest.row.state, actor, "assignment", after.title);
}

Result<Contest> Contests::write(Contest contest, ContestState state, Actor const& actor,
                                std::string const& action, std::string const& details) {
    bool is_written = false;
    TULKAS_TRY(m_database.write([&](storage::Transaction& transaction) {
        std::optional<Moment> latest;
        for (auto const& extension : storage::Contests::extensions(transaction, contest.row.id)) {
            latest = std::max(latest.value_or(extension.closes), extension.closes);
        }
        contest.row.ends = end_of(contest.row, contest.terms, latest);
        is_written = storage::Contests::change(transaction, contest.row, state);
        if (is_written && contest.row.course) {
            storage::Courses::say(transaction, {.course = *contest.row.course,
                                                .actor = actor.account,
                                                .moment = actor.now,
                                                .action = action,
                                                .details = details});
        }
    }));
    return is_written ? Result<Contest>(std::move(contest))
                      : fail(ErrorKind::refused, "somebody else has changed this contest");
}

Result<Contest> Contests::close(Contest const& contest, Actor const& actor) {
    auto const phase = contest.phase(actor.now);
    if (phase != Phase::open && phase != Phase::late) {
        return fail(ErrorKind::refused, "this contest is {}: only one that takes submissions can be closed",
                    to_text(phase));
    }
    auto closed = contest;
    closed.row.closed = actor.now;
    return write(std::move(closed), ContestState::announced, actor, "closed", contest.row.title);
}

Result<Contest> Contests::extend(Contest const& contest, std::vector<support::MemberId> const& members,
                                 std::optional<storage::Extension> const& extension, Actor const& actor) {
    auto const phase = contest.phase(actor.now);
    if (!contest.row.course || phase >= Phase::frozen) {
        return fail(ErrorKind::refused, "{}",
                    contest.row.course ? "the entries are fixed: nobody can have more time any more"
                                       : "only members of a course can have more time");
    }
    std::vector<std::string> called;
    for (auto const member : members) {
        auto const found = TULKAS_TRY(storage::Courses(m_database).find_member(*contest.row.course, member));
        if (!found) {
            return fail(ErrorKind::not_found, "there is no member {} in this course", member);
        }
        called.push_back(fmt::format("{} ({})", found->name, found->student_number));
    }
    constexpr std::size_t longest_reason = 500;
    if (extension && (extension->reason.size() > longest_reason ||
                      support::visible(extension->reason) != extension->reason)) {
        return fail(ErrorKind::invalid, "a reason must have at most {} bytes and no control characters",
                    longest_reason);
    }
    if (extension && extension->closes <= contest.row.closes) {
        return fail(ErrorKind::invalid, "an extension must end after the deadline, {}",
                    in_words(contest.row.closes));
    }
    TULKAS_TRY(m_database.write([&](storage::Transaction& transaction) {
        for (auto const member : members) {
            if (extension) {
                auto its = *extension;
                its.member = member;
                storage::Contests::set_extension(transaction, contest.row.id, its);
            } else {
                storage::Contests::remove_extension(transaction, contest.row.id, member);
            }
        }
    }));
    auto const until = extension ? in_words(extension->closes) : std::string("–");
    return write(contest, contest.row.state, actor, "extension",
                 fmt::format("{}: {}, {}", contest.row.title, fmt::join(called, ", "), until));
}

Result<void> Contests::give_bonus(Contest const& contest, storage::Bonus const& bonus, Actor const& actor) {
    constexpr double most = 1e6;
    constexpr std::size_t longest_reason = 500;
    if (!contest.row.course) {
        return fail(ErrorKind::refused, "only members of a course can have a bonus");
    }
    if (!(std::abs(bonus.points) <= most) || bonus.reason.size() > longest_reason ||
        support::visible(bonus.reason) != bonus.reason) {
        return fail(
            ErrorKind::invalid,
            "a bonus must be at most a million points, and its reason at most {} bytes without control "
            "characters",
            longest_reason);
    }
    auto const member =
        TULKAS_TRY(storage::Courses(m_database).find_member(*contest.row.course, bonus.member));
    if (!member) {
        return fail(ErrorKind::not_found, "there is no member {} in this course", bonus.member);
    }
    return m_database.write([&](storage::Transaction& transaction) {
        storage::Contests::set_bonus(transaction, contest.row.id, bonus);
        storage::Courses::say(transaction,
                              {.course = *contest.row.course,
                               .actor = actor.account,
                               .moment = actor.now,
                               .action = "bonus",
                               .details = fmt::format("{}: {} ({}), {} {}", contest.row.title, member->name,
                                                      member->student_number, bonus.points, bonus.reason)});
    });
}

Result<Contest> Contests::announce(Contest const& contest) {
    if (contest.row.state != ContestState::draft) {
        return fail(ErrorKind::refused, "this contest is no draft any more");
    }
    auto announced = contest;
    announced.row.state = ContestState::announced;
    auto const written = m_stored.change(announced.row, ContestState::draft);
    if (!written) {
        return pass_on(written);
    }
    return *written ? Result<Contest>(std::move(announced))
                    : fail(ErrorKind::refused, "somebody else has changed this contest");
}

TournamentWish Contests::tournament_of(Contest const& contest, std::vector<Entry> const& entries) const {
    TournamentWish wish{.title = contest.row.title,
                        .game = contest.row.game,
                        .plan = {.options = contest.terms.options,
                                 .time = contest.terms.time,
                                 .memory_mb = contest.terms.memory_mb,
                                 .isolation = contest.terms.isolation,
                                 .pairing = {.format = contest.terms.format,
                                             .seats = contest.terms.seats,
                                             .games = contest.terms.final_games,
                                             .rounds = contest.terms.rounds,
                                             .seed = static_cast<std::uint64_t>(contest.row.id)}},
                        .entrants = {},
                        .organiser = contest.row.organiser,
                        .contest = contest.row.id,
                        .is_hidden = true};
    for (auto const& entry : entries) {
        if (entry.entrant) {
            auto entrant = *entry.entrant;
            if (contest.terms.shows_authors) {
                entrant.name = with_author(entrant.name, entry.author_name);
            }
            wish.entrants.push_back(std::move(entrant));
        }
    }
    std::ranges::transform(contest.terms.house, std::back_inserter(wish.entrants), house_entrant);
    wish.plan.pairing.players = static_cast<int>(wish.entrants.size());
    auto const most_rounds = std::max(1, wish.plan.pairing.players - 1);
    if (wish.plan.pairing.rounds > most_rounds) { // fewer came than were expected
        wish.plan.pairing.rounds = most_rounds;
    }
    return wish;
}

Result<std::vector<Entry>> Contests::entries(Contest const& contest) const {
    return m_handed_in.entries ? m_handed_in.entries(contest.row.id)
                               : Result<std::vector<Entry>>(std::vector<Entry>());
}

Result<int> Contests::attempts(Contest const& contest, support::AccountId author) const {
    return m_handed_in.attempts ? m_handed_in.attempts(contest, author) : Result<int>(0);
}

Result<TournamentId> Contests::try_out(Contest const& contest) {
    auto const entries = TULKAS_TRY(this->entries(contest));
    auto wish = tournament_of(contest, entries);
    wish.title += " (dry run)";
    if (wish.entrants.size() < static_cast<std::size_t>(contest.terms.seats)) {
        return fail(ErrorKind::refused, "a tournament needs {} bots, and there are {}", contest.terms.seats,
                    wish.entrants.size());
    }
    return m_tournaments.create(wish);
}

Result<Contest> Contests::freeze(Contest const& contest, Moment now) {
    auto const phase = contest.phase(now);
    if (phase != Phase::closed) {
        return fail(ErrorKind::refused, "this contest is {}: it can be frozen after its deadline, {}",
                    to_text(phase), in_words(contest.row.ends));
    }
    auto const entries = TULKAS_TRY(this->entries(contest));
    auto const waiting = std::ranges::count_if(entries, [](Entry const& entry) { return !entry.is_judged; });
    if (waiting > 0) {
        return fail(ErrorKind::refused, "submissions are still being judged (authors: {})", waiting);
    }
    auto const wish = tournament_of(contest, entries);
    bool const is_played = wish.entrants.size() >= static_cast<std::size_t>(contest.terms.seats);
    TULKAS_TRY(is_played ? m_tournaments.check(wish) : Result<void>());
    bool is_frozen = false;
    auto const written = m_database.write([&](storage::Transaction& transaction) {
        is_frozen = storage::Contests::freeze(transaction, contest.row.id);
        if (is_frozen && is_played) {
            storage::Contests::set_final(transaction, contest.row.id,
                                         m_tournaments.create(transaction, wish));
        }
    });
    if (!written) {
        return pass_on(written);
    }
    if (!is_frozen) {
        return fail(ErrorKind::refused, "somebody else has changed this contest");
    }
    m_tournaments.wake();
    return find(contest.row.id);
}

Result<void> Contests::freeze_all(Moment now) {
    auto const due = TULKAS_TRY(m_stored.closed(ContestState::announced, now));
    for (auto const& row : due) {
        auto const contest = with_terms(row);
        auto const frozen = contest ? freeze(*contest, now) : pass_on(contest);
        // Refused: the judge is still at work. It will be asked again.
        if (!frozen && frozen.error().kind != ErrorKind::refused) {
            return pass_on(frozen);
        }
    }
    return {};
}

Result<Contest> Contests::publish(Contest const& contest) {
    if (contest.row.state != ContestState::frozen) {
        return fail(ErrorKind::refused, "a standing is published when the contest is frozen, and it is {}",
                    storage::to_text(contest.row.state));
    }
    if (auto const id = contest.row.final_tournament) {
        auto const row = TULKAS_TRY(m_tournaments.stored().find(*id));
        if (row && row->state != storage::TournamentState::over) {
            return fail(ErrorKind::refused, "the final tournament is {}: {} games are played",
                        storage::to_text(row->state), row->played);
        }
        TULKAS_TRY(m_tournaments.stored().show(*id));
    }
    auto published = contest;
    published.row.state = ContestState::published;
    auto const written = m_stored.change(published.row, ContestState::frozen);
    if (!written) {
        return pass_on(written);
    }
    return *written ? Result<Contest>(std::move(published))
                    : fail(ErrorKind::refused, "somebody else has changed this contest");
}

} // namespace league
