#include "league/running_games.hpp"

#include <algorithm>
#include <array>
#include <tuple>

namespace league {

using support::ErrorKind;
using support::fail;
using support::JsonArray;
using support::JsonObject;
using support::Result;

namespace {

// Without a word of whoever plays it elsewhere.
constexpr std::chrono::seconds longest_silence{15};
// Shorter games are over before somebody could look at them.
constexpr std::chrono::seconds listed_after{1};
// Positions in a text: whoever looks at others asks for them.
constexpr std::size_t most_positions = 8;
// So many times the first text waits for the moves of a game that is played elsewhere.
constexpr int most_waits = 15;

} // namespace

GameAddress address_of(LadderPiece const& piece) {
    return {.ladder = piece.ladder, .number = piece.number};
}

GameAddress address_of(TournamentPiece const& piece) {
    return {.tournament = piece.tournament, .number = piece.number};
}

RunningGames::RunningGames(rules::Registry const& games, Now now, std::chrono::milliseconds interval)
    : m_games(games),
      m_now(std::move(now)),
      m_interval(interval),
      m_thread([this](std::stop_token const& stop) { run(stop); }) {}

void RunningGames::stop() {
    m_thread.request_stop();
    if (m_thread.joinable()) {
        m_thread.join();
    }
    std::lock_guard const lock(m_mutex);
    m_is_stopped = true;
    for (auto& [address, game] : m_running) {
        for (auto const& one : std::exchange(game.watching, {})) {
            one.watcher->lost();
        }
    }
}

std::shared_ptr<GameProgress> RunningGames::begin(GameAddress const& address, MatchPlan const& plan) {
    std::lock_guard const lock(m_mutex);
    Game game{.plan = plan, .since = m_now()};
    if (auto const before = m_running.find(address); before != m_running.end()) { // it is played again
        game.watching = std::move(before->second.watching);
        for (auto& one : game.watching) {
            one.told.reset();
        }
        game.progress->want(!game.watching.empty());
        m_running.erase(before);
    }
    return m_running.emplace(address, std::move(game)).first->second.progress;
}

RunningGames::Wanted RunningGames::note(GameAddress const& address, MatchPlan const& plan, std::size_t plies,
                                        GamePart const& part) {
    std::shared_ptr<GameProgress> progress;
    {
        std::lock_guard const lock(m_mutex);
        forget_lost();
        auto found = m_running.find(address);
        if (found == m_running.end() || found->second.is_over) {
            found = m_running.insert_or_assign(address, Game{.plan = plan, .since = m_now()}).first;
        }
        found->second.heard = m_now();
        progress = found->second.progress;
    }
    progress->note(plies, part);
    auto const [from, shown_from] = progress->noted();
    return {.is_watched = progress->is_wanted(), .from = from, .shown_from = shown_from};
}

void RunningGames::complete(GameAddress const& address, record::GameRecord const& record) {
    std::shared_ptr<GameProgress> progress;
    {
        std::lock_guard const lock(m_mutex);
        auto const found = m_running.find(address);
        if (found == m_running.end() || found->second.watching.empty()) {
            return;
        }
        progress = found->second.progress;
    }
    progress->note(record.moves.size(), {.moves = record.moves, .shown = record.shown});
}

void RunningGames::end(GameAddress const& address) {
    std::lock_guard const lock(m_mutex);
    auto const found = m_running.find(address);
    if (found == m_running.end()) {
        return;
    }
    found->second.is_over = true;
    if (found->second.watching.empty()) {
        m_running.erase(found);
    }
    m_changed.notify_all();
}

bool RunningGames::is_lost(Game const& game) const {
    return game.is_over || (game.heard && m_now() - *game.heard > longest_silence);
}

void RunningGames::forget_lost() {
    std::erase_if(m_running,
                  [this](auto const& one) { return is_lost(one.second) && one.second.watching.empty(); });
}

std::vector<RunningGame> RunningGames::list() const {
    std::vector<RunningGame> games;
    {
        std::lock_guard const lock(m_mutex);
        for (auto const& [address, game] : m_running) {
            if (!is_lost(game) && m_now() - game.since >= listed_after) {
                games.push_back({.address = address,
                                 .plan = game.plan,
                                 .since = game.since,
                                 .plies = game.progress->plies()});
            }
        }
    }
    std::ranges::sort(games, {}, [](auto const& game) { return std::tie(game.since, game.address); });
    return games;
}

std::optional<RunningGame> RunningGames::find(GameAddress const& address) const {
    std::lock_guard const lock(m_mutex);
    auto const found = m_running.find(address);
    if (found == m_running.end() || is_lost(found->second)) {
        return std::nullopt;
    }
    auto const& game = found->second;
    return RunningGame{
        .address = address, .plan = game.plan, .since = game.since, .plies = game.progress->plies()};
}

void RunningGames::watch(GameAddress const& address, std::shared_ptr<live::Watcher> watcher) {
    std::lock_guard const lock(m_mutex);
    if (m_is_stopped) {
        watcher->lost();
        return;
    }
    auto const found = m_running.find(address);
    if (found == m_running.end()) {
        watcher->tell(std::make_shared<std::string const>(support::to_text(JsonObject{{"over", true}})));
        watcher->lost();
        return;
    }
    found->second.progress->want(true);
    found->second.watching.push_back({.watcher = std::move(watcher)});
    m_changed.notify_all();
}

void RunningGames::leave(GameAddress const& address, std::shared_ptr<live::Watcher> const& watcher) {
    std::lock_guard const lock(m_mutex);
    auto const found = m_running.find(address);
    if (found == m_running.end()) {
        return;
    }
    auto& game = found->second;
    std::erase_if(game.watching, [&](Watching const& one) { return one.watcher == watcher; });
    if (game.watching.empty()) {
        game.progress->want(false);
        game.telling.reset();
    }
    forget_lost();
}

Result<JsonArray> RunningGames::views(GameAddress const& address, std::size_t from, std::size_t most) const {
    MatchPlan plan;
    std::shared_ptr<GameProgress> progress;
    {
        std::lock_guard const lock(m_mutex);
        auto const found = m_running.find(address);
        if (found == m_running.end()) {
            return fail(ErrorKind::not_found, "this game is not being played");
        }
        plan = found->second.plan;
        progress = found->second.progress;
    }
    return spectator_views(m_games, plan, progress->part(0, 0), from, most);
}

std::size_t RunningGames::watchers() const {
    std::lock_guard const lock(m_mutex);
    std::size_t count = 0;
    for (auto const& [address, game] : m_running) {
        count += game.watching.size();
    }
    return count;
}

void RunningGames::run(std::stop_token const& stop) {
    while (!stop.stop_requested()) {
        auto const addresses = watched();
        for (auto const& address : addresses) {
            tell(address);
        }
        std::unique_lock lock(m_mutex);
        if (addresses.empty()) {
            m_changed.wait(lock, stop, [this] {
                return std::ranges::any_of(m_running,
                                           [](auto const& one) { return !one.second.watching.empty(); });
            });
        } else {
            m_changed.wait_for(lock, stop, m_interval, [] { return false; });
        }
    }
}

std::vector<GameAddress> RunningGames::watched() const {
    std::lock_guard const lock(m_mutex);
    std::vector<GameAddress> addresses;
    for (auto const& [address, game] : m_running) {
        if (!game.watching.empty()) {
            addresses.push_back(address);
        }
    }
    return addresses;
}

// Whatever is wrong with what was noted, it is the end of the telling and not of the game.
void RunningGames::follow(Telling& telling, GameProgress const& progress) const {
    auto const part = progress.part(telling.moves.size(), telling.shown);
    if (!telling.spectator || (part.is_empty() && telling.version > 0)) {
        return;
    }
    auto& spectator = *telling.spectator;
    for (auto const& shown : part.shown) {
        spectator.show(shown);
    }
    telling.shown += part.shown.size();
    auto const last = spectator.plies() + part.moves.size();
    auto const keep = [&] {
        auto position = spectator.position();
        if (!position) {
            return false;
        }
        std::erase_if(telling.views, [&](auto const& view) { return view.at("ply") == position->at("ply"); });
        telling.views.emplace_back(*std::move(position));
        return true;
    };
    ++telling.version;
    bool is_good = part.moves.size() > most_positions || keep(); // what was shown since belongs to this one
    for (auto move = part.moves.begin(); is_good && move != part.moves.end(); ++move) {
        auto told = spectator.play(*move);
        is_good = told.has_value();
        if (is_good) {
            telling.moves.emplace_back(*std::move(told));
            is_good = spectator.plies() + most_positions <= last || keep();
        }
    }
    while (telling.views.size() > most_positions) {
        telling.views.erase(telling.views.begin());
    }
    if (!is_good) {
        telling.spectator.reset();
    }
}

live::Text RunningGames::text_from(Telling const& telling, std::size_t told) {
    auto const from = static_cast<std::ptrdiff_t>(told);
    JsonObject text{{"from", told},
                    {"moves", JsonArray(telling.moves.begin() + from, telling.moves.end())},
                    {"views", JsonArray()}};
    auto& views = text.at("views").as_array();
    for (auto const& view : telling.views) {
        if (view.at("ply").as_int64() >= from || &view == &telling.views.back()) {
            views.push_back(view);
        }
    }
    return std::make_shared<std::string const>(support::to_text(text));
}

bool RunningGames::is_due(Watching const& one, Telling const& telling, Game const& game) {
    if (!one.told) { // where the moves are not there yet, the first text waits for them
        return game.is_over || one.waited >= most_waits || telling.moves.size() >= game.progress->plies();
    }
    return one.version != telling.version && (game.is_over || !one.watcher->is_behind());
}

// The texts are made without the lock, which those who play need too.
void RunningGames::tell(GameAddress const& address) {
    Game game;
    {
        std::lock_guard const lock(m_mutex);
        auto const found = m_running.find(address);
        if (found == m_running.end() || found->second.watching.empty()) {
            return;
        }
        found->second.is_over = is_lost(found->second);
        game = found->second;
    }
    if (!game.telling) {
        game.telling = std::make_shared<Telling>();
        if (auto spectator = Spectator::create(m_games, game.plan)) {
            game.telling->spectator = *std::move(spectator);
        }
    }
    auto const& telling = *game.telling;
    follow(*game.telling, *game.progress);
    std::map<std::size_t, live::Text> texts;
    for (auto const& one : game.watching) {
        auto const told = one.told.value_or(0);
        if (is_due(one, telling, game) && !texts.contains(told)) {
            texts.emplace(told, text_from(telling, told));
        }
    }
    std::lock_guard const lock(m_mutex);
    auto const found = m_running.find(address);
    if (found == m_running.end() || found->second.progress != game.progress) {
        return; // it has begun again meanwhile
    }
    send(found->second, game.telling, texts);
    if (game.is_over) {
        auto const end = std::make_shared<std::string const>(support::to_text(JsonObject{{"over", true}}));
        for (auto const& one : found->second.watching) {
            one.watcher->tell(end);
            one.watcher->lost();
        }
        m_running.erase(found);
    }
}

void RunningGames::send(Game& game, std::shared_ptr<Telling> const& telling, Texts const& texts) {
    game.telling = telling;
    for (auto& one : game.watching) {
        ++one.waited;
        auto const text = texts.find(one.told.value_or(0)); // of whoever has come since, or is not behind now
        if (text != texts.end() && is_due(one, *telling, game)) {
            one.watcher->tell(text->second);
            one.told = telling->moves.size();
            one.version = telling->version;
        }
    }
}

Result<record::GameRecord> play_watched(GameAddress const& address, MatchPlan const& plan,
                                        MatchDependencies const& dependencies, queue::Task const& task) {
    if (dependencies.running == nullptr) {
        return play(plan, dependencies, task.stop, task.core);
    }
    auto const progress = dependencies.running->begin(address, plan);
    return play(plan, dependencies, task.stop, task.core,
                [progress](runtime::GameSoFar const& so_far) { progress->note(so_far); });
}

JsonObject progress_json(std::size_t plies, GamePart const& part) {
    auto json = to_json(part);
    json.emplace("plies", plies);
    return json;
}

Result<JsonObject> note_progress(GameAddress const& address, MatchPlan const& plan,
                                 MatchDependencies const& dependencies, JsonObject const& said) {
    constexpr std::int64_t most_plies = 1'000'000'000;
    auto const plies = TULKAS_TRY(support::integer_member(said, "plies"));
    auto const part = TULKAS_TRY(game_part_from_json(said));
    if (plies < 0 || plies > most_plies) {
        return fail(ErrorKind::invalid, "\"plies\" must be from 0 to {}", most_plies);
    }
    if (dependencies.running == nullptr) {
        return JsonObject{{"watched", false}, {"from", 0}, {"shown_from", 0}};
    }
    auto const wanted = dependencies.running->note(address, plan, static_cast<std::size_t>(plies), part);
    return JsonObject{
        {"watched", wanted.is_watched}, {"from", wanted.from}, {"shown_from", wanted.shown_from}};
}

} // namespace league
