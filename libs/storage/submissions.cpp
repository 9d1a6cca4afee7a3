#include "storage/submissions.hpp"

#include <fmt/format.h>

#include <limits>
#include <soci/soci.h>

namespace storage {

using support::Result;

namespace {

struct VersionRow {
    static constexpr char const* columns =
        "id, bot, number, file_name, source, size, language, state, why, report_text, report, build_output, "
        "work, created, finished";
    static constexpr char const* table = "submissions";
    using Value = Version;

    long long id = 0;
    long long bot = 0;
    int number = 0;
    std::string file_name;
    std::string source;
    long long size = 0;
    std::string language;
    std::string state;
    std::string why;
    std::string text;
    std::string report;
    soci::indicator report_is = soci::i_null;
    std::string build_output;
    long long work = 0;
    long long created = 0;
    long long finished = 0;
    soci::indicator finished_is = soci::i_null;

    void bind(soci::statement& statement) {
        statement.exchange(soci::into(id));
        statement.exchange(soci::into(bot));
        statement.exchange(soci::into(number));
        statement.exchange(soci::into(file_name));
        statement.exchange(soci::into(source));
        statement.exchange(soci::into(size));
        statement.exchange(soci::into(language));
        statement.exchange(soci::into(state));
        statement.exchange(soci::into(why));
        statement.exchange(soci::into(text));
        statement.exchange(soci::into(report, report_is));
        statement.exchange(soci::into(build_output));
        statement.exchange(soci::into(work));
        statement.exchange(soci::into(created));
        statement.exchange(soci::into(finished, finished_is));
    }

    [[nodiscard]] Version value() const {
        return {.id = id,
                .bot = bot,
                .number = number,
                .file_name = file_name,
                .source = source,
                .size = size,
                .language = language,
                .state = state,
                .why = why,
                .text = text,
                .report = report_is == soci::i_ok ? std::optional(report) : std::nullopt,
                .build_output = build_output,
                .work = work,
                .created = to_moment(created),
                .finished = finished_is == soci::i_ok ? std::optional(to_moment(finished)) : std::nullopt};
    }
};

struct EntryRow {
    static constexpr char const* columns =
        "bots.id, bots.owner, accounts.name, bots.game, bots.contest, bots.nickname, bots.created, "
        "bots.accepted";
    static constexpr char const* table = "bots JOIN accounts ON accounts.id = bots.owner";
    using Value = Entry;

    long long id = 0;
    long long owner = 0;
    std::string owner_name;
    std::string game;
    long long contest = 0;
    std::string nickname;
    long long created = 0;
    long long accepted = 0;
    soci::indicator accepted_is = soci::i_null;

    void bind(soci::statement& statement) {
        statement.exchange(soci::into(id));
        statement.exchange(soci::into(owner));
        statement.exchange(soci::into(owner_name));
        statement.exchange(soci::into(game));
        statement.exchange(soci::into(contest));
        statement.exchange(soci::into(nickname));
        statement.exchange(soci::into(created));
        statement.exchange(soci::into(accepted, accepted_is));
    }

    [[nodiscard]] Entry value() const {
        return {.id = id,
                .owner = owner,
                .owner_name = owner_name,
                .game = game,
                .contest = contest,
                .nickname = nickname,
                .created = to_moment(created),
                .accepted = accepted_is == soci::i_ok ? std::optional(SubmissionId(accepted)) : std::nullopt};
    }
};

struct TallyRow {
    static constexpr char const* columns =
        "bots.id, bots.owner, accounts.name, bots.game, bots.contest, bots.nickname, bots.created, "
        "bots.accepted, (SELECT COUNT(*) FROM submissions WHERE submissions.bot = bots.id), "
        "(SELECT COUNT(*) FROM submissions WHERE submissions.bot = bots.id AND finished IS NULL)";
    static constexpr char const* table = EntryRow::table;
    using Value = Tally;

    EntryRow bot;
    int attempts = 0;
    int open = 0;

    void bind(soci::statement& statement) {
        bot.bind(statement);
        statement.exchange(soci::into(attempts));
        statement.exchange(soci::into(open));
    }

