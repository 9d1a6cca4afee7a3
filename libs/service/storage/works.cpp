#include "storage/works.hpp"

#include "storage/query.hpp"
#include "storage/work_row.hpp"
#include "storage/work_taking.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace storage {

using support::ErrorKind;
using support::Result;

namespace {

// A piece that is held by somebody else now; ends the transaction.
class HoldLost : public soci::soci_error {
public:
    explicit HoldLost(support::WorkId id) : soci_error(fmt::format("work {} is in other hands now", id)) {}
    [[nodiscard]] error_category get_error_category() const override { return no_data; } // and no fault
};

// What ran and is nobody's now waits again, or is not wanted any more.
void release(Transaction& transaction, std::string const& where, long long now) {
    transaction << "UPDATE works SET state = 'waiting', losses = losses + 1 WHERE state = 'running' AND "
                   "is_cancelled = 0 AND " +
                       where;
    transaction << "UPDATE works SET state = 'cancelled', ended = :ended WHERE state = 'running' AND " +
                       where,
        soci::use(now, "ended");
}

// How many rows a change of what is held has changed: none, if it is another's now.
template <typename... Uses>
long long change_held(Transaction& transaction, Hold const& hold, std::string const& change,
                      std::string const& condition, Uses const&... uses) {
    long long const id = hold.id;
    soci::statement statement(transaction.session());
    (statement.exchange(uses), ...);
    statement.exchange(soci::use(id, "id"));
    statement.exchange(soci::use(hold.taker, "taker"));
    statement.exchange(soci::use(hold.takes, "takes"));
    statement.alloc();
    statement.prepare(fmt::format("UPDATE works SET {} WHERE id = :id AND state = 'running' AND taker = "
                                  ":taker AND takes = :takes {}",
                                  change, condition));
    statement.define_and_bind();
    statement.execute(true);
    return statement.get_affected_rows();
}

// True if it was to be cancelled, and is now.
bool end_if_cancelled(Transaction& transaction, Hold const& hold, support::Moment now) {
    long long const ended = support::to_number(now);
    return change_held(transaction, hold, "state = 'cancelled', ended = :ended", "AND is_cancelled = 1",
                       soci::use(ended, "ended")) > 0;
}

// A question about what waits, runs or has failed: each state by its own index.
std::string of_open_states(std::string_view columns, std::string_view groups) {
    std::string text;
    for (auto const* const state : {"failed", "running", "waiting"}) {
        text += fmt::format("{}SELECT {} FROM works WHERE state = '{}' GROUP BY {}",
                            text.empty() ? "" : " UNION ALL ", columns, state, groups);
    }
    return text + " ORDER BY 1, 2";
}

// Says what it is now.
Outcome end_held(Transaction& transaction, Hold const& hold, support::Moment now) {
    long long const id = hold.id;
    long long const ended = support::to_number(now);
    WorkState state{};
    transaction
        << "UPDATE works SET state = CASE WHEN is_cancelled = 1 THEN 'cancelled' ELSE 'done' END, ended = "
           ":ended, error = '' WHERE id = :id AND state = 'running' AND taker = :taker AND takes = "
           ":takes RETURNING state",
        soci::use(ended, "ended"), soci::use(id, "id"), soci::use(hold.taker, "taker"),
        soci::use(hold.takes, "takes"), soci::into(state);
    if (!transaction.session().got_data()) {
        return Outcome::lost;
    }
    return state == WorkState::done ? Outcome::done : Outcome::cancelled;
}

// Ends the transaction if the piece is another's.
void must_be_held(long long changed, Hold const& hold) {
    if (changed == 0) {
        throw HoldLost(hold.id);
    }
}

} // namespace

support::WorkId Works::add(Transaction& transaction, NewPiece const& piece, support::Moment now) {
    long long id = 0;
    long long const created = support::to_number(now);
    long long const turn = next_turn(transaction, piece.priority, piece.author);
    std::string const key = piece.key.value_or("");
    auto key_is = piece.key ? soci::i_ok : soci::i_null;
    transaction
        << "INSERT INTO works (kind, priority, author, what, work_key, state, is_cancelled, takes, "
           "tries, losses, taker, created, error, turn) VALUES (:kind, :priority, :author, :what, :work_key, "
           "'waiting', 0, 0, 0, 0, '', :created, '', :turn) ON CONFLICT DO NOTHING RETURNING id",
        soci::use(piece.kind, "kind"), soci::use(piece.priority, "priority"),
        soci::use(piece.author, "author"), soci::use(piece.what, "what"), soci::use(key, key_is, "work_key"),
        soci::use(created, "created"), soci::use(turn, "turn"), soci::into(id);
    if (!transaction.session().got_data()) {
        transaction << "SELECT id FROM works WHERE work_key = :work_key", soci::use(key, "work_key"),
            soci::into(id);
    }
    return id;
}

