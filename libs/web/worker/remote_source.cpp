#include "worker/remote_source.hpp"

#include "http/address.hpp"
#include "support/version.hpp"

#include <climits>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <random>
#include <unistd.h>

namespace worker {

using queue::Priority;
using storage::Piece;
using support::ErrorKind;
using support::Json;
using support::JsonArray;
using support::JsonObject;
using support::Result;
using support::WorkId;

namespace {

constexpr std::size_t most_ended = 200; // that wait to be reported: no more is begun meanwhile
constexpr std::size_t most_in_batch = 50;
constexpr std::size_t most_batch_bytes = 2U << 20U;
constexpr std::chrono::milliseconds pause{500};
constexpr std::chrono::milliseconds longest_idle_pause{5000};
constexpr std::chrono::milliseconds longest_hinted_pause{15000}; // of a worker that will be told
constexpr std::chrono::seconds farewell{5};
constexpr std::array<std::string_view, 3> priority_names{"judging", "tournament", "ladder"};

std::string new_name() {
    std::random_device random;
    std::array<char, HOST_NAME_MAX + 1> host{};
    if (gethostname(host.data(), host.size() - 1) != 0) {
        host = {'?'};
    }
    return fmt::format("{} {} {:08x}{:08x}", host.data(), getpid(), random(), random());
}

JsonArray names_of(std::vector<Priority> const& priorities) {
    JsonArray names;
    for (auto const priority : priorities) {
        names.emplace_back(priority_names.at(static_cast<std::size_t>(priority)));
    }
    return names;
}

Result<Piece> piece_from(Json const& json) {
    Piece piece;
    piece.id = TULKAS_TRY(support::integer_member(json, "id"));
    piece.takes = static_cast<int>(TULKAS_TRY(support::integer_member(json, "take")));
    piece.tries = static_cast<int>(TULKAS_TRY(support::integer_member(json, "tries")));
    piece.kind = TULKAS_TRY(support::string_member(json, "kind"));
    piece.author = TULKAS_TRY(support::string_member(json, "group"));
    auto const priority = TULKAS_TRY(support::string_member(json, "priority"));
    auto const* const order = json.get_object().if_contains("order");
    auto const known = std::ranges::find(priority_names, priority);
    if (order == nullptr || known == priority_names.end()) {
        return support::fail(ErrorKind::unavailable, "the arena leased something unknown");
    }
    piece.priority = static_cast<int>(known - priority_names.begin());
    piece.what = support::to_text(*order);
    piece.state = storage::WorkState::running;
    return piece;
}

Result<JsonArray> items_in(JsonObject const& answer) {
    auto const* const items = answer.if_contains("items");
    return items != nullptr && items->is_array()
               ? Result<JsonArray>(items->get_array())
               : support::fail(ErrorKind::unavailable, "the arena's answer has no items");
}

} // namespace

RemoteSource::RemoteSource(Arena& arena, std::function<void(std::string const&)> log)
    : m_arena(arena), m_log(std::move(log)), m_name(new_name()), m_hints(arena, [this] { hear_hint(); }) {}

RemoteSource::~RemoteSource() = default;

Result<void> RemoteSource::open(int threads) {
    auto const welcome = TULKAS_TRY(m_arena.post(
        "/worker/hello",
        {{"worker", m_name}, {"version", support::version}, {"threads", threads}, {"trouble", ""}}));
    m_lease = std::chrono::seconds(TULKAS_TRY(support::integer_member(welcome, "lease_seconds")));
    m_ahead.set_threads(threads);
    m_hints.tend();
    m_sender = std::jthread([this](std::stop_token const& stop) { send(stop); });
    return {};
}

Result<void> RemoteSource::note_worker(std::string const& /*program*/, int threads,
                                       std::string const& trouble) {
    constexpr std::size_t longest = 1000;
    TULKAS_TRY(m_arena.post("/worker/hello", {{"worker", m_name},
                                              {"version", support::version},
                                              {"threads", threads},
                                              {"trouble", trouble.substr(0, longest)}}));
    return {};
}

Result<void> RemoteSource::remove_worker() {
    {
        std::unique_lock lock(m_mutex);
        for (auto const& piece : m_ahead.pieces()) {
            m_outbox.push_back({.id = piece.id, .take = piece.takes, .ending = "given_back"});
        }
        m_ahead.clear();
        m_changed.notify_all();
        m_changed.wait_for(lock, farewell, [this] { return m_outbox.empty() && m_on_the_way == 0; });
    }
    m_sender = {};
    TULKAS_TRY(m_arena.post("/worker/leave", {{"worker", m_name}}));
    return {};
}

support::Moment RemoteSource::now() const {
    return std::chrono::floor<std::chrono::microseconds>(std::chrono::system_clock::now());
}

void RemoteSource::wake() {
    std::lock_guard const lock(m_mutex);
    if (m_woken) {
        m_woken();
    }
}

void RemoteSource::on_wake(std::function<void()> woken) {
    std::lock_guard const lock(m_mutex);
    m_woken = std::move(woken);
}

std::optional<Piece> RemoteSource::take_ahead(Wish const& wish) {
    std::lock_guard const lock(m_mutex);
    auto piece = m_ahead.take(wish.priorities, wish.but_not_of);
    if (piece) {
        m_held[piece->id].begun = std::chrono::steady_clock::now();
    }
    return piece;
}

Result<std::optional<Piece>> RemoteSource::take(std::vector<std::string> const& kinds,
                                                std::vector<Priority> const& priorities,
                                                std::vector<std::string> const& but_not_of) {
    std::lock_guard const alone(m_asking);
    {
        std::lock_guard const lock(m_mutex);
        bool const is_resting =
            priorities == m_vain_priorities && std::chrono::steady_clock::now() - m_vain_since < m_idle_pause;
        if (is_resting || m_outbox.size() + m_on_the_way >= most_ended) {
            return std::nullopt;
        }
    }
    auto piece = TULKAS_TRY(find({.kinds = kinds, .priorities = priorities, .but_not_of = but_not_of}));
    note_answer(priorities, piece.has_value());
    return piece;
}

Result<std::optional<Piece>> RemoteSource::find(Wish const& wish) {
    constexpr std::chrono::seconds urgency{1};
    auto const now = std::chrono::steady_clock::now();
    auto const [batch, has_games] = [this] {
        std::lock_guard const lock(m_mutex);
        return std::pair(m_ahead.batch(), !m_ahead.pieces().empty());
    }();
    if (batch == 1 && !has_games) {
        return lease(wish, 1);
    }
    // Games are leased ahead. Judging is asked for by itself, one at a time: somebody waits for it.
    Wish judging = wish;
    Wish games = wish;
    std::erase_if(judging.priorities, [](Priority priority) { return priority != Priority::judging; });
    std::erase(games.priorities, Priority::judging);
    if (!judging.priorities.empty() && (!has_games || now - m_asked >= urgency)) {
        m_asked = now;
        if (auto piece = TULKAS_TRY(lease(judging, 1))) {
            return piece;
        }
    }
    if (auto game = take_ahead(games)) {
        return game;
    }
    return games.priorities.empty() ? Result<std::optional<Piece>>(std::nullopt) : lease(games, batch);
}

Result<std::optional<Piece>> RemoteSource::lease(Wish const& wish, int most) {
    auto const& [kinds, priorities, but_not_of] = wish;
    auto const answer =
        m_arena.post("/worker/leases", {{"worker", m_name},
                                        {"kinds", JsonArray(kinds.begin(), kinds.end())},
                                        {"priorities", names_of(priorities)},
                                        {"but_not_of", JsonArray(but_not_of.begin(), but_not_of.end())},
                                        {"most", most}});
    if (!answer) {
        std::lock_guard const lock(m_mutex);
        m_is_unsure = true;
        return pass_on(answer);
    }
    auto const items = TULKAS_TRY(items_in(*answer));
    std::optional<Piece> first;
    auto const now = std::chrono::steady_clock::now();
    std::lock_guard const lock(m_mutex);
    for (auto const& item : items) {
        auto understood = piece_from(item);
        if (!understood) {
            m_is_unsure = true; // it is given back, see compare
            return pass_on(understood);
        }
        auto& piece = *understood;
        piece.taker = m_name;
        m_held[piece.id] = {.take = piece.takes, .priority = piece.priority, .begun = now};
        if (first) {
            m_ahead.add(std::move(piece));
        } else {
            first = std::move(piece);
        }
    }
    return first;
}

// Who finds nothing to do asks less and less often, and not all workers at the same moment.
void RemoteSource::note_answer(std::vector<Priority> const& priorities, bool has_brought) {
    {
        std::lock_guard const lock(m_mutex);
        if (has_brought || priorities != m_vain_priorities) {
            m_idle_pause = {};
        }
        m_vain_priorities = has_brought ? std::vector<Priority>() : priorities;
        m_vain_since = std::chrono::steady_clock::now();
        if (has_brought) {
            return;
        }
        std::uniform_int_distribution<long> spread(75, 125);
        auto const longest = m_hints.is_there() ? longest_hinted_pause : longest_idle_pause;
        m_idle_pause = std::min(2 * m_idle_pause + pause, longest) * spread(m_chance) / 100;
    }
    m_hints.say_idle();
}

void RemoteSource::hear_hint() {
    {
        std::lock_guard const lock(m_mutex);
        m_vain_priorities.clear();
    }
    wake();
}

void RemoteSource::keep(WorkId piece, JsonObject report) {
    std::lock_guard const lock(m_mutex);
    if (auto const held = m_held.find(piece); held != m_held.end()) {
        held->second.report = std::move(report);
    }
}

Result<void> RemoteSource::tell(WorkId piece, JsonObject event) {
    int const take = [&] {
        std::lock_guard const lock(m_mutex);
        auto const held = m_held.find(piece);
        return held == m_held.end() ? 0 : held->second.take;
    }();
    TULKAS_TRY(m_arena.post(fmt::format("/worker/pieces/{}/events", piece),
                            {{"worker", m_name}, {"take", take}, {"event", std::move(event)}}));
    return {};
}

Result<std::vector<JsonObject>> RemoteSource::tell_progress(std::vector<Progress> const& games) {
    JsonArray items;
    {
        std::lock_guard const lock(m_mutex);
        for (auto const& game : games) {
            auto const held = m_held.find(game.piece);
            auto item = game.said;
            item.emplace("id", game.piece);
            item.emplace("take", held == m_held.end() ? 0 : held->second.take);
            items.emplace_back(std::move(item));
        }
    }
    auto const answer =
        TULKAS_TRY(m_arena.post("/worker/progress", {{"worker", m_name}, {"items", std::move(items)}}));
    auto const wanted = TULKAS_TRY(items_in(answer));
    std::vector<JsonObject> all;
    for (auto const& item : wanted) {
        all.push_back(item.is_object() ? item.get_object() : JsonObject());
    }
    return all.size() == games.size()
               ? Result<std::vector<JsonObject>>(std::move(all))
               : support::fail(ErrorKind::unavailable, "the arena answered something else");
}

Result<std::string> RemoteSource::content(WorkId piece, std::string const& key) {
    int const take = [&] {
        std::lock_guard const lock(m_mutex);
        auto const held = m_held.find(piece);
        return held == m_held.end() ? 0 : held->second.take;
    }();
    return m_arena.get(fmt::format("/worker/pieces/{}/contents/{}?worker={}&take={}", piece,
                                   http::escaped(key), http::escaped(m_name), take));
}

void RemoteSource::end(WorkId piece, std::string ending, std::string const& error) {
    constexpr std::size_t longest = 10'000;
    std::lock_guard const lock(m_mutex);
    auto const held = m_held.find(piece);
    if (held == m_held.end()) {
        return; // it is another's
    }
    if (ending == "done" && held->second.priority != static_cast<int>(Priority::judging)) {
        m_ahead.note_game(std::chrono::steady_clock::now() - held->second.begun);
    }
    m_outbox.push_back({.id = piece,
                        .take = held->second.take,
                        .ending = std::move(ending),
                        .error = error.substr(0, longest)});
    m_changed.notify_all();
}

Result<bool> RemoteSource::finish(Piece const& piece, storage::TransactionBody const& /*completion*/) {
    end(piece.id, "done");
    return true;
}

Result<storage::WorkState> RemoteSource::fail(Piece const& piece, std::string const& error,
                                              storage::TransactionBody const& /*giving_up*/) {
    end(piece.id, "failed", error);
    return storage::WorkState::waiting;
}

Result<void> RemoteSource::give_back(Piece const& piece) {
    end(piece.id, "given_back");
    return {};
}

Result<void> RemoteSource::leave_to_others(Piece const& piece) {
    end(piece.id, "left");
    return {};
}

bool RemoteSource::is_hopeless(Piece const& /*piece*/) const {
    return false; // the arena does not lease such
}

Result<void> RemoteSource::prolong() {
    m_hints.tend();
    {
        std::lock_guard const lock(m_mutex);
        if (m_held.empty() && !m_is_unsure) {
            return {};
        }
    }
    auto const renewed = wanted();
    return renewed ? Result<void>() : pass_on(renewed);
}

Result<std::vector<WorkId>> RemoteSource::wanted() {
    std::lock_guard const alone(m_asking);
    auto const answer = TULKAS_TRY(m_arena.post("/worker/leases/renew", {{"worker", m_name}}));
    auto const items = TULKAS_TRY(items_in(answer));
    std::map<WorkId, std::pair<int, std::string>> listed;
    std::vector<WorkId> ids;
    for (auto const& item : items) {
        auto const id = TULKAS_TRY(support::integer_member(item, "id"));
        auto const take = TULKAS_TRY(support::integer_member(item, "take"));
        auto const standing = TULKAS_TRY(support::string_member(item, "standing"));
        listed.emplace(id, std::pair(static_cast<int>(take), std::string(standing)));
        if (standing != "cancelled") {
            ids.push_back(id);
        }
    }
    compare(listed);
    return ids;
}

// What the arena lists and nobody here knows was leased in an answer that got lost. What was reported and is
// not being checked was forgotten.
void RemoteSource::compare(std::map<WorkId, std::pair<int, std::string>> const& listed) {
    std::lock_guard const lock(m_mutex);
    auto const is_ending = [this](WorkId id) {
        return std::ranges::find(m_outbox, id, &Ended::id) != m_outbox.end();
    };
    std::erase_if(m_held, [&](auto const& held) {
        auto const found = listed.find(held.first);
        return held.second.is_reported && (found == listed.end() || found->second.first != held.second.take);
    });
    drop_ahead(listed);
    for (auto const& [id, what] : listed) {
        auto const held = m_held.find(id);
        if (held == m_held.end() && !is_ending(id)) {
            m_held[id] = {.take = what.first};
            m_outbox.push_back({.id = id, .take = what.first, .ending = "given_back"});
        } else if (held != m_held.end() && held->second.is_reported && what.second != "checking") {
            held->second.is_reported = false;
            m_outbox.push_back({.id = id, .take = what.first, .ending = "done"});
        }
    }
    m_is_unsure = false;
    m_changed.notify_all();
}

// What waits here and was cancelled is given back; what is another's by now is not begun.
void RemoteSource::drop_ahead(std::map<WorkId, std::pair<int, std::string>> const& listed) {
    auto const pieces = m_ahead.pieces();
    for (auto const& piece : pieces) {
        auto const found = listed.find(piece.id);
        bool const is_ours = found != listed.end() && found->second.first == piece.takes;
        if (is_ours && found->second.second != "cancelled") {
            continue;
        }
        m_ahead.remove(piece.id);
        if (is_ours) {
            m_outbox.push_back({.id = piece.id, .take = piece.takes, .ending = "given_back"});
        } else {
            m_held.erase(piece.id);
        }
    }
}

Result<bool> RemoteSource::has(Piece const& piece) {
    std::lock_guard const lock(m_mutex);
    return m_held.contains(piece.id);
}

JsonObject RemoteSource::to_json(Ended const& ended) const {
    JsonObject item{{"id", ended.id}, {"take", ended.take}, {"ending", ended.ending}};
    if (ended.ending == "done") {
        auto const held = m_held.find(ended.id);
        item["report"] = held == m_held.end() ? JsonObject() : held->second.report;
    } else if (ended.ending == "failed") {
        item["error"] = ended.error;
    }
    return item;
}

void RemoteSource::send(std::stop_token const& stop) {
    for (;;) {
        std::vector<Ended> batch;
        {
            std::unique_lock lock(m_mutex);
            if (!m_changed.wait(lock, stop, [this] { return !m_outbox.empty(); })) {
                return;
            }
            std::size_t bytes = 0;
            while (!m_outbox.empty() && batch.size() < most_in_batch && bytes < most_batch_bytes) {
                batch.push_back(std::move(m_outbox.front()));
                m_outbox.pop_front();
                bytes += support::to_text(to_json(batch.back())).size();
            }
            m_on_the_way = batch.size();
        }
        bool const is_heard = send_batch(batch);
        std::unique_lock lock(m_mutex);
        if (!is_heard) {
            m_outbox.insert(m_outbox.begin(), batch.begin(), batch.end());
        }
        m_on_the_way = 0;
        m_changed.notify_all();
        if (!is_heard || m_is_full) {
            m_changed.wait_for(lock, stop, pause, [] { return false; });
        }
    }
}

bool RemoteSource::send_batch(std::vector<Ended> const& batch) {
    JsonArray items;
    {
        std::lock_guard const lock(m_mutex);
        for (auto const& ended : batch) {
            items.emplace_back(to_json(ended));
        }
    }
    auto const answer = m_arena.post("/worker/reports", {{"worker", m_name}, {"items", std::move(items)}});
    if (!answer && answer.error().kind == ErrorKind::unavailable) {
        m_log(fmt::format("reports cannot be sent: {}", answer.error().message));
        return false;
    }
    auto const receipts = answer ? items_in(*answer) : pass_on(answer);
    std::unique_lock lock(m_mutex);
    if (!receipts || receipts->size() != batch.size()) {
        // It will not be taken another time either: somebody else may do better.
        m_log(fmt::format("the arena does not take reports: {}",
                          receipts ? "it answered something else" : receipts.error().message));
        for (auto const& ended : batch) {
            m_held.erase(ended.id);
        }
        return true;
    }
    m_is_full = false;
    for (std::size_t i = 0; i < batch.size(); ++i) {
        auto const receipt = support::string_member(receipts->at(i), "receipt");
        m_is_full = m_is_full || (receipt && *receipt == "full");
        take_receipt(batch[i], receipt ? *receipt : "lost");
    }
    return true;
}

void RemoteSource::take_receipt(Ended const& ended, std::string_view receipt) {
    auto const held = m_held.find(ended.id);
    if (held == m_held.end()) {
        return;
    }
    if (receipt == "checking") {
        held->second.is_reported = true;
    } else if (receipt == "full") {
        m_outbox.push_back(ended);
    } else {
        m_held.erase(held);
    }
}

} // namespace worker
