#include "storage/contests.hpp"

#include "storage/query.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

namespace storage {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

struct ContestColumns {
    long long id = 0;
    std::string slug;
    std::string title;
    std::string game;
    std::string terms;
    ContestState state{};
    Nullable<long long> organiser;
    long long opens = 0;
    long long closes = 0;
    long long created = 0;
    Nullable<long long> tournament;

    static constexpr char const* selection = "SELECT id, slug, title, game, terms, state, organiser, opens, "
                                             "closes, created, final_tournament FROM contests";

    void bind(soci::statement& statement) {
        bind_columns(statement, id, slug, title, game, terms, state, organiser, opens, closes, created,
                     tournament);
    }

    [[nodiscard]] ContestRow value() const {
        ContestRow row{.id = id, .slug = slug, .title = title, .game = game, .terms = terms, .state = state};
        row.organiser = organiser.value();
        row.opens = support::to_moment(opens);
        row.closes = support::to_moment(closes);
        row.created = support::to_moment(created);
        row.final_tournament = tournament.value();
        return row;
    }
};

} // namespace

Result<support::ContestId> Contests::add(ContestRow const& row) {
    long long id = 0;
    bool added = false;
    long long const organiser = row.organiser.value_or(0);
    auto organiser_is = row.organiser ? soci::i_ok : soci::i_null;
    long long const opens = support::to_number(row.opens);
    long long const closes = support::to_number(row.closes);
    long long const created = support::to_number(row.created);
    auto const written = m_database.write([&](Transaction& transaction) {
        transaction
            << "INSERT INTO contests (slug, title, game, terms, state, organiser, opens, closes, created) "
               "VALUES (:slug, :title, :game, :terms, :state, :organiser, :opens, :closes, :created) ON "
               "CONFLICT DO NOTHING RETURNING id",
            soci::use(row.slug, "slug"), soci::use(row.title, "title"), soci::use(row.game, "game"),
            soci::use(row.terms, "terms"), soci::use(row.state, "state"),
            soci::use(organiser, organiser_is, "organiser"), soci::use(opens, "opens"),
            soci::use(closes, "closes"), soci::use(created, "created"), soci::into(id);
        added = transaction.session().got_data();
    });
    if (!written) {
        return pass_on(written);
    }
    if (!added) {
        return fail(ErrorKind::conflict, "there is a contest {}", row.slug);
    }
    return id;
}

Result<std::optional<ContestRow>> Contests::find(support::ContestId id) {
    long long const number = id;
    return first_of(read_rows<ContestColumns>(m_database, "WHERE id = :id", [&](soci::statement& statement) {
        statement.exchange(soci::use(number, "id"));
    }));
}

Result<std::optional<ContestRow>> Contests::find_by_slug(std::string const& slug) {
    return first_of(
        read_rows<ContestColumns>(m_database, "WHERE slug = :slug", [&](soci::statement& statement) {
            statement.exchange(soci::use(slug, "slug"));
        }));
}

Result<std::vector<ContestRow>> Contests::list(ContestFilter const& filter, support::ContestId before,
                                               int limit) {
    long long const bound = before;
    long long const of = filter.of.value_or(0);
    std::string where = "WHERE 1 = 1";
    where += before > 0 ? " AND id < :before" : "";
    where += filter.game ? " AND game = :game" : "";
    where += filter.with_drafts ? ""
             : filter.of        ? " AND (state <> 'draft' OR organiser = :of)"
                                : " AND state <> 'draft'";
    return read_rows<ContestColumns>(m_database, where + " ORDER BY id DESC LIMIT :most",
                                     [&](soci::statement& statement) {
                                         if (before > 0) {
                                             statement.exchange(soci::use(bound, "before"));
                                         }
                                         if (filter.game) {
                                             statement.exchange(soci::use(*filter.game, "game"));
                                         }
                                         if (!filter.with_drafts && filter.of) {
                                             statement.exchange(soci::use(of, "of"));
                                         }
                                         statement.exchange(soci::use(limit, "most"));
                                     });
}

Result<std::vector<ContestRow>> Contests::closed(ContestState state, support::Moment now) {
    long long const moment = support::to_number(now);
    return read_rows<ContestColumns>(m_database, "WHERE state = :state AND closes <= :moment ORDER BY id",
                                     [&](soci::statement& statement) {
                                         statement.exchange(soci::use(state, "state"));
                                         statement.exchange(soci::use(moment, "moment"));
                                     });
}

Result<bool> Contests::change(ContestRow const& row, ContestState state) {
    long long const id = row.id;
    long long const opens = support::to_number(row.opens);
    long long const closes = support::to_number(row.closes);
    bool changed = false;
    auto const written = m_database.write([&](Transaction& transaction) {
        auto const bind = [&](soci::statement& statement) {
            statement.exchange(soci::use(row.title, "title"));
            statement.exchange(soci::use(row.terms, "terms"));
            statement.exchange(soci::use(opens, "opens"));
            statement.exchange(soci::use(closes, "closes"));
            statement.exchange(soci::use(row.state, "state"));
            statement.exchange(soci::use(id, "id"));
            statement.exchange(soci::use(state, "was"));
        };
        changed =
            storage::change(transaction,
                            "UPDATE contests SET title = :title, terms = :terms, opens = :opens, closes = "
                            ":closes, state = :state WHERE id = :id AND state = :was",
                            bind) > 0;
    });
    return written ? Result<bool>(changed) : pass_on(written);
}

bool Contests::freeze(Transaction& transaction, support::ContestId id) {
    long long const number = id;
    return storage::change(
               transaction, "UPDATE contests SET state = 'frozen' WHERE id = :id AND state = 'announced'",
               [&](soci::statement& statement) { statement.exchange(soci::use(number, "id")); }) > 0;
}

void Contests::set_final(Transaction& transaction, support::ContestId id, support::TournamentId tournament) {
    long long const number = id;
    long long const its = tournament;
    transaction << "UPDATE contests SET final_tournament = :tournament WHERE id = :id",
        soci::use(its, "tournament"), soci::use(number, "id");
}

} // namespace storage
