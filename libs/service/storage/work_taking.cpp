#include "storage/work_taking.hpp"

#include "storage/query.hpp"
#include "storage/work_row.hpp"
#include "support/moment.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

namespace storage {

namespace {

// "(:kind0, :kind1)".
std::string places(std::string_view name, std::size_t count) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i) {
        text += fmt::format("{}:{}{}", i == 0 ? "(" : ", ", name, i);
    }
    return text + ")";
}

void bind_places(soci::statement& statement, std::string_view name, std::vector<std::string> const& values) {
    for (std::size_t i = 0; i < values.size(); ++i) {
        statement.exchange(soci::use(values[i], fmt::format("{}{}", name, i)));
    }
}

// The taker knows some kinds, and may not begin more for some authors.
std::string taken_from(Taking const& taking) {
    auto text = "kind IN " + places("kind", taking.kinds.size());
    if (!taking.but_not_of.empty()) {
        text += " AND author NOT IN " + places("author", taking.but_not_of.size());
    }
    return text;
}

// The pieces are chosen before any is changed: a plan that chose them again and again would take too many.
std::string statement_of(Backend backend, Taking const& taking) {
    return fmt::format(
        "WITH next (next_id) AS MATERIALIZED (SELECT id FROM works WHERE state = 'waiting' AND priority = "
        ":priority AND {} AND (not_before IS NULL OR not_before <= CASE WHEN taker = :taker THEN "
        "CAST(:own_moment AS BIGINT) ELSE CAST(:moment AS BIGINT) END) ORDER BY turn, id LIMIT :most{}) "
        "UPDATE works SET state = 'running', takes = takes + 1, taker = :new_taker, lease_end = :until, "
        "began "
        "= :began FROM next WHERE id = next_id RETURNING {}",
        taken_from(taking), backend == Backend::postgresql ? " FOR UPDATE SKIP LOCKED" : "",
        PieceRow::columns);
}

} // namespace

std::int64_t next_turn(Transaction& transaction, int priority, std::string const& author) {
    long long begun = 0;
    long long waiting = 0;
    long long own = 0;
    transaction << "SELECT COALESCE((SELECT MAX(turn) FROM works WHERE state = 'running' AND priority = "
                   ":running_priority), 0), COALESCE((SELECT MIN(turn) FROM works WHERE state = 'waiting' "
                   "AND priority = :waiting_priority), 0), COALESCE((SELECT MAX(turn) FROM works WHERE state "
                   "IN ('waiting', 'running') AND priority = :own_priority AND author = :author), -1)",
        soci::use(priority, "running_priority"), soci::use(priority, "waiting_priority"),
        soci::use(priority, "own_priority"), soci::use(author, "author"), soci::into(begun),
        soci::into(waiting), soci::into(own);
    return std::max({begun, waiting, own + 1});
}

std::vector<Piece> take_next(Transaction& transaction, Backend backend, Taking const& taking, int priority,
                             int most) {
    if (taking.kinds.empty()) {
        return {};
    }
    long long const now = support::to_number(taking.now);
    long long const own = support::to_number(taking.now - taking.courtesy);
    long long const until = taking.until ? support::to_number(*taking.until) : 0;
    auto until_is = taking.until ? soci::i_ok : soci::i_null;
    auto pieces =
        query_text<PieceRow>(transaction, statement_of(backend, taking), [&](soci::statement& statement) {
            statement.exchange(soci::use(priority, "priority"));
            bind_places(statement, "kind", taking.kinds);
            bind_places(statement, "author", taking.but_not_of);
            statement.exchange(soci::use(taking.taker, "taker"));
            statement.exchange(soci::use(own, "own_moment"));
            statement.exchange(soci::use(now, "moment"));
            statement.exchange(soci::use(most, "most"));
            statement.exchange(soci::use(taking.taker, "new_taker"));
            statement.exchange(soci::use(until, until_is, "until"));
            statement.exchange(soci::use(now, "began"));
        });
    std::ranges::sort(pieces, {}, [](Piece const& piece) { return std::tuple(piece.turn, piece.id); });
    return pieces;
}

} // namespace storage