Result<support::WorkId> Works::add(NewPiece const& piece, support::Moment now) {
    support::WorkId id = 0;
    auto const written =
        m_database.write([&](Transaction& transaction) { id = add(transaction, piece, now); });
    return written ? Result<support::WorkId>(id) : pass_on(written);
}

Result<std::vector<Piece>> Works::take(Taking const& taking) {
    std::vector<Piece> taken;
    auto const written = m_database.write([&](Transaction& transaction) {
        taken.clear();
        for (auto const priority : taking.priorities) {
            auto const most = taking.most - static_cast<int>(taken.size());
            if (most <= 0) {
                break;
            }
            std::ranges::move(take_next(transaction, m_database.backend(), taking, priority, most),
                              std::back_inserter(taken));
        }
    });
    return written ? Result<std::vector<Piece>>(std::move(taken)) : pass_on(written);
}

Result<void> Works::extend(std::string const& taker, support::Moment until) {
    long long const end = support::to_number(until);
    return m_database.write([&](Transaction& transaction) {
        transaction << "UPDATE works SET lease_end = :lease_end WHERE state = 'running' AND taker = :taker",
            soci::use(end, "lease_end"), soci::use(taker, "taker");
    });
}

Result<std::vector<support::WorkId>> Works::wanted(std::string const& taker) {
    std::vector<support::WorkId> ids;
    auto const read = m_database.read([&](Transaction& transaction) {
        long long id = 0;
        soci::statement statement =
            (transaction.session().prepare << "SELECT id FROM works WHERE state = 'running' AND "
                                              "is_cancelled = 0 AND taker = :taker",
             soci::use(taker, "taker"), soci::into(id));
        for (bool more = statement.execute(true); more; more = statement.fetch()) {
            ids.push_back(id);
        }
    });
    return read ? Result<std::vector<support::WorkId>>(std::move(ids)) : pass_on(read);
}

Result<std::vector<Piece>> Works::held_by(std::string const& taker) {
    return read_rows<PieceRow>(
        m_database, "WHERE state = 'running' AND taker = :taker ORDER BY id",
        [&](soci::statement& statement) { statement.exchange(soci::use(taker, "taker")); });
}

Result<std::int64_t> Works::waiting_of(std::string const& author, int priority) {
    long long pieces = 0;
    auto const read = m_database.read([&](Transaction& transaction) {
        transaction << "SELECT COUNT(*) FROM works WHERE state = 'waiting' AND priority = :priority AND "
                       "author = :author",
            soci::use(priority, "priority"), soci::use(author, "author"), soci::into(pieces);
    });
    return read ? Result<std::int64_t>(pieces) : pass_on(read);
}

Result<void> Works::release_ended(support::Moment now) {
    auto const moment = support::to_number(now);
    return m_database.write([&](Transaction& transaction) {
        release(transaction, fmt::format("lease_end < {}", moment), moment);
    });
}

Result<void> Works::release_all(support::Moment now) {
    auto const moment = support::to_number(now);
    return m_database.write([&](Transaction& transaction) {
        release(transaction, fmt::format("(lease_end IS NULL OR lease_end < {})", moment), moment);
    });
}

Result<bool> Works::finish(Hold const& hold, support::Moment now, TransactionBody const& completion) {
    auto const outcomes = TULKAS_TRY(finish_all({{.hold = hold, .completion = completion}}, now));
    return outcomes.front() == Outcome::lost
               ? support::fail(ErrorKind::unavailable, "work {} is in other hands now", hold.id)
               : Result<bool>(outcomes.front() == Outcome::done);
}

