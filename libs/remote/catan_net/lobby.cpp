#include "catan_net/lobby.hpp"

#include "catan_net/translate.hpp"
#include "support/assert.hpp"
#include "support/controls.hpp"

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
    LocalBot(int game, BotClient client, std::deque<LocalBot*>& busy)
        : m_game(game), m_client(std::move(client)), m_busy(busy) {}

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
            TULKAS_ASSERT(
                m_client.client().hear(message.event()).has_value()); // both ends have the same rules
        }
        m_client.client().caught_up();
        return m_client.act();
    }

private:
    int m_game;
    BotClient m_client;
    std::deque<LocalBot*>& m_busy;
    std::deque<Message> m_messages;
    bool m_is_busy = false;
};

struct Lobby::HostedRoom {
    Room room;
    std::vector<std::unique_ptr<LocalBot>> bots = {};
};

Lobby::Lobby(LobbySettings settings, std::uint64_t seed) : m_settings(std::move(settings)), m_random(seed) {}

Lobby::~Lobby() = default;

Room const* Lobby::room(int game) const {
    auto const found = m_rooms.find(game);
    return found == m_rooms.end() ? nullptr : &found->second->room;
}

std::vector<int> Lobby::games() const {
    std::vector<int> games;
    for (auto const& [game, hosted] : m_rooms) {
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
    m_rooms.at(game)->room.handle(connection, message.request());
    close_if_over(game);
}

// ---- coming and going

Result<Lobby::HostedRoom*> Lobby::find_or_open(int game) {
    auto const found = m_rooms.find(game);
    if (found != m_rooms.end()) {
        return found->second.get();
    }
    if (m_rooms.size() >= m_settings.most_games) {
        make_room();
    }
    if (m_rooms.size() >= m_settings.most_games) {
        return fail(ErrorKind::unavailable, "the server is full: it has {} games", m_rooms.size());
    }
    auto const layout = m_settings.make_layout(m_random);
    Room room(m_settings.seats, layout, m_random.next());
    auto& hosted = m_rooms[game] = std::make_unique<HostedRoom>(HostedRoom{.room = std::move(room)});
    return hosted.get();
}

void Lobby::make_room() {
    auto const left =
        std::ranges::find_if(m_rooms, [](auto const& hosted) { return hosted.second->room.is_empty(); });
    if (left != m_rooms.end()) {
        close(left->first);
    }
}

namespace {

Result<void> check_name(std::string const& name) {
    constexpr std::size_t longest = 40;
    if (name.empty() || name.size() > longest || !support::is_plainly_seen(name)) {
        return fail(ErrorKind::invalid, "a name must have 1 to {} bytes and no invisible characters",
                    longest);
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
    auto const hosted = find_or_open(join.gameid());
    if (!hosted) {
        return refuse(connection, hosted.error().message);
    }
    auto const joined = (*hosted)->room.join(connection, join.username());
    if (!joined) {
        return refuse(connection, joined.error().message);
    }
    m_game_of[&connection] = join.gameid();
    if (*joined != nullptr) {
        remove_bot(**hosted, **joined);
    }
    for (auto const& bot : (*hosted)->bots) {
        bot->make_busy(); // bots wait while there are only bots
    }
}

void Lobby::gone(Connection& connection) {
    auto const found = m_game_of.find(&connection);
    if (found == m_game_of.end()) {
        return;
    }
    int const game = found->second;
    HostedRoom& hosted = *m_rooms.at(game);
    m_game_of.erase(found);
    hosted.room.leave(connection);
    if (hosted.room.has_begun()) {
        seat_stand_ins(game, hosted);
    } else if (hosted.room.is_empty()) {
        close(game);
    }
}

void Lobby::close_if_over(int game) {
    if (m_rooms.at(game)->room.is_over()) {
        close(game);
    }
}

void Lobby::close(int game) {
    std::erase_if(m_game_of, [&](auto const& hosted) { return hosted.second == game; });
    std::erase_if(m_busy, [&](LocalBot const* bot) { return bot->game() == game; });
    m_rooms.erase(game);
}

void Lobby::expire(int game) {
    auto const found = m_rooms.find(game);
    if (found == m_rooms.end()) {
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

Lobby::LocalBot& Lobby::add_bot(int game, HostedRoom& hosted, std::string name) {
    auto const seed = m_random.next();
    BotClient client(
        GameClient(std::move(name), game),
        {.bot = m_settings.make_bot(seed), .seed = seed, .thinking_time = m_settings.thinking_time});
    hosted.bots.push_back(std::make_unique<LocalBot>(game, std::move(client), m_busy));
    m_game_of[hosted.bots.back().get()] = game;
    return *hosted.bots.back();
}

void Lobby::remove_bot(HostedRoom& hosted, Connection const& bot) {
    m_game_of.erase(&bot);
    std::erase_if(m_busy, [&](LocalBot const* busy) { return busy == &bot; });
    std::erase_if(hosted.bots, [&](auto const& local) { return local.get() == &bot; });
}

void Lobby::seat_stand_ins(int game, HostedRoom& hosted) {
    while (auto const seat = hosted.room.abandoned_seat()) {
        hosted.room.stand_in(*seat, add_bot(game, hosted, "stand-in"));
    }
}

void Lobby::fill(int game) {
    auto const found = m_rooms.find(game);
    if (found == m_rooms.end()) {
        return;
    }
    HostedRoom& hosted = *found->second;
    for (int number = 1; !hosted.room.has_begun(); ++number) {
        auto name = fmt::format("bot {}", number);
        LocalBot& bot = add_bot(game, hosted, name);
        if (auto const joined = hosted.room.join(bot, name, Room::Who::bot); !joined) {
            remove_bot(hosted, bot); // the name is taken
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
    if (m_rooms.at(bot.game())->room.is_empty()) {
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
