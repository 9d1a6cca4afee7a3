#include "watch/runs.hpp"

#include <algorithm>
#include <utility>

namespace watch {

using support::ErrorKind;
using support::fail;
using support::Result;

std::string_view to_text(RunState state) {
    switch (state) {
    case RunState::building:
        return "building";
    case RunState::playing:
        return "playing";
    case RunState::over:
        return "over";
    case RunState::failed:
        return "failed";
    }
    return "";
}

int Runs::begin(std::string title, std::shared_ptr<Games const> games, RunState state) {
    std::scoped_lock const lock(m_mutex);
    if (m_runs.size() == m_most) {
        m_runs.erase(m_runs.begin());
    }
    m_runs.push_back({.id = ++m_begun,
                      .title = std::move(title),
                      .state = state,
                      .message = {},
                      .games = std::move(games),
                      .version = ++m_version});
    return m_begun;
}

void Runs::set(int id, RunState state, std::string message) {
    std::scoped_lock const lock(m_mutex);
    if (auto* const run = known(id)) {
        run->state = state;
        run->message = std::move(message);
        run->version = ++m_version;
    }
}

void Runs::renew(int id, std::shared_ptr<Games const> games) {
    std::scoped_lock const lock(m_mutex);
    if (auto* const run = known(id)) {
        run->games = std::move(games);
        run->version = ++m_version;
    }
}

std::vector<Run> Runs::all() const {
    std::scoped_lock const lock(m_mutex);
    return m_runs;
}

Result<Run> Runs::find(int id) const {
    std::scoped_lock const lock(m_mutex);
    auto const found = std::ranges::find(m_runs, id, &Run::id);
    return found == m_runs.end() ? fail(ErrorKind::not_found, "there is no run {}, or not any more", id)
                                 : Result<Run>(*found);
}

Run* Runs::known(int id) {
    auto const found = std::ranges::find(m_runs, id, &Run::id);
    return found == m_runs.end() ? nullptr : &*found;
}

} // namespace watch
