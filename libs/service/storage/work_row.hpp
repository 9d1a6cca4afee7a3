// A piece of work as a row, for whoever reads or takes work.
//
// Internal to the stores.
#pragma once

#include "storage/query.hpp"
#include "storage/works.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <string_view>

namespace storage {

struct PieceRow {
    static constexpr char const* selection = "SELECT id, kind, priority, author, what, work_key, state, "
                                             "is_cancelled, takes, tries, losses, taker, "
                                             "created, began, ended, error, turn FROM works";
    static constexpr std::string_view columns = [] {
        std::string_view text = selection;
        text.remove_prefix(std::string_view("SELECT ").size());
        text.remove_suffix(std::string_view(" FROM works").size());
        return text;
    }();

    long long id = 0;
    std::string kind;
    int priority = 0;
    std::string author;
    std::string what;
    Nullable<std::string> key;
    WorkState state{};
    int is_cancelled = 0;
    int takes = 0;
    int tries = 0;
    int losses = 0;
    std::string taker;
    long long created = 0;
    Nullable<long long> began;
    Nullable<long long> ended;
    std::string error;
    long long turn = 0;

    void bind(soci::statement& statement) {
        bind_columns(statement, id, kind, priority, author, what, key, state, is_cancelled, takes, tries,
                     losses, taker, created, began, ended, error, turn);
    }

    [[nodiscard]] Piece value() const {
        return {.id = id,
                .kind = kind,
                .priority = priority,
                .author = author,
                .what = what,
                .key = key.value(),
                .state = state,
                .is_cancelled = is_cancelled != 0,
                .takes = takes,
                .tries = tries,
                .losses = losses,
                .taker = taker,
                .created = support::to_moment(created),
                .began = began.value().transform(support::to_moment),
                .ended = ended.value().transform(support::to_moment),
                .error = error,
                .turn = turn};
    }
};

[[nodiscard]] inline std::optional<Piece> find_piece(Transaction& transaction, support::WorkId id) {
    long long const number = id;
    return first_of(query<PieceRow>(transaction, "WHERE id = :id", [&](soci::statement& statement) {
        statement.exchange(soci::use(number, "id"));
    }));
}

} // namespace storage