Result<std::vector<Outcome>> Works::finish_all(std::vector<Completed> const& pieces, support::Moment now) {
    std::vector<Outcome> outcomes;
    auto const written = m_database.write([&](Transaction& transaction) {
        outcomes.clear();
        for (auto const& piece : pieces) {
            outcomes.push_back(end_held(transaction, piece.hold, now));
            if (outcomes.back() == Outcome::done) {
                piece.completion(transaction);
            }
        }
    });
    return written ? Result<std::vector<Outcome>>(std::move(outcomes)) : pass_on(written);
}

Result<WorkState> Works::fail(Hold const& hold, WorkFailure const& failure, support::Moment now,
                              TransactionBody const& giving_up) {
    WorkState state{};
    long long const ended = support::to_number(now);
    long long const not_before = support::to_number(failure.not_before.value_or(now));
    auto const written = m_database.write([&](Transaction& transaction) {
        if (end_if_cancelled(transaction, hold, now)) {
            state = WorkState::cancelled;
            return;
        }
        must_be_held(
            change_held(transaction, hold,
                        "state = CASE WHEN tries + 1 >= :most_tries THEN 'failed' ELSE 'waiting' "
                        "END, tries = tries + 1, ended = :ended, error = :error, not_before = :not_before",
                        "", soci::use(failure.most_tries, "most_tries"), soci::use(ended, "ended"),
                        soci::use(failure.error, "error"), soci::use(not_before, "not_before")),
            hold);
        state = find_piece(transaction, hold.id)->state;
        if (state == WorkState::failed && giving_up) {
            giving_up(transaction);
        }
    });
    return written ? Result<WorkState>(state) : pass_on(written);
}

Result<void> Works::give_back(Hold const& hold, support::Moment now,
                              std::optional<support::Moment> not_before) {
    long long const moment = support::to_number(not_before.value_or(now));
    return m_database.write([&](Transaction& transaction) {
        if (!end_if_cancelled(transaction, hold, now)) {
            must_be_held(change_held(transaction, hold, "state = 'waiting', not_before = :not_before", "",
                                     soci::use(moment, "not_before")),
                         hold);
        }
    });
}

Cancelling Works::cancel(Transaction& transaction, support::WorkId id, support::Moment now) {
    long long const number = id;
    long long const ended = support::to_number(now);
    soci::statement at_once =
        (transaction.session().prepare
             << "UPDATE works SET state = 'cancelled', is_cancelled = 1, ended = :ended WHERE id "
                "= :id AND state = 'waiting'",
         soci::use(ended, "ended"), soci::use(number, "id"));
    at_once.execute(true);
    if (at_once.get_affected_rows() > 0) {
        return Cancelling::at_once;
    }
    soci::statement when_seen =
        (transaction.session().prepare
             << "UPDATE works SET is_cancelled = 1 WHERE id = :id AND state = 'running'",
         soci::use(number, "id"));
    when_seen.execute(true);
    return when_seen.get_affected_rows() > 0 ? Cancelling::when_seen : Cancelling::too_late;
}

Result<Cancelling> Works::cancel(support::WorkId id, support::Moment now) {
    auto answer = Cancelling::too_late;
    bool is_there = false;
    auto const written = m_database.write([&](Transaction& transaction) {
        is_there = find_piece(transaction, id).has_value();
        answer = cancel(transaction, id, now);
    });
    if (!written) {
        return pass_on(written);
    }
    return is_there ? Result<Cancelling>(answer)
                    : support::fail(ErrorKind::not_found, "there is no work {}", id);
}

Result<void> Works::retry(support::WorkId id) {
    long long const number = id;
    long long changed = 0;
    auto const written = m_database.write([&](Transaction& transaction) {
        soci::statement statement =
            (transaction.session().prepare
                 << "UPDATE works SET state = 'waiting', tries = 0, losses = 0, ended = NULL, "
                    "error = '', not_before = NULL WHERE id = :id AND state = 'failed'",
             soci::use(number, "id"));
        statement.execute(true);
        changed = statement.get_affected_rows();
    });
    if (!written || changed > 0) {
        return written;
    }
    auto const piece = find(id);
    if (!piece) {
        return pass_on(piece);
    }
    return *piece ? support::fail(ErrorKind::refused, "work {} is {}, it has not failed", id,
                                  to_text((*piece)->state))
                  : support::fail(ErrorKind::not_found, "there is no work {}", id);
}

