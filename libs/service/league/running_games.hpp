// The games of ladders and tournaments that are being played, here or by workers elsewhere, and those who
// watch them.
//
// Of every game there is a line: who plays whom, since when, and after how many moves. Only what somebody
// watches is followed move by move. One thread makes the texts for all watchers, several times a second;
// whoever has not taken the last one is passed over, and the next one brings what they missed. So no thread
// that plays waits for a watcher, and no watcher for another.
//
// A watcher is told {"from", "moves", "views"}: the moves from that one on, and the newest positions; and
// {"over": true} when the game has ended: then its record is stored, unless it has to be played again.
#pragma once

#include "league/game_piece.hpp"
#include "league/game_progress.hpp"
#include "league/spectator.hpp"
#include "live/watcher.hpp"
#include "queue/handler.hpp"
#include "rules/registry.hpp"
#include "support/moment.hpp"

#include <compare>
#include <condition_variable>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace league {

// Where a game belongs.
struct GameAddress {
    std::string ladder = {}; // the name of its game; empty for one of a tournament
    support::TournamentId tournament = 0;
    std::int64_t number = 0;

    auto operator<=>(GameAddress const&) const = default;
};

[[nodiscard]] GameAddress address_of(LadderPiece const& piece);
[[nodiscard]] GameAddress address_of(TournamentPiece const& piece);

struct RunningGame {
    GameAddress address;
    MatchPlan plan;
    support::Moment since;
    std::size_t plies = 0;
};

class RunningGames {
public:
    using Now = std::function<support::Moment()>;

    // The registry outlives it.
    RunningGames(rules::Registry const& games, Now now,
                 std::chrono::milliseconds interval = std::chrono::milliseconds(200));
    ~RunningGames() { stop(); }
    RunningGames(RunningGames const&) = delete;
    RunningGames& operator=(RunningGames const&) = delete;

    // All watchers are lost.
    void stop();

    // A game begins in this process; its thread notes there how far it has come.
    [[nodiscard]] std::shared_ptr<GameProgress> begin(GameAddress const& address, MatchPlan const& plan);
    // What whoever plays a game elsewhere should send.
    struct Wanted {
        bool is_watched = false;
        std::size_t from = 0; // moves
        std::size_t shown_from = 0;
    };
    // One that is played elsewhere has come so far. It is forgotten when nothing is heard of it for long.
    Wanted note(GameAddress const& address, MatchPlan const& plan, std::size_t plies, GamePart const& part);
    // The whole of it has arrived and was checked; its end is not written yet.
    void complete(GameAddress const& address, record::GameRecord const& record);
    // It is not played any more, and its end is written.
    void end(GameAddress const& address);

    // The oldest first; those that have just begun are not listed yet.
    [[nodiscard]] std::vector<RunningGame> list() const;
    [[nodiscard]] std::optional<RunningGame> find(GameAddress const& address) const;
    // Whoever comes when it is over is told so.
    void watch(GameAddress const& address, std::shared_ptr<live::Watcher> watcher);
    void leave(GameAddress const& address, std::shared_ptr<live::Watcher> const& watcher);
    // {"ply", "view", "position"} from that ply on, as far as they are known. not_found: it does not run.
    [[nodiscard]] support::Result<support::JsonArray> views(GameAddress const& address, std::size_t from,
                                                            std::size_t most) const;
    [[nodiscard]] std::size_t watchers() const;

private:
    struct Watching {
        std::shared_ptr<live::Watcher> watcher;
        std::optional<std::size_t> told = {}; // moves; nothing before the first text
        std::uint64_t version = 0;            // of the telling that it saw last
        int waited = 0;                       // for so many intervals
    };

    // What is told of a game that is watched; the telling thread's alone.
    struct Telling {
        std::optional<Spectator> spectator = {}; // nothing if it cannot be followed, or not any more
        std::size_t shown = 0;                   // taken over
        support::JsonArray moves = {};
        std::vector<support::JsonObject> views = {}; // the newest
        std::uint64_t version = 0;                   // another one with everything new
    };

    struct Game {
        MatchPlan plan = {};
        support::Moment since = {};
        std::optional<support::Moment> heard = {}; // of one that is played elsewhere
        std::shared_ptr<GameProgress> progress = std::make_shared<GameProgress>();
        std::vector<Watching> watching = {};
        std::shared_ptr<Telling> telling = {};
        bool is_over = false;
    };
    using Games = std::map<GameAddress, Game>;

    [[nodiscard]] bool is_lost(Game const& game) const;
    void forget_lost();
    void run(std::stop_token const& stop);
    // What is watched, and whose end has to be told.
    [[nodiscard]] std::vector<GameAddress> watched() const;
    void tell(GameAddress const& address);
    void follow(Telling& telling, GameProgress const& progress) const;
    [[nodiscard]] static bool is_due(Watching const& one, Telling const& telling, Game const& game);
    [[nodiscard]] static live::Text text_from(Telling const& telling, std::size_t told);
    using Texts = std::map<std::size_t, live::Text>; // by the number of moves that a watcher has been told
    static void send(Game& game, std::shared_ptr<Telling> const& telling, Texts const& texts);

    rules::Registry const& m_games;
    Now m_now;
    std::chrono::milliseconds m_interval;
    std::mutex mutable m_mutex;
    std::condition_variable_any m_changed;
    Games m_running;
    bool m_is_stopped = false;
    std::jthread m_thread; // last: it uses the others
};

// Plays a game in this process where it can be watched, if the dependencies know of running games.
[[nodiscard]] support::Result<record::GameRecord> play_watched(GameAddress const& address,
                                                               MatchPlan const& plan,
                                                               MatchDependencies const& dependencies,
                                                               queue::Task const& task);

// What a worker elsewhere says of a game that it plays: {"plies"}, and the members of a GamePart.
[[nodiscard]] support::JsonObject progress_json(std::size_t plies, GamePart const& part);
// Answers with what it should send from then on: {"watched", "from", "shown_from"}.
[[nodiscard]] support::Result<support::JsonObject> note_progress(GameAddress const& address,
                                                                 MatchPlan const& plan,
                                                                 MatchDependencies const& dependencies,
                                                                 support::JsonObject const& said);

} // namespace league
