#include "fleet/gateway.hpp"

#include "people/secret.hpp"
#include "support/digest.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>

namespace fleet {

using storage::Piece;
using support::Error;
using support::ErrorKind;
using support::fail;
using support::JsonObject;
using support::pass_on;
using support::Result;

namespace {

// Calls with the task of a piece that is not done in this program.
template <typename Function>
auto with_task(Piece const& piece, Function const& call) {
    std::atomic<bool> stop = false;
    queue::Task const task{
        .id = piece.id, .author = piece.author, .what = piece.what, .attempt = piece.tries + 1, .stop = stop};
    return call(task);
}

CheckerSettings with_revocation(CheckerSettings settings, Hints& hints) {
    settings.revoked = [&hints](std::int64_t token) { hints.end(token); };
    return settings;
}

} // namespace

Gateway::Gateway(storage::Database& database, queue::Queue& queue, CheckerSettings settings)
    : m_queue(queue),
      m_contents(database),
      m_checker(database, queue, with_revocation(std::move(settings), m_hints)),
      m_salt(people::new_secret()) {}

void Gateway::start(queue::Handlers handlers) {
    m_handlers = std::move(handlers);
    std::erase_if(m_handlers, [](auto const& kind) { return !kind.second.order || !kind.second.accept; });
    m_checker.start(m_handlers);
    m_queue.on_wake_also([this] { m_hints.tell(); });
}

void Gateway::stop() {
    m_queue.on_wake_also({});
    m_checker.stop();
}

Result<void> Gateway::note(Who const& who, int threads, std::string const& trouble) {
    return m_queue.note_worker_elsewhere(who.taker(), threads, trouble);
}

Result<void> Gateway::forget(Who const& who) {
    return m_queue.remove_worker_elsewhere(who.taker());
}

std::string Gateway::group_of(std::string const& author) const {
    constexpr std::size_t digits = 16;
    return support::sha256(m_salt + author).substr(0, digits);
}

Result<std::vector<std::string>> Gateway::authors_of(Who const& who, std::vector<std::string> const& groups) {
    std::vector<std::string> authors{author_of_repeats(who.token)};
    if (groups.empty()) {
        return authors;
    }
    auto const pieces = TULKAS_TRY(m_queue.stored().held_by(who.taker()));
    for (auto const& piece : pieces) {
        if (std::ranges::find(groups, group_of(piece.author)) != groups.end()) {
            authors.push_back(piece.author);
        }
    }
    return authors;
}

Result<std::vector<Leased>> Gateway::lease(Who const& who, Wish const& wish) {
    if (TULKAS_TRY(m_queue.is_quiet())) {
        return std::vector<Leased>();
    }
    std::vector<std::string> kinds;
    std::ranges::copy_if(wish.kinds, std::back_inserter(kinds),
                         [this](std::string const& kind) { return m_handlers.contains(kind); });
    std::vector<Leased> leased;
    auto const but_not_of = TULKAS_TRY(authors_of(who, wish.but_not_of));
    auto pieces = TULKAS_TRY(m_queue.take_for(who.taker(), kinds, wish.priorities, but_not_of, wish.most));
    if (!pieces.empty()) {
        m_hints.tell(); // there may be more
    }
    for (auto& piece : pieces) {
        if (auto ordered = TULKAS_TRY(order(std::move(piece)))) {
            leased.push_back(*std::move(ordered));
        }
    }
    return leased;
}

Result<std::optional<Leased>> Gateway::order(Piece piece) {
    if (m_queue.is_hopeless(piece)) {
        TULKAS_TRY(give_up(
            piece, {ErrorKind::unavailable, fmt::format("its worker was gone {} times", piece.losses)}));
        return std::nullopt;
    }
    auto const& handler = m_handlers.at(piece.kind);
    auto order = with_task(piece, [&](queue::Task const& task) { return handler.order(task); });
    if (!order) {
        TULKAS_TRY(give_up(piece, order.error()));
        return std::nullopt;
    }
    auto group = group_of(piece.author);
    return Leased{.piece = std::move(piece), .group = std::move(group), .order = std::move(order->what)};
}

Result<void> Gateway::give_up(Piece const& piece, Error const& error) {
    auto const& handler = m_handlers.at(piece.kind);
    auto const state = with_task(piece, [&](queue::Task const& task) {
        storage::TransactionBody giving_up;
        if (handler.give_up) {
            giving_up = [&](storage::Transaction& transaction) { handler.give_up(transaction, task, error); };
        }
        auto const failed = m_queue.fail(piece, error.message, giving_up);
        if (handler.ended) {
            handler.ended(task);
        }
        return failed;
    });
    return state ? Result<void>() : pass_on(state);
}

Result<std::vector<HeldPiece>> Gateway::renew(Who const& who) {
    TULKAS_TRY(m_queue.prolong_for(who.taker()));
    auto const pieces = TULKAS_TRY(m_queue.stored().held_by(who.taker()));
    std::vector<HeldPiece> held;
    for (auto const& piece : pieces) {
        auto const standing = m_checker.has(piece.id) ? Standing::checking
                              : piece.is_cancelled    ? Standing::cancelled
                                                      : Standing::running;
        held.push_back({.id = piece.id, .take = piece.takes, .standing = standing});
    }
    return held;
}

Result<Piece> Gateway::held(Who const& who, support::WorkId id, int take) {
    auto const piece = TULKAS_TRY(m_queue.stored().find(id));
    bool const is_held = piece && piece->state == storage::WorkState::running &&
                         piece->taker == who.taker() && piece->takes == take &&
                         m_handlers.contains(piece->kind);
    return is_held ? Result<Piece>(*piece)
                   : fail(ErrorKind::conflict, "work {} is not this worker's, or not any more", id);
}

Result<Receipt> Gateway::report(Who const& who, Report report) {
    auto piece = held(who, report.id, report.take);
    if (!piece) {
        return piece.error().kind == ErrorKind::conflict ? Result<Receipt>(Receipt::lost) : pass_on(piece);
    }
    Result<void> ended;
    switch (report.ending) {
    case Ending::done: {
        bool const taken = m_checker.offer({.token = who.token,
                                            .piece = *std::move(piece),
                                            .report = std::move(report.report),
                                            .bytes = report.bytes});
        return taken ? Receipt::checking : Receipt::full;
    }
    case Ending::failed:
        ended = give_up(*piece, {ErrorKind::unavailable, report.error});
        break;
    case Ending::given_back:
        ended = m_queue.give_back(*piece);
        break;
    case Ending::left:
        ended = m_queue.leave_to_others(*piece);
        break;
    }
    m_queue.wake();
    return ended ? Result<Receipt>(Receipt::settled) : pass_on(ended);
}

Result<void> Gateway::hear(Piece const& piece, JsonObject const& event) {
    auto const& handler = m_handlers.at(piece.kind);
    return handler.hear ? with_task(piece, [&](queue::Task const& task) { return handler.hear(task, event); })
                        : fail(ErrorKind::invalid, "nothing is said of work of the kind {}", piece.kind);
}

Result<std::vector<std::optional<JsonObject>>> Gateway::progress(Who const& who,
                                                                 std::vector<Progress> const& items) {
    auto const pieces = TULKAS_TRY(m_queue.stored().held_by(who.taker()));
    std::vector<std::optional<JsonObject>> answers;
    for (auto const& item : items) {
        auto const piece = std::ranges::find(pieces, item.id, &Piece::id);
        auto& answer = answers.emplace_back();
        if (piece == pieces.end() || piece->takes != item.take || !m_handlers.contains(piece->kind) ||
            !m_handlers.at(piece->kind).progress) {
            continue;
        }
        answer = TULKAS_TRY(with_task(*piece, [&](queue::Task const& task) {
            return m_handlers.at(piece->kind).progress(task, item.said);
        }));
    }
    return answers;
}

Result<std::string> Gateway::content(Piece const& piece, std::string const& key) {
    auto const order =
        with_task(piece, [&](queue::Task const& task) { return m_handlers.at(piece.kind).order(task); });
    if (!order) {
        return pass_on(order);
    }
    return order->contents.contains(key)
               ? m_contents.get(key)
               : fail(ErrorKind::denied, "work {} does not need this content", piece.id);
}

} // namespace fleet