Result<std::int64_t> Works::retry_all(std::string const& key_prefix) {
    std::int64_t changed = 0;
    auto const length = static_cast<int>(key_prefix.size());
    auto const written = m_database.write([&](Transaction& transaction) {
        changed = change(transaction,
                         "UPDATE works SET state = 'waiting', tries = 0, losses = 0, ended = NULL, error = "
                         "'', not_before = NULL WHERE state = 'failed' AND SUBSTR(work_key, 1, :length) = "
                         ":prefix",
                         [&](soci::statement& statement) {
                             statement.exchange(soci::use(length, "length"));
                             statement.exchange(soci::use(key_prefix, "prefix"));
                         });
    });
    return written ? Result<std::int64_t>(changed) : pass_on(written);
}

Result<std::vector<Piece>> Works::failed(std::string const& key_prefix, int limit) {
    auto const length = static_cast<int>(key_prefix.size());
    return read_rows<PieceRow>(
        m_database,
        "WHERE state = 'failed' AND SUBSTR(work_key, 1, :length) = :prefix ORDER BY id LIMIT :most",
        [&](soci::statement& statement) {
            statement.exchange(soci::use(length, "length"));
            statement.exchange(soci::use(key_prefix, "prefix"));
            statement.exchange(soci::use(limit, "most"));
        });
}

Result<std::optional<Piece>> Works::find(support::WorkId id) {
    std::optional<Piece> piece;
    auto const read = m_database.read([&](Transaction& transaction) { piece = find_piece(transaction, id); });
    return read ? Result<std::optional<Piece>>(std::move(piece)) : pass_on(read);
}

Result<std::vector<Piece>> Works::list(std::optional<WorkState> state, support::WorkId before, int limit) {
    long long const number = before;
    std::string where = "WHERE 1 = 1";
    where += before > 0 ? " AND id < :before" : "";
    where += state ? fmt::format(" AND state = '{}'", to_text(*state)) : ""; // as indexes know it
    auto const bind = [&](soci::statement& statement) {
        if (before > 0) {
            statement.exchange(soci::use(number, "before"));
        }
        statement.exchange(soci::use(limit, "most"));
    };
    return read_rows<PieceRow>(m_database, where + " ORDER BY id DESC LIMIT :most", bind);
}

Result<std::vector<WorkCount>> Works::counts() {
    std::vector<WorkCount> counts;
    auto const read = m_database.read([&](Transaction& transaction) {
        WorkCount count;
        long long pieces = 0;
        soci::statement statement =
            (transaction.session().prepare << of_open_states("state, priority, COUNT(*)", "state, priority"),
             soci::into(count.state), soci::into(count.priority), soci::into(pieces));
        for (bool more = statement.execute(true); more; more = statement.fetch()) {
            count.pieces = pieces;
            counts.push_back(count);
        }
    });
    return read ? Result<std::vector<WorkCount>>(std::move(counts)) : pass_on(read);
}

Result<bool> Works::has_waiting(support::Moment now) {
    int found = 0;
    auto const read = m_database.read([&](Transaction& transaction) {
        transaction << "SELECT COUNT(*) FROM (SELECT 1 FROM works WHERE state = 'waiting' AND (not_before IS "
                       "NULL OR not_before <= :moment) LIMIT 1) AS next",
            soci::use(support::to_number(now), "moment"), soci::into(found);
    });
    return read ? Result<bool>(found > 0) : pass_on(read);
}

Result<std::vector<WorkDepth>> Works::depths() {
    std::vector<WorkDepth> depths;
    auto const read = m_database.read([&](Transaction& transaction) {
        WorkDepth depth;
        long long pieces = 0;
        long long oldest = 0;
        soci::statement statement =
            (transaction.session().prepare
                 << of_open_states("state, kind, COUNT(*), MIN(created)", "state, kind"),
             soci::into(depth.state), soci::into(depth.kind), soci::into(pieces), soci::into(oldest));
        for (bool more = statement.execute(true); more; more = statement.fetch()) {
            depth.pieces = pieces;
            depth.oldest = support::to_moment(oldest);
            depths.push_back(depth);
        }
    });
    return read ? Result<std::vector<WorkDepth>>(std::move(depths)) : pass_on(read);
}

} // namespace storage
