#include "storage/submissions.hpp"

#include "storage/contents.hpp"
#include "storage/query.hpp"
#include "storage/teams.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <limits>

namespace storage {

using support::Result;

namespace {

struct VersionRow {
    static constexpr char const* selection =
        "SELECT id, bot, number, file_name, source, size, language, state, why, report_text, report, "
        "build_output, work, created, finished, name, has_games, is_official, author, (SELECT a.name FROM "
        "accounts a WHERE a.id = submissions.author) FROM submissions";

    long long id = 0;
    long long bot = 0;
    int number = 0;
    std::string file_name;
    std::string source;
    long long size = 0;
    std::string language;
    SubmissionState state{};
    std::string why;
    std::string text;
    Nullable<std::string> report;
    std::string build_output;
    long long work = 0;
    long long created = 0;
    Nullable<long long> finished;
    std::string name;
    int has_games = 1;
    int is_official = 1;
    Nullable<long long> author;
    Nullable<std::string> author_name;

    void bind(soci::statement& statement) {
        bind_columns(statement, id, bot, number, file_name, source, size, language, state, why, text, report,
                     build_output, work, created, finished, name, has_games, is_official, author,
                     author_name);
    }

    [[nodiscard]] Version value() const {
        return {.id = id,
                .bot = bot,
                .number = number,
                .file_name = file_name,
                .name = name,
                .source = source,
                .size = size,
                .language = language,
                .state = state,
                .why = why,
                .text = text,
                .report = report.value(),
                .build_output = build_output,
                .work = work,
                .created = support::to_moment(created),
                .finished = finished.value().transform(support::to_moment),
                .has_games = has_games != 0,
                .is_official = is_official != 0,
                .author = author.value(),
                .author_name = author_name.value().value_or("")};
    }
};

struct BotRow {
    static constexpr char const* selection =
        "SELECT bots.id, bots.owner, accounts.name, bots.game, bots.contest, bots.nickname, bots.created, "
        "bots.accepted, teams.id, teams.name FROM bots JOIN accounts ON accounts.id = bots.owner LEFT JOIN "
        "teams ON teams.bot = bots.id";

    long long id = 0;
    long long owner = 0;
    std::string owner_name;
    std::string game;
    long long contest = 0;
    std::string nickname;
    long long created = 0;
    Nullable<long long> accepted;
    Nullable<long long> team;
    Nullable<std::string> team_name;

    void bind(soci::statement& statement) {
        bind_columns(statement, id, owner, owner_name, game, contest, nickname, created, accepted, team,
                     team_name);
    }

    [[nodiscard]] StoredBot value() const {
        return {.id = id,
                .owner = owner,
                .owner_name = owner_name,
                .game = game,
                .contest = contest,
                .nickname = nickname,
                .created = support::to_moment(created),
                .accepted = accepted.value(),
                .team = team.value(),
                .team_name = team_name.value().value_or("")};
    }
};

struct SubmissionTallyRow {
    static constexpr char const* selection =
        "SELECT bots.id, bots.owner, accounts.name, bots.game, bots.contest, bots.nickname, bots.created, "
        "bots.accepted, teams.id, teams.name, (SELECT COUNT(*) FROM submissions s WHERE s.bot = bots.id AND "
        "s.is_official = 1 AND s.state <> 'refused'), "
        "(SELECT COUNT(*) FROM submissions s WHERE s.bot = bots.id AND s.is_official = 1 AND s.finished IS "
        "NULL), (SELECT s.created FROM submissions s WHERE s.id = bots.accepted) "
        "FROM bots JOIN accounts ON accounts.id = bots.owner LEFT JOIN teams ON teams.bot = bots.id";

    BotRow bot;
    int attempts = 0;
    int open = 0;
    Nullable<long long> handed_in;

    void bind(soci::statement& statement) {
        bot.bind(statement);
        bind_columns(statement, attempts, open, handed_in);
    }

    [[nodiscard]] Tally value() const {
        return {.bot = bot.value(),
                .attempts = attempts,
                .open = open,
                .handed_in = handed_in.value().transform(support::to_moment)};
    }
};

struct SubmissionEventRow {
    static constexpr char const* selection = "SELECT number, event FROM submission_events";

