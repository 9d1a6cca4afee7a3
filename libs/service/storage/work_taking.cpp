#include "storage/work_taking.hpp"

#include "storage/query.hpp"
#include "storage/work_row.hpp"
#include "support/moment.hpp"

#include <fmt/format.h>

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

// The taker knows some kinds, and may not begin more for some authors.
std::string taken_from(Taking const& taking) {
    auto text = taking.kinds.empty() ? "1 = 0" : "kind IN " + places("kind", taking.kinds.size());
    if (!taking.but_not_of.empty()) {
        text += " AND author NOT IN " + places("author", taking.but_not_of.size());
    }
    return text;
}

// The oldest piece of the author whose turn it is; 0 if nothing waits.
long long next_of(Transaction& transaction, Taking const& taking, int priority) {
    long long id = 0;
    soci::statement statement(transaction.session());
    statement.exchange(soci::into(id));
    statement.exchange(soci::use(priority, "priority"));
    for (std::size_t i = 0; i < taking.kinds.size(); ++i) {
        statement.exchange(soci::use(taking.kinds[i], fmt::format("kind{}", i)));
    }
    for (std::size_t i = 0; i < taking.but_not_of.size(); ++i) {
        statement.exchange(soci::use(taking.but_not_of[i], fmt::format("author{}", i)));
    }
    long long const now = support::to_number(taking.now);
    long long const own = support::to_number(taking.now - taking.courtesy);
    statement.exchange(soci::use(taking.taker, "taker"));
    statement.exchange(soci::use(own, "own_moment"));
    statement.exchange(soci::use(now, "moment"));
    statement.exchange(soci::use(priority, "running_priority"));
    statement.exchange(soci::use(priority, "turn_priority"));
    statement.alloc();
    statement.prepare(fmt::format(
        "SELECT w.oldest FROM (SELECT author, MIN(id) AS oldest FROM works WHERE state = 'waiting' AND "
        "priority = :priority AND {} AND (not_before IS NULL OR not_before <= CASE WHEN taker = :taker THEN "
        "CAST(:own_moment AS BIGINT) ELSE CAST(:moment AS BIGINT) END) GROUP BY author) w LEFT JOIN (SELECT "
        "author, COUNT(*) AS pieces FROM "
        "works WHERE state = 'running' AND priority = :running_priority GROUP BY author) r ON r.author = "
        "w.author LEFT JOIN work_turns t ON t.author = w.author AND t.priority = :turn_priority ORDER BY "
        "COALESCE(r.pieces, 0), COALESCE(t.turn, 0), w.oldest LIMIT 1",
        taken_from(taking)));
    statement.define_and_bind();
    return statement.execute(true) ? id : 0;
}

void note_turn(Transaction& transaction, Piece const& piece) {
    long long turn = 0;
    transaction << "SELECT COALESCE(MAX(turn), 0) + 1 FROM work_turns", soci::into(turn);
    transaction << "INSERT INTO work_turns (priority, author, turn) VALUES (:priority, :author, :turn) ON "
                   "CONFLICT (priority, author) DO UPDATE SET turn = excluded.turn",
        soci::use(piece.priority, "priority"), soci::use(piece.author, "author"), soci::use(turn, "turn");
}

// False if it does not wait any more: somebody has cancelled it in between.
bool begin(Transaction& transaction, Taking const& taking, long long id) {
    long long const now = support::to_number(taking.now);
    long long const until = taking.until ? support::to_number(*taking.until) : 0;
    auto until_is = taking.until ? soci::i_ok : soci::i_null;
    soci::statement statement =
        (transaction.session().prepare
             << "UPDATE works SET state = 'running', takes = takes + 1, taker = :taker, "
                "lease_end = :until, began = :began WHERE id = :id AND state = 'waiting'",
         soci::use(taking.taker, "taker"), soci::use(until, until_is, "until"), soci::use(now, "began"),
         soci::use(id, "id"));
    statement.execute(true);
    return statement.get_affected_rows() > 0;
}

} // namespace

std::optional<Piece> take_next(Transaction& transaction, Taking const& taking, int priority) {
    while (auto const id = next_of(transaction, taking, priority)) {
        if (begin(transaction, taking, id)) {
            auto piece = find_piece(transaction, id);
            note_turn(transaction, *piece);
            return piece;
        }
    }
    return std::nullopt;
}

} // namespace storage
