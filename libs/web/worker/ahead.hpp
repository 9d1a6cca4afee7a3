// Pieces that were leased before a thread was free for them, so that short games cost one request for many.
//
// How many is a matter of how long games take: about half a minute's work of this machine. Judging is never
// leased ahead, because somebody waits for it. A value: it asks nobody and knows no clock.
#pragma once

#include "queue/priority.hpp"
#include "storage/works.hpp"

#include <chrono>
#include <deque>
#include <optional>
#include <string>
#include <vector>

namespace worker {

class Ahead {
public:
    using Seconds = std::chrono::duration<double>;

    void set_threads(int threads) { m_threads = threads; }
    void note_game(Seconds duration);
    // How many games to lease at once.
    [[nodiscard]] int batch() const;

    void add(storage::Piece piece) { m_pieces.push_back(std::move(piece)); }
    // The first that may be begun now, of the most urgent priority.
    [[nodiscard]] std::optional<storage::Piece> take(std::vector<queue::Priority> const& priorities,
                                                     std::vector<std::string> const& but_not_of);
    void remove(support::WorkId piece);
    void clear() { m_pieces.clear(); }
    [[nodiscard]] std::deque<storage::Piece> const& pieces() const { return m_pieces; }

private:
    int m_threads = 1;
    std::optional<Seconds> m_game; // takes so long, lately
    std::deque<storage::Piece> m_pieces;
};

} // namespace worker
