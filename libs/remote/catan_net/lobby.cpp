#include "catan_net/lobby.hpp"

#include "catan_net/translate.hpp"
#include "support/assert.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace catan_net {

using support::ErrorKind;
using support::fail;
using support::Result;

// A bot's end of a connection. Its messages wait until work(): a bot must not answer while the server is
// still telling the other players.
class Lobby::LocalBot final : public Connection {
public:
    LocalBot(int game, BotGuest guest, std::deque<LocalBot*>& busy)
        : m_game(game), m_guest(std::move(guest)), m_busy(busy) {}

    void send(Message const& message) override {
        m_messages.push_back(message);
        make_busy();
    }
    void close() override {}

    [[nodiscard]] int game() const { return m_game; }
    void make_busy() {
        if (!m_is_busy && !m_messages.empty()) {
            m_is_busy = true;
            m_busy.push_back(this);
        }
    }
    void rest() { m_is_busy = false; }

    // Reads all its messages and returns its request, if it has to decide something.
    [[nodiscard]] std::optional<Request> act() {
        for (Message const& message : std::exchange(m_messages, {})) {
            TULKAS_ASSERT(m_guest.guest().hear(message.event()).has_value()); // both ends have the same rules
        }
        m_guest.guest().caught_up();
        return m_guest.act();
    }

private:
    int m_game;
    BotGuest m_guest;
    std::deque<LocalBot*>& m_busy;
    std::deque<Message> m_messages;
    bool m_is_busy = false;
};

struct Lobby::Entry {
    Room room;
    std::vector<std::unique_ptr<LocalBot>> bots = {};
};

Lobby::Lobby(LobbySettings settings, std::uint64_t seed) : m_settings(std::move(settings)), m_random(seed) {}

Lobby::~Lobby() = default;

Room const* Lobby::room(int game) const {
    auto const found = m_entries.find(game);
    return found == m_entries.end() ? nullptr : &found->second->room;
}

std::vector<int> Lobby::games() const {
    std::vector<int> games;
    for (auto const& [game, entry] : m_entries) {
        games.push_back(game);
    }
    return games;
}

namespace {

void refuse(Connection& connection, std::string why) {
    Message message;
    *message.mutable_event() = error_event(std::move(why));
    connection.send(message);
}

} // namespace

void Lobby::received(Connection& connection, Message const& message) {
    if (!message.has_request()) {
        return refuse(connection, "clients must send requests");
    }
    if (message.request().has_joinlobby()) {
        return join(connection, message.request().joinlobby());
    }
    auto const found = m_game_of.find(&connection);
    if (found == m_game_of.end()) {
        return refuse(connection, "join a game first");
    }
    int const game = found->second;
    m_entries.at(game)->room.handle(connection, message.request());
    close_if_over(game);
}

// ---- coming and going

Result<Lobby::Entry*> Lobby::find_or_open(int game) {
    auto const found = m_entries.find(game);
    if (found != m_entries.end()) {
        return found->second.get();
    }
    if (m_entries.size() >= m_settings.most_games) {
        make_room();
    }
    if (m_entries.size() >= m_settings.most_games) {
        return fail(ErrorKind::unavailable, "the server is full: it has {} games", m_entries.size());
    }
    auto const layout = m_settings.make_layout(m_random);
    Room room(m_settings.seats, layout, m_random.next());
    auto& entry = m_entries[game] = std::make_unique<Entry>(Entry{.room = std::move(room)});
    return entry.get();
}

void Lobby::make_room() {
    auto const left =
        std::ranges::find_if(m_entries, [](auto const& entry) { return entry.second->room.is_empty(); });
    if (left != m_entries.end()) {
        close(left->first);
    }
}

namespace {

Result<void> check_name(std::string const& name) {
    constexpr std::size_t longest = 40;
    auto const is_control = [](char letter) { return static_cast<unsigned char>(letter) < ' '; };
    if (name.empty() || name.size() > longest || std::ranges::any_of(name, is_control)) {
        return fail(ErrorKind::invalid, "a name must have 1 to {} bytes and no control characters", longest);
    }
    return {};
}

} // namespace

