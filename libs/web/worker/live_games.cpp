#include "worker/live_games.hpp"

#include "league/running_games.hpp"

#include <algorithm>

namespace worker {

using support::JsonObject;
using support::WorkId;

namespace {

constexpr std::chrono::milliseconds calm{1000};
constexpr std::chrono::milliseconds lively{250};
constexpr std::size_t most_named = 100;                     // in a request
constexpr std::size_t part_bytes = std::size_t{128} * 1024; // of one game, in a request
constexpr std::size_t request_bytes = std::size_t{1} << 20U;

} // namespace

LiveGames::LiveGames(RemoteSource& source)
    : m_source(source), m_sender([this](std::stop_token const& stop) { send(stop); }) {}

LiveGames::Played::Played(LiveGames& games, WorkId piece) : m_games(games), m_piece(piece) {
    std::lock_guard const lock(m_games.m_mutex);
    m_games.m_games[piece] = {.progress = m_progress, .begun = std::chrono::steady_clock::now()};
    m_games.m_changed.notify_all();
}

LiveGames::Played::~Played() {
    std::lock_guard const lock(m_games.m_mutex);
    m_games.m_games.erase(m_piece);
}

void LiveGames::send(std::stop_token const& stop) {
    while (!stop.stop_requested()) {
        {
            std::unique_lock lock(m_mutex);
            m_changed.wait_for(lock, stop, m_is_watched ? lively : calm, [] { return false; });
            m_changed.wait(lock, stop, [this] { return !m_games.empty(); });
        }
        auto const said = news();
        if (said.empty() || stop.stop_requested()) {
            continue;
        }
        auto const wanted = m_source.tell_progress(said);
        std::lock_guard const lock(m_mutex);
        m_is_watched = false;
        for (std::size_t index = 0; wanted && index < said.size(); ++index) {
            take(said[index].piece, wanted->at(index));
        }
    }
}

std::vector<RemoteSource::Progress> LiveGames::news() {
    std::vector<RemoteSource::Progress> said;
    std::size_t bytes = 0;
    auto const now = std::chrono::steady_clock::now();
    std::lock_guard const lock(m_mutex);
    for (auto const& [piece, game] : m_games) {
        if (now - game.begun < lively || said.size() == most_named) {
            continue;
        }
        league::GamePart part{.from = game.from, .shown_from = game.shown_from};
        if (game.progress->is_wanted() && bytes < request_bytes) {
            part = game.progress->part(game.from, game.shown_from, part_bytes);
        }
        said.push_back({.piece = piece, .said = league::progress_json(game.progress->plies(), part)});
        bytes += part.is_empty() ? 0 : part_bytes;
    }
    return said;
}

void LiveGames::take(WorkId piece, JsonObject const& wanted) {
    auto const game = m_games.find(piece);
    auto const* const watched = wanted.if_contains("watched");
    auto const from = support::integer_member(wanted, "from");
    auto const shown_from = support::integer_member(wanted, "shown_from");
    if (game == m_games.end() || watched == nullptr || !from || !shown_from) {
        return;
    }
    bool const is_watched = watched->is_bool() && watched->get_bool();
    game->second.progress->want(is_watched);
    game->second.from = static_cast<std::size_t>(std::max<std::int64_t>(*from, 0));
    game->second.shown_from = static_cast<std::size_t>(std::max<std::int64_t>(*shown_from, 0));
    m_is_watched = m_is_watched || is_watched;
}

} // namespace worker
