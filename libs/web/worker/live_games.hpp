// The games that this worker plays now, for those who watch them at the arena: how far each has come, said
// once a second in one request; and the moves of those that somebody watches, more often.
//
// Games that are over before the next request are never named, so many short ones cost nothing. Whatever
// goes wrong with a request, the games go on, and the next one says the same.
#pragma once

#include "league/game_progress.hpp"
#include "support/ids.hpp"
#include "worker/remote_source.hpp"

#include <condition_variable>
#include <map>
#include <memory>
#include <mutex>
#include <thread>

namespace worker {

class LiveGames {
public:
    // The source outlives it.
    explicit LiveGames(RemoteSource& source);
    LiveGames(LiveGames const&) = delete;
    LiveGames& operator=(LiveGames const&) = delete;

    // A game that is played as long as this exists.
    class Played {
    public:
        Played(LiveGames& games, support::WorkId piece);
        ~Played();
        Played(Played const&) = delete;
        Played& operator=(Played const&) = delete;

        [[nodiscard]] runtime::GameWatcher watcher() const {
            return [progress = m_progress](runtime::GameSoFar const& so_far) { progress->note(so_far); };
        }

    private:
        LiveGames& m_games;
        support::WorkId m_piece;
        std::shared_ptr<league::GameProgress> m_progress = std::make_shared<league::GameProgress>();
    };

private:
    struct Game {
        std::shared_ptr<league::GameProgress> progress;
        std::chrono::steady_clock::time_point begun;
        std::size_t from = 0; // what the arena has
        std::size_t shown_from = 0;
    };

    void send(std::stop_token const& stop);
    [[nodiscard]] std::vector<RemoteSource::Progress> news();
    void take(support::WorkId piece, support::JsonObject const& wanted);

    RemoteSource& m_source;
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::map<support::WorkId, Game> m_games;
    bool m_is_watched = false; // any of them
    std::jthread m_sender;     // the first to end
};

} // namespace worker