void Lobby::join(Connection& connection, Join const& join) {
    if (m_game_of.contains(&connection)) {
        return refuse(connection, "this connection has already joined a game");
    }
    if (auto const checked = check_name(join.username()); !checked) {
        return refuse(connection, checked.error().message);
    }
    auto const entry = find_or_open(join.gameid());
    if (!entry) {
        return refuse(connection, entry.error().message);
    }
    auto const joined = (*entry)->room.join(connection, join.username());
    if (!joined) {
        return refuse(connection, joined.error().message);
    }
    m_game_of[&connection] = join.gameid();
    if (*joined != nullptr) {
        remove_bot(**entry, **joined);
    }
    for (auto const& bot : (*entry)->bots) {
        bot->make_busy(); // bots wait while there are only bots
    }
}

void Lobby::gone(Connection& connection) {
    auto const found = m_game_of.find(&connection);
    if (found == m_game_of.end()) {
        return;
    }
    int const game = found->second;
    Entry& entry = *m_entries.at(game);
    m_game_of.erase(found);
    entry.room.leave(connection);
    if (entry.room.has_begun()) {
        seat_stand_ins(game, entry);
    } else if (entry.room.is_empty()) {
        close(game);
    }
}

void Lobby::close_if_over(int game) {
    if (m_entries.at(game)->room.is_over()) {
        close(game);
    }
}

void Lobby::close(int game) {
    std::erase_if(m_game_of, [&](auto const& entry) { return entry.second == game; });
    std::erase_if(m_busy, [&](LocalBot const* bot) { return bot->game() == game; });
    m_entries.erase(game);
}

void Lobby::expire(int game) {
    auto const found = m_entries.find(game);
    if (found == m_entries.end()) {
        return;
    }
    if (found->second->room.is_empty()) {
        return close(game);
    }
    if (auto* const awaited = found->second->room.awaited(); awaited != nullptr) {
        gone(*awaited);
        refuse(*awaited, "you took too long to decide; a bot plays for you now");
        awaited->close();
    }
}

// ---- bots

Lobby::LocalBot& Lobby::add_bot(int game, Entry& entry, std::string name) {
    auto const seed = m_random.next();
    BotGuest guest(
        Guest(std::move(name), game),
        {.bot = m_settings.make_bot(seed), .seed = seed, .thinking_time = m_settings.thinking_time});
    entry.bots.push_back(std::make_unique<LocalBot>(game, std::move(guest), m_busy));
    m_game_of[entry.bots.back().get()] = game;
    return *entry.bots.back();
}

void Lobby::remove_bot(Entry& entry, Connection const& bot) {
    m_game_of.erase(&bot);
    std::erase_if(m_busy, [&](LocalBot const* busy) { return busy == &bot; });
    std::erase_if(entry.bots, [&](auto const& local) { return local.get() == &bot; });
}

void Lobby::seat_stand_ins(int game, Entry& entry) {
    while (auto const seat = entry.room.abandoned_seat()) {
        entry.room.stand_in(*seat, add_bot(game, entry, "stand-in"));
    }
}

void Lobby::fill(int game) {
    auto const found = m_entries.find(game);
    if (found == m_entries.end()) {
        return;
    }
    Entry& entry = *found->second;
    for (int number = 1; !entry.room.has_begun(); ++number) {
        auto name = fmt::format("bot {}", number);
        LocalBot& bot = add_bot(game, entry, name);
        if (auto const joined = entry.room.join(bot, name, Room::Who::bot); !joined) {
            remove_bot(entry, bot); // the name is taken
        }
    }
}

bool Lobby::work() {
    if (m_busy.empty()) {
        return false;
    }
    LocalBot& bot = *m_busy.front();
    m_busy.pop_front();
    bot.rest();
    if (m_entries.at(bot.game())->room.is_empty()) {
        return !m_busy.empty();
    }
    if (auto const request = bot.act()) {
        Message message;
        *message.mutable_request() = *request;
        received(bot, message);
    }
    return !m_busy.empty();
}

} // namespace catan_net
