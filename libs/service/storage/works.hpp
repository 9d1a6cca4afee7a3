// Work that waits to be done, is being done or was: the queue that survives whoever works on it.
//
// What a piece of work is about is a text that is not looked at here. Whoever takes a piece holds it until it
// is finished, failed or given back; what a holder does to a piece that is not its own any more is refused,
// so that nothing is counted twice. What comes of a piece is written in the transaction that ends it.
//
// Functions that take a Transaction write in the caller's transaction and throw what the database throws.
#pragma once

#include "storage/database.hpp"
#include "storage/states.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace storage {

struct NewPiece {
    std::string kind; // who knows how to do it
    int priority = 0; // lower ones go first
    std::string author;
    std::string what;
    std::optional<std::string> key = {}; // the piece with this key exists once
};

struct Piece {
    support::WorkId id = 0;
    std::string kind;
    int priority = 0;
    std::string author;
    std::string what;
    std::optional<std::string> key;
    WorkState state = WorkState::waiting;
    bool is_cancelled = false; // or will be, when who runs it sees this
    int takes = 0;             // how often it was begun
    int tries = 0;             // how often it failed
    int losses = 0;            // how often whoever ran it was gone
    std::string taker;         // who took it last
    support::Moment created;
    std::optional<support::Moment> began;
    std::optional<support::Moment> ended;
    std::string error;     // of the last try
    std::int64_t turn = 0; // its place in the line: see work_taking.hpp

    bool operator==(Piece const&) const = default;
};

// Of a piece that was taken: which worker holds it, and the attempt number.
struct Hold {
    support::WorkId id = 0;
    std::string taker;
    int takes = 0;
};

struct Taking {
    std::string taker;
    std::vector<std::string> kinds;
    std::vector<int> priorities; // the first goes first
    support::Moment now;
    std::optional<support::Moment> until = {}; // then it is anybody's again; never without it
    std::vector<std::string> but_not_of = {};  // authors
    // A piece that failed is left to others for so much longer than they have to wait.
    std::chrono::microseconds courtesy{0};
    int most = 1;
};

// What came of a piece, to be written with its end.
struct Completed {
    Hold hold;
    TransactionBody completion;
};

// lost: it is in other hands now. Nothing is written of what was cancelled or lost.
enum class Outcome : std::uint8_t { done, cancelled, lost };

struct WorkFailure {
    std::string error;
    int most_tries = 0;                             // the last one fails for good
    std::optional<support::Moment> not_before = {}; // nobody takes it before
};

struct WorkCount {
    WorkState state = WorkState::waiting;
    int priority = 0;
    std::int64_t pieces = 0;
};

struct WorkDepth {
    WorkState state = WorkState::waiting;
    std::string kind;
    std::int64_t pieces = 0;
    support::Moment oldest; // when the oldest of them came
};

enum class Cancelling : std::uint8_t { at_once, when_seen, too_late };

class Works {
public:
    explicit Works(Database& database) : m_database(database) {}

    // Says the id; of a key that is known, the old one's.
    static support::WorkId add(Transaction& transaction, NewPiece const& piece, support::Moment now);
    [[nodiscard]] support::Result<support::WorkId> add(NewPiece const& piece, support::Moment now);

    // Of the first priorities that wait, those whose turn it is. Authors take turns.
    [[nodiscard]] support::Result<std::vector<Piece>> take(Taking const& taking);
    // What is run by the taker is its own for longer.
    [[nodiscard]] support::Result<void> extend(std::string const& taker, support::Moment until);
    // What is run by the taker, and should be: nobody has cancelled it, or taken it over.
    [[nodiscard]] support::Result<std::vector<support::WorkId>> wanted(std::string const& taker);
    // What the taker holds, cancelled or not.
    [[nodiscard]] support::Result<std::vector<Piece>> held_by(std::string const& taker);
    // How many pieces of an author wait.
    [[nodiscard]] support::Result<std::int64_t> waiting_of(std::string const& author, int priority);
    // What runs with a lease that has ended waits again: whoever ran it is gone.
    [[nodiscard]] support::Result<void> release_ended(support::Moment now);
    // The same, and what runs without a lease.
    [[nodiscard]] support::Result<void> release_all(support::Moment now);

    // The piece is done, and the completion is written with it. False: it was cancelled, and nothing was
    // written. unavailable: it is another's now, or the completion failed; nothing was written.
    [[nodiscard]] support::Result<bool> finish(Hold const& hold, support::Moment now,
                                               TransactionBody const& completion);
    // The same for many in one transaction, in which all completions are written or none.
    [[nodiscard]] support::Result<std::vector<Outcome>> finish_all(std::vector<Completed> const& pieces,
                                                                   support::Moment now);
    // It waits again or has failed for good, which the last parameter is written with. Says its new state.
    [[nodiscard]] support::Result<WorkState> fail(Hold const& hold, WorkFailure const& failure,
                                                  support::Moment now, TransactionBody const& giving_up);
    // As if it had not been taken. Nobody takes it before that moment.
    [[nodiscard]] support::Result<void> give_back(Hold const& hold, support::Moment now,
                                                  std::optional<support::Moment> not_before = {});

    static Cancelling cancel(Transaction& transaction, support::WorkId id, support::Moment now);
    // not_found: there is no such piece.
    [[nodiscard]] support::Result<Cancelling> cancel(support::WorkId id, support::Moment now);
    // What failed for good waits again. refused: it has not.
    [[nodiscard]] support::Result<void> retry(support::WorkId id);

    // The same for all whose key begins like this; says how many.
    [[nodiscard]] support::Result<std::int64_t> retry_all(std::string const& key_prefix);
    // What failed for good and has a key that begins like this, the oldest first.
    [[nodiscard]] support::Result<std::vector<Piece>> failed(std::string const& key_prefix, int limit);

    [[nodiscard]] support::Result<std::optional<Piece>> find(support::WorkId id);
    // The newest first, those before the one with this id; 0 for the first page.
    [[nodiscard]] support::Result<std::vector<Piece>> list(std::optional<WorkState> state,
                                                           support::WorkId before, int limit);
    // Of what waits, runs or failed.
    [[nodiscard]] support::Result<std::vector<WorkCount>> counts();
    // The same by kind.
    // Something that could be taken now, of whatever kind.
    [[nodiscard]] support::Result<bool> has_waiting(support::Moment now);
    [[nodiscard]] support::Result<std::vector<WorkDepth>> depths();

private:
    Database& m_database;
};

} // namespace storage