    [[nodiscard]] Tally value() const { return {.bot = bot.value(), .attempts = attempts, .open = open}; }
};

template <typename Row, typename Bind>
std::vector<typename Row::Value> query(soci::session& session, std::string const& rest, Bind bind) {
    std::vector<typename Row::Value> values;
    Row row;
    soci::statement statement(session);
    row.bind(statement);
    bind(statement);
    statement.alloc();
    statement.prepare(fmt::format("SELECT {} FROM {} {}", Row::columns, Row::table, rest));
    statement.define_and_bind();
    for (bool more = statement.execute(true); more; more = statement.fetch()) {
        values.push_back(row.value());
    }
    return values;
}

template <typename Row>
std::optional<typename Row::Value> one(soci::session& session, std::string const& where, long long id) {
    auto values = query<Row>(session, where,
                             [&](soci::statement& statement) { statement.exchange(soci::use(id, "id")); });
    return values.empty() ? std::nullopt : std::optional(std::move(values.front()));
}

template <typename Row>
Result<std::optional<typename Row::Value>> find_one(Database& database, std::string const& where,
                                                    long long id) {
    std::optional<typename Row::Value> found;
    auto const read = database.read([&](soci::session& session) { found = one<Row>(session, where, id); });
    return read ? Result<std::optional<typename Row::Value>>(std::move(found)) : pass_on(read);
}

// Whoever hands in twice at a time gets two numbers: the row of the bot is locked by the first.
long long bot_for(soci::session& session, NewSubmission const& submission, long long created) {
    long long id = 0;
    long long const owner = submission.owner;
    long long const contest = submission.contest;
    session
        << "INSERT INTO bots (owner, game, contest, nickname, created) VALUES (:owner, :game, :contest, "
           "'', :created) ON CONFLICT (owner, game, contest) DO UPDATE SET game = excluded.game RETURNING "
           "id",
        soci::use(owner, "owner"), soci::use(submission.game, "game"), soci::use(contest, "contest"),
        soci::use(created, "created"), soci::into(id);
    return id;
}

} // namespace

Version Submissions::add(soci::session& session, NewSubmission const& submission, Moment now) {
    long long const created = to_number(now);
    long long const bot = bot_for(session, submission, created);
    long long const size = submission.size;
    int number = 0;
    long long id = 0;
    session << "SELECT COALESCE(MAX(number), 0) + 1 FROM submissions WHERE bot = :bot", soci::use(bot, "bot"),
        soci::into(number);
    session << "INSERT INTO submissions (bot, number, file_name, source, size, language, state, why, "
               "report_text, build_output, work, created) VALUES (:bot, :number, :file_name, :source, :size, "
               "'', 'waiting', '', '', '', 0, :created) RETURNING id",
        soci::use(bot, "bot"), soci::use(number, "number"), soci::use(submission.file_name, "file_name"),
        soci::use(submission.source, "source"), soci::use(size, "size"), soci::use(created, "created"),
        soci::into(id);
    return one<VersionRow>(session, "WHERE id = :id", id).value();
}

void Submissions::set_work(soci::session& session, SubmissionId id, WorkId work) {
    long long const number = id;
    long long const of_work = work;
    session << "UPDATE submissions SET work = :work WHERE id = :id", soci::use(of_work, "work"),
        soci::use(number, "id");
}

bool Submissions::enter(soci::session& session, SubmissionId id, std::string const& state) {
    long long const number = id;
    soci::statement statement =
        (session.prepare << "UPDATE submissions SET state = :state, finished = NULL, why = '' WHERE id = :id "
                            "AND (finished IS NULL OR state = 'failed')",
         soci::use(state, "state"), soci::use(number, "id"));
    statement.execute(true);
    return statement.get_affected_rows() > 0;
}

std::int64_t Submissions::say(soci::session& session, SubmissionId id, std::string const& text) {
    long long const submission = id;
    long long number = 0;
    // Changes nothing but locks the row: whoever else wants to say something waits.
    session << "UPDATE submissions SET number = number WHERE id = :id", soci::use(submission, "id");
    session << "SELECT COALESCE(MAX(number), 0) + 1 FROM submission_events WHERE submission = :submission",
        soci::use(submission, "submission"), soci::into(number);
    session << "INSERT INTO submission_events (submission, number, event) VALUES (:submission, :number, "
               ":event)",
        soci::use(submission, "submission"), soci::use(number, "number"), soci::use(text, "event");
    return number;
}

void Submissions::finish(soci::session& session, SubmissionId id, Judgement const& judgement, Moment now) {
    long long const number = id;
    long long const finished = to_number(now);
    std::string const report = judgement.report.value_or("");
    auto report_is = judgement.report ? soci::i_ok : soci::i_null;
    session
        << "UPDATE submissions SET state = :state, language = :language, why = :why, report_text = "
           ":report_text, report = :report, build_output = :build_output, finished = :finished WHERE id = "
           ":id",
        soci::use(judgement.state, "state"), soci::use(judgement.language, "language"),
        soci::use(judgement.why, "why"), soci::use(judgement.text, "report_text"),
        soci::use(report, report_is, "report"), soci::use(judgement.build_output, "build_output"),
        soci::use(finished, "finished"), soci::use(number, "id");
    if (judgement.state == "accepted") {
        // Of two that are judged at the same time the later version plays.
        session << "UPDATE bots SET nickname = :nickname, accepted = :accepted WHERE id = (SELECT bot FROM "
                   "submissions WHERE id = :id) AND COALESCE(accepted, 0) < :newest",
            soci::use(judgement.nickname, "nickname"), soci::use(number, "accepted"), soci::use(number, "id"),
            soci::use(number, "newest");
    }
}

Result<std::optional<Version>> Submissions::find(SubmissionId id) {
    return find_one<VersionRow>(m_database, "WHERE id = :id", id);
}

Result<std::optional<Entry>> Submissions::find_bot(BotId id) {
    return find_one<EntryRow>(m_database, "WHERE bots.id = :id", id);
}

Result<std::optional<Entry>> Submissions::find_bot(std::string const& owner, std::string const& game) {
    auto const account = Accounts(m_database).find_by_name(owner);
    if (!account) {
        return pass_on(account);
    }
    if (!*account) {
        return std::nullopt;
    }
    auto bots = list_bots({.game = game, .owner = (*account)->id, .contest = no_contest}, 0, 1);
    if (!bots) {
        return pass_on(bots);
    }
    return bots->empty() ? std::nullopt : std::optional(std::move(bots->front()));
}

Result<std::vector<Entry>> Submissions::list_bots(EntryFilter const& filter, BotId after, int limit) {
    std::vector<Entry> entries;
    long long const number = after;
    long long const owner = filter.owner.value_or(0);
    long long const contest = filter.contest.value_or(0);
    std::string where = "WHERE bots.id > :after";
    where += filter.game ? " AND bots.game = :game" : "";
    where += filter.owner ? " AND bots.owner = :owner" : "";
    where += filter.contest ? " AND bots.contest = :contest" : "";
    auto const bind = [&](soci::statement& statement) {
        statement.exchange(soci::use(number, "after"));
        if (filter.game) {
            statement.exchange(soci::use(*filter.game, "game"));
        }
        if (filter.owner) {
            statement.exchange(soci::use(owner, "owner"));
        }
        if (filter.contest) {
            statement.exchange(soci::use(contest, "contest"));
        }
        statement.exchange(soci::use(limit, "most"));
    };
    auto const read = m_database.read([&](soci::session& session) {
        entries = query<EntryRow>(session, where + " ORDER BY bots.id LIMIT :most", bind);
    });
    return read ? Result<std::vector<Entry>>(std::move(entries)) : pass_on(read);
}

Result<std::vector<Version>> Submissions::versions(BotId bot, SubmissionId before, int limit) {
    std::vector<Version> versions;
    long long const of_bot = bot;
    long long const number = before > 0 ? before : std::numeric_limits<long long>::max();
    auto const bind = [&](soci::statement& statement) {
        statement.exchange(soci::use(of_bot, "bot"));
        statement.exchange(soci::use(number, "before"));
        statement.exchange(soci::use(limit, "most"));
    };
    auto const read = m_database.read([&](soci::session& session) {
        versions = query<VersionRow>(session,
                                     "WHERE bot = :bot AND id < :before ORDER BY id DESC LIMIT :most", bind);
    });
    return read ? Result<std::vector<Version>>(std::move(versions)) : pass_on(read);
}

Result<std::int64_t> Submissions::attempts(ContestId contest, AccountId owner, std::string const& game) {
    long long count = 0;
    long long const of_contest = contest;
    long long const of_owner = owner;
    auto const read = m_database.read([&](soci::session& session) {
        session << "SELECT COUNT(*) FROM submissions JOIN bots ON bots.id = submissions.bot WHERE "
                   "bots.contest = :contest AND bots.owner = :owner AND bots.game = :game",
            soci::use(of_contest, "contest"), soci::use(of_owner, "owner"), soci::use(game, "game"),
            soci::into(count);
    });
    return read ? Result<std::int64_t>(count) : pass_on(read);
}

Result<std::vector<Tally>> Submissions::tally(ContestId contest) {
    std::vector<Tally> tallies;
    long long const of_contest = contest;
    auto const read = m_database.read([&](soci::session& session) {
        tallies = query<TallyRow>(
            session, "WHERE bots.contest = :contest ORDER BY bots.id",
            [&](soci::statement& statement) { statement.exchange(soci::use(of_contest, "contest")); });
    });
    return read ? Result<std::vector<Tally>>(std::move(tallies)) : pass_on(read);
}

Result<std::vector<SubmissionEvent>> Submissions::events(SubmissionId id, std::int64_t after, int limit) {
    std::vector<SubmissionEvent> events;
    long long const submission = id;
    long long const last = after;
    auto const read = m_database.read([&](soci::session& session) {
        long long number = 0;
        std::string text;
        soci::statement statement =
            (session.prepare << "SELECT number, event FROM submission_events WHERE submission = :submission "
                                "AND number > :after ORDER BY number LIMIT :most",
             soci::use(submission, "submission"), soci::use(last, "after"), soci::use(limit, "most"),
             soci::into(number), soci::into(text));
        for (bool more = statement.execute(true); more; more = statement.fetch()) {
            events.push_back({number, text});
        }
    });
    return read ? Result<std::vector<SubmissionEvent>>(std::move(events)) : pass_on(read);
}

} // namespace storage
