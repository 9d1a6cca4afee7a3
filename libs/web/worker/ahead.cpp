#include "worker/ahead.hpp"

#include <algorithm>

namespace worker {

using queue::Priority;
using storage::Piece;

void Ahead::note_game(Seconds duration) {
    constexpr double share_of_newest = 0.2;
    m_game = m_game ? (1 - share_of_newest) * *m_game + share_of_newest * duration : duration;
}

int Ahead::batch() const {
    constexpr Seconds work{30};
    constexpr double most = 100;
    if (!m_game) {
        return 1; // it is not known how long they take
    }
    auto const games = m_threads * work / std::max(*m_game, Seconds(1e-3));
    return static_cast<int>(std::clamp(games, 1.0, most));
}

std::optional<Piece> Ahead::take(std::vector<Priority> const& priorities,
                                 std::vector<std::string> const& but_not_of) {
    for (auto const priority : priorities) {
        auto const next = std::ranges::find_if(m_pieces, [&](Piece const& piece) {
            return piece.priority == static_cast<int>(priority) &&
                   std::ranges::find(but_not_of, piece.author) == but_not_of.end();
        });
        if (next != m_pieces.end()) {
            auto piece = std::move(*next);
            m_pieces.erase(next);
            return piece;
        }
    }
    return std::nullopt;
}

void Ahead::remove(support::WorkId piece) {
    std::erase_if(m_pieces, [&](Piece const& known) { return known.id == piece; });
}

} // namespace worker
