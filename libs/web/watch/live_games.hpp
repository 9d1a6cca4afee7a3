// Games that are being played, as far as they have come.
#pragma once

#include "watch/games.hpp"

#include <cstddef>
#include <map>
#include <mutex>

namespace watch {

class LiveGames final : public Games {
public:
    // Of a long series the last ones are kept.
    explicit LiveGames(std::size_t most = 1000) : m_most(most) {}

    void update(int number, record::GameRecord const& record, bool is_over);

    [[nodiscard]] std::vector<int> numbers() const override;
    [[nodiscard]] support::Result<Game> read(int number) const override;
    [[nodiscard]] std::uint64_t version() const override;

private:
    std::size_t m_most;
    mutable std::mutex m_mutex;
    std::map<int, Game> m_games;
    std::uint64_t m_version = 0;
};

} // namespace watch
