#include "storage/teams.hpp"

#include "storage/query.hpp"
#include "support/lookalikes.hpp"

namespace storage {

using support::Result;

namespace {

// A team with one of its members, or of those who are invited; with none where it has none.
struct TeamLine {
    TeamRow team;
    std::optional<TeamMember> member;
    bool has_joined = false;
};

struct TeamColumns {
    static constexpr char const* selection =
        "SELECT t.id, t.contest, t.name, t.bot, m.id, m.name, m.student_number, m.account, a.name, "
        "tm.joined, b.id FROM teams t JOIN contests c ON c.id = t.contest LEFT JOIN team_members tm ON "
        "tm.team = t.id LEFT JOIN course_members m ON m.id = tm.member AND m.removed IS NULL LEFT JOIN "
        "accounts a ON a.id = m.account LEFT JOIN bots b ON b.owner = m.account AND b.game = c.game AND "
        "b.contest = c.id";

    long long id = 0;
    long long contest = 0;
    std::string name;
    Nullable<long long> bot;
    Nullable<long long> member;
    Nullable<std::string> member_name;
    Nullable<std::string> student_number;
    Nullable<long long> account;
    Nullable<std::string> account_name;
    Nullable<long long> joined;
    Nullable<long long> own_bot;

    void bind(soci::statement& statement) {
        bind_columns(statement, id, contest, name, bot, member, member_name, student_number, account,
                     account_name, joined, own_bot);
    }
    [[nodiscard]] TeamLine value() const {
        TeamLine line{.team = {.id = id, .contest = contest, .name = name}, .member = {}};
        line.team.bot = bot.value();
        if (auto const number = member.value()) {
            line.member = TeamMember{.member = *number,
                                     .name = member_name.value().value_or(""),
                                     .student_number = student_number.value().value_or("")};
            line.member->account = account.value();
            line.member->account_name = account_name.value().value_or("");
            line.member->own_bot = own_bot.value();
        }
        line.has_joined = joined.value().has_value();
        return line;
    }
};

std::vector<TeamRow> teams_in(std::vector<TeamLine> lines) {
    std::vector<TeamRow> teams;
    for (auto& [team, member, has_joined] : lines) {
        if (teams.empty() || teams.back().id != team.id) {
            teams.push_back(std::move(team));
        }
        if (member) {
            (has_joined ? teams.back().members : teams.back().invited).push_back(*std::move(member));
        }
    }
    return teams;
}

constexpr char const* in_order = " ORDER BY t.name_key, t.id, m.name, m.id";

std::vector<TeamRow> teams_of(Transaction& transaction, support::ContestId contest,
                              support::AccountId account, bool are_joined) {
    long long const number = contest;
    long long const who = account;
    return teams_in(query<TeamColumns>(
        transaction,
        std::string("WHERE t.contest = :contest AND t.id IN (SELECT mine.team FROM team_members mine JOIN "
                    "course_members me ON me.id = mine.member WHERE me.account = :account AND me.removed IS "
                    "NULL") +
            (are_joined ? " AND mine.joined IS NOT NULL)" : ")") + in_order,
        [&](soci::statement& statement) {
            statement.exchange(soci::use(number, "contest"));
            statement.exchange(soci::use(who, "account"));
        }));
}

} // namespace

void Teams::lock(Transaction& transaction, support::ContestId contest) {
    long long const number = contest;
    transaction << "UPDATE contests SET slug = slug WHERE id = :id", soci::use(number, "id");
}

std::vector<TeamRow> Teams::list(Transaction& transaction, support::ContestId contest) {
    long long const number = contest;
    return teams_in(query<TeamColumns>(
        transaction, std::string("WHERE t.contest = :contest") + in_order,
        [&](soci::statement& statement) { statement.exchange(soci::use(number, "contest")); }));
}

Result<std::vector<TeamRow>> Teams::list(support::ContestId contest) {
    std::vector<TeamRow> teams;
    TULKAS_TRY(m_database.read([&](Transaction& transaction) { teams = list(transaction, contest); }));
    return teams;
}

Result<std::vector<TeamRow>> Teams::around(support::ContestId contest, support::AccountId account) {
    std::vector<TeamRow> teams;
    TULKAS_TRY(m_database.read(
        [&](Transaction& transaction) { teams = teams_of(transaction, contest, account, false); }));
    return teams;
}

std::optional<TeamRow> Teams::find_of(Transaction& transaction, support::ContestId contest,
                                      support::AccountId account) {
    return first_of(teams_of(transaction, contest, account, true));
}

Result<std::optional<TeamRow>> Teams::find_of(support::ContestId contest, support::AccountId account) {
    std::optional<TeamRow> team;
    TULKAS_TRY(
        m_database.read([&](Transaction& transaction) { team = find_of(transaction, contest, account); }));
    return team;
}

support::TeamId Teams::add(Transaction& transaction, support::ContestId contest, std::string const& name,
                           support::Moment now) {
    long long id = 0;
    long long const number = contest;
    long long const created = support::to_number(now);
    auto const key = support::as_read(name);
    transaction << "INSERT INTO teams (contest, name, name_key, created) VALUES (:contest, :name, :key, "
                   ":created) RETURNING id",
        soci::use(number, "contest"), soci::use(name, "name"), soci::use(key, "key"),
        soci::use(created, "created"), soci::into(id);
    return id;
}

void Teams::rename(Transaction& transaction, support::TeamId id, std::string const& name) {
    long long const number = id;
    auto const key = support::as_read(name);
    transaction << "UPDATE teams SET name = :name, name_key = :key WHERE id = :id", soci::use(name, "name"),
        soci::use(key, "key"), soci::use(number, "id");
}

void Teams::remove(Transaction& transaction, support::TeamId id) {
    long long const number = id;
    transaction << "DELETE FROM teams WHERE id = :id", soci::use(number, "id");
}

void Teams::invite(Transaction& transaction, TeamRow const& team, support::MemberId member) {
    long long const number = team.id;
    long long const contest = team.contest;
    long long const who = member;
    transaction << "INSERT INTO team_members (team, contest, member) VALUES (:team, :contest, :member) ON "
                   "CONFLICT DO NOTHING",
        soci::use(number, "team"), soci::use(contest, "contest"), soci::use(who, "member");
}

void Teams::enter(Transaction& transaction, support::ContestId contest, support::TeamId team,
                  support::MemberId member, support::Moment now) {
    long long const number = team;
    long long const its = contest;
    long long const who = member;
    long long const joined = support::to_number(now);
    transaction << "INSERT INTO team_members (team, contest, member, joined) VALUES (:team, :contest, "
                   ":member, :joined) ON CONFLICT (team, member) DO UPDATE SET joined = excluded.joined",
        soci::use(number, "team"), soci::use(its, "contest"), soci::use(who, "member"),
        soci::use(joined, "joined");
    transaction
        << "DELETE FROM team_members WHERE contest = :contest AND member = :member AND joined IS NULL",
        soci::use(its, "contest"), soci::use(who, "member");
}

void Teams::take_out(Transaction& transaction, support::TeamId team, support::MemberId member) {
    long long const number = team;
    long long const who = member;
    transaction << "DELETE FROM team_members WHERE team = :team AND member = :member",
        soci::use(number, "team"), soci::use(who, "member");
}

std::optional<support::BotId> Teams::bot_of(Transaction& transaction, support::ContestId contest,
                                            support::AccountId account) {
    long long const number = contest;
    long long const who = account;
    Nullable<long long> bot;
    transaction << "SELECT b.id FROM bots b JOIN contests c ON c.id = b.contest AND c.game = b.game WHERE "
                   "b.contest = :contest AND b.owner = :owner",
        soci::use(number, "contest"), soci::use(who, "owner"), soci::into(bot.column, bot.is);
    return transaction.session().got_data() ? bot.value() : std::nullopt;
}

void Teams::set_bot(Transaction& transaction, support::TeamId id, std::optional<support::BotId> bot) {
    long long const number = id;
    long long const its = bot.value_or(0);
    auto is = bot ? soci::i_ok : soci::i_null;
    transaction << "UPDATE teams SET bot = :bot WHERE id = :id", soci::use(its, is, "bot"),
        soci::use(number, "id");
}

void Teams::give_bot(Transaction& transaction, support::BotId bot, support::AccountId owner) {
    long long const number = bot;
    long long const who = owner;
    transaction << "UPDATE bots SET owner = :owner WHERE id = :id", soci::use(who, "owner"),
        soci::use(number, "id");
}

} // namespace storage