    long long number = 0;
    std::string text;

    void bind(soci::statement& statement) { bind_columns(statement, number, text); }

    [[nodiscard]] SubmissionEvent value() const { return {number, text}; }
};

// Whoever hands in twice at a time gets two numbers: the row of the bot is locked by the first.
long long bot_of(Transaction& transaction, NewSubmission const& submission, long long created) {
    long long id = 0;
    long long const owner = submission.author;
    long long const contest = submission.contest;
    transaction
        << "INSERT INTO bots (owner, game, contest, nickname, created) VALUES (:owner, :game, :contest, "
           "'', :created) ON CONFLICT (owner, game, contest) DO UPDATE SET game = excluded.game RETURNING "
           "id",
        soci::use(owner, "owner"), soci::use(submission.game, "game"), soci::use(contest, "contest"),
        soci::use(created, "created"), soci::into(id);
    return id;
}

// Their team's, which their own becomes where it has none.
long long bot_for(Transaction& transaction, NewSubmission const& submission, long long created) {
    if (submission.contest == no_contest) {
        return bot_of(transaction, submission, created);
    }
    Teams::lock(transaction, submission.contest);
    auto const team = Teams::find_of(transaction, submission.contest, submission.author);
    if (team && team->bot) {
        return *team->bot;
    }
    auto const bot = bot_of(transaction, submission, created);
    if (team) {
        Teams::set_bot(transaction, team->id, bot);
    }
    return bot;
}

} // namespace

Version Submissions::add(Transaction& transaction, NewSubmission const& submission, support::Moment now) {
    long long const created = support::to_number(now);
    long long const bot = bot_for(transaction, submission, created);
    long long const size = submission.size;
    int const is_official = submission.is_official ? 1 : 0;
    long long const author = submission.author;
    int number = 0;
    long long id = 0;
    transaction << "SELECT COALESCE(MAX(number), 0) + 1 FROM submissions WHERE bot = :bot",
        soci::use(bot, "bot"), soci::into(number);
    transaction
        << "INSERT INTO submissions (bot, number, file_name, source, size, language, state, why, "
           "report_text, build_output, work, created, name, is_official, author) VALUES (:bot, :number, "
           ":file_name, "
           ":source, :size, '', 'waiting', '', '', '', 0, :created, :name, :is_official, :author) RETURNING "
           "id",
        soci::use(bot, "bot"), soci::use(number, "number"), soci::use(submission.file_name, "file_name"),
        soci::use(submission.source, "source"), soci::use(size, "size"), soci::use(created, "created"),
        soci::use(submission.name, "name"), soci::use(is_official, "is_official"),
        soci::use(author, "author"), soci::into(id);
    return query<VersionRow>(transaction, "WHERE id = :id",
                             [&](soci::statement& statement) { statement.exchange(soci::use(id, "id")); })
        .at(0);
}

void Submissions::set_work(Transaction& transaction, support::SubmissionId id, support::WorkId work) {
    long long const number = id;
    long long const of_work = work;
    transaction << "UPDATE submissions SET work = :work WHERE id = :id", soci::use(of_work, "work"),
        soci::use(number, "id");
}

bool Submissions::enter(Transaction& transaction, support::SubmissionId id, SubmissionState state) {
    long long const number = id;
    soci::statement statement =
        (transaction.session().prepare << "UPDATE submissions SET state = :state, finished = NULL, why = '', "
                                          "has_games = 1 WHERE id = :id "
                                          "AND (finished IS NULL OR state = 'failed')",
         soci::use(state, "state"), soci::use(number, "id"));
    statement.execute(true);
    return statement.get_affected_rows() > 0;
}

std::string Submissions::keep_game(Transaction& transaction, support::SubmissionId id,
                                   std::string_view record) {
    long long const submission = id;
    auto key = Contents::put(transaction, record);
    transaction << "INSERT INTO judged_games (submission, record) VALUES (:submission, :record) ON CONFLICT "
                   "DO NOTHING",
        soci::use(submission, "submission"), soci::use(key, "record");
    return key;
}

std::int64_t Submissions::say(Transaction& transaction, support::SubmissionId id, std::string const& text) {
    long long const submission = id;
    long long number = 0;
    // Changes nothing but locks the row: whoever else wants to say something waits.
    transaction << "UPDATE submissions SET number = number WHERE id = :id", soci::use(submission, "id");
    transaction
        << "SELECT COALESCE(MAX(number), 0) + 1 FROM submission_events WHERE submission = :submission",
        soci::use(submission, "submission"), soci::into(number);
    transaction << "INSERT INTO submission_events (submission, number, event) VALUES (:submission, :number, "
                   ":event)",
        soci::use(submission, "submission"), soci::use(number, "number"), soci::use(text, "event");
    return number;
}

void Submissions::finish(Transaction& transaction, support::SubmissionId id, Judgement const& judgement,
                         support::Moment now) {
    long long const number = id;
    long long const finished = support::to_number(now);
    std::string const report = judgement.report.value_or("");
    auto report_is = judgement.report ? soci::i_ok : soci::i_null;
    transaction
        << "UPDATE submissions SET state = :state, language = :language, why = :why, report_text = "
           ":report_text, report = :report, build_output = :build_output, finished = :finished WHERE id = "
           ":id",
        soci::use(judgement.state, "state"), soci::use(judgement.language, "language"),
        soci::use(judgement.why, "why"), soci::use(judgement.text, "report_text"),
        soci::use(report, report_is, "report"), soci::use(judgement.build_output, "build_output"),
        soci::use(finished, "finished"), soci::use(number, "id");
    if (judgement.state == SubmissionState::accepted) {
        // Of two that are judged at the same time the later version plays.
        transaction
            << "UPDATE bots SET nickname = :nickname, accepted = :accepted WHERE id = (SELECT bot FROM "
               "submissions WHERE id = :id AND is_official = 1) AND COALESCE(accepted, 0) < :newest",
            soci::use(judgement.nickname, "nickname"), soci::use(number, "accepted"), soci::use(number, "id"),
            soci::use(number, "newest");
    }
}

Result<std::optional<Version>> Submissions::find(support::SubmissionId id) {
    long long const number = id;
    return first_of(read_rows<VersionRow>(
        m_database, "WHERE id = :id AND deleted IS NULL",
        [&](soci::statement& statement) { statement.exchange(soci::use(number, "id")); }));
}

Result<std::optional<StoredBot>> Submissions::find_bot(support::BotId id) {
    long long const number = id;
    return first_of(read_rows<BotRow>(m_database, "WHERE bots.id = :id", [&](soci::statement& statement) {
        statement.exchange(soci::use(number, "id"));
    }));
}

Result<std::optional<StoredBot>> Submissions::find_bot(std::string const& owner, std::string const& game) {
    auto const account = TULKAS_TRY(Accounts(m_database).find_by_name(owner));
    if (!account) {
        return std::nullopt;
    }
    return first_of(list_bots({.game = game, .owner = account->id, .contest = no_contest}, 0, 1));
}

Result<std::optional<support::AccountId>> Submissions::find_bearer(std::string const& nickname,
                                                                   std::string const& game) {
    auto const bot = TULKAS_TRY(first_of(read_rows<BotRow>(
        m_database,
        "WHERE LOWER(bots.nickname) = LOWER(:nickname) AND bots.game = :game AND bots.accepted IS NOT NULL "
        "ORDER BY bots.accepted LIMIT 1",
        [&](soci::statement& statement) {
            statement.exchange(soci::use(nickname, "nickname"));
            statement.exchange(soci::use(game, "game"));
        })));
    return bot ? std::optional(bot->owner) : std::nullopt;
}

Result<std::vector<StoredBot>> Submissions::list_bots(BotFilter const& filter, support::BotId after,
                                                      int limit) {
    long long const number = after;
    long long const owner = filter.owner.value_or(0);
    long long const contest = filter.contest.value_or(0);
    std::string where = "WHERE bots.id > :after";
    where += filter.game ? " AND bots.game = :game" : "";
    where += !filter.owner       ? ""
             : filter.with_teams ? " AND (bots.owner = :owner OR bots.id IN (SELECT t.bot FROM teams t JOIN "
                                   "team_members tm ON tm.team = t.id JOIN course_members m ON m.id = "
                                   "tm.member WHERE m.account = :mate AND m.removed IS NULL AND tm.joined IS "
                                   "NOT NULL))"
                                 : " AND bots.owner = :owner";
    where += filter.contest ? " AND bots.contest = :contest" : "";
    auto const bind = [&](soci::statement& statement) {
        statement.exchange(soci::use(number, "after"));
        if (filter.game) {
            statement.exchange(soci::use(*filter.game, "game"));
        }
        if (filter.owner) {
            statement.exchange(soci::use(owner, "owner"));
            if (filter.with_teams) {
                statement.exchange(soci::use(owner, "mate"));
            }
        }
        if (filter.contest) {
            statement.exchange(soci::use(contest, "contest"));
        }
        statement.exchange(soci::use(limit, "most"));
    };
    return read_rows<BotRow>(m_database, where + " ORDER BY bots.id LIMIT :most", bind);
}

Result<std::vector<Version>> Submissions::versions(support::BotId bot, support::SubmissionId before,
                                                   int limit) {
    long long const of_bot = bot;
    long long const number = before > 0 ? before : std::numeric_limits<long long>::max();
    auto const bind = [&](soci::statement& statement) {
        statement.exchange(soci::use(of_bot, "bot"));
        statement.exchange(soci::use(number, "before"));
        statement.exchange(soci::use(limit, "most"));
    };
    return read_rows<VersionRow>(
        m_database, "WHERE bot = :bot AND id < :before AND deleted IS NULL ORDER BY id DESC LIMIT :most",
        bind);
}

Result<bool> Submissions::is_of(StoredBot const& bot, support::AccountId account) {
    if (bot.owner == account || !bot.team) {
        return bot.owner == account;
    }
    auto const team = TULKAS_TRY(Teams(m_database).find_of(bot.contest, account));
    return team && team->id == *bot.team;
}

// A team that has no bot has no member with one: theirs would be the team's.
Result<std::int64_t> Submissions::attempts(support::ContestId contest, support::AccountId author,
                                           std::string const& game) {
    long long count = 0;
    long long const of_contest = contest;
    long long const of_author = author;
    TULKAS_TRY(m_database.read([&](Transaction& transaction) {
        transaction << "SELECT COUNT(*) FROM submissions WHERE is_official = 1 AND state <> 'refused' AND "
                       "bot = COALESCE((SELECT "
                       "t.bot FROM teams t JOIN team_members tm ON tm.team = t.id JOIN course_members m ON "
                       "m.id = tm.member WHERE t.contest = :contest AND tm.joined IS NOT NULL AND m.removed "
                       "IS NULL AND m.account = :member), (SELECT b.id FROM bots b WHERE b.contest = :own "
                       "AND b.owner = :owner AND b.game = :game))",
            soci::use(of_contest, "contest"), soci::use(of_author, "member"), soci::use(of_contest, "own"),
            soci::use(of_author, "owner"), soci::use(game, "game"), soci::into(count);
    }));
    return count;
}

Result<std::vector<Tally>> Submissions::tally(support::ContestId contest) {
    long long const of_contest = contest;
    return read_rows<SubmissionTallyRow>(
        m_database,
        "WHERE bots.contest = :contest AND NOT EXISTS (SELECT 1 FROM team_members tm JOIN teams t ON t.id = "
        "tm.team JOIN course_members m ON m.id = tm.member WHERE tm.contest = bots.contest AND tm.joined IS "
        "NOT NULL AND m.removed IS NULL AND m.account = bots.owner AND t.bot <> bots.id) ORDER BY bots.id",
        [&](soci::statement& statement) { statement.exchange(soci::use(of_contest, "contest")); });
}

Result<std::vector<SubmissionEvent>> Submissions::events(support::SubmissionId id, std::int64_t after,
                                                         int limit) {
    long long const submission = id;
    long long const last = after;
    return read_rows<SubmissionEventRow>(
        m_database, "WHERE submission = :submission AND number > :after ORDER BY number LIMIT :most",
        [&](soci::statement& statement) {
            statement.exchange(soci::use(submission, "submission"));
            statement.exchange(soci::use(last, "after"));
            statement.exchange(soci::use(limit, "most"));
        });
}

} // namespace storage
