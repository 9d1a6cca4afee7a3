#include "client/client.hpp"

#include "support/overloaded.hpp"

#include <algorithm>

namespace client {

using support::Error;
using support::ErrorKind;
using support::Result;
using wire::GameSeat;

namespace {

constexpr auto between_looks = std::chrono::milliseconds(100);

// The message of {"error": {"message"}}, or all of it.
std::string reason_of(std::string const& body) {
    auto const json = support::parse_json(body);
    auto const* const error = json && json->is_object() ? json->get_object().if_contains("error") : nullptr;
    auto const message =
        error != nullptr ? support::string_member(*error, "message") : Result<std::string_view>();
    return message && !message->empty() ? std::string(*message) : body;
}

// What will not be better the next time.
bool is_final(unsigned status) {
    constexpr unsigned too_many = 429;
    constexpr unsigned first_of_theirs = 500;
    return status < first_of_theirs && status != too_many;
}

} // namespace

// Brings what a link hears into the client's thread. What an older one heard is dropped.
class Client::Ear final : public http::LinkListener {
public:
    explicit Ear(Client& client) : m_client(client), m_number(++client.m_links) {}

    void received(std::string_view text) override {
        m_client.m_mailbox.put([&client = m_client, number = m_number, text = std::string(text)] {
            if (client.m_links == number && !client.m_has_ended) {
                client.hear(text);
            }
        });
    }
    void closed(http::Closing closing) override {
        m_client.m_mailbox.put([&client = m_client, number = m_number, closing = std::move(closing)] {
            if (client.m_links == number) {
                client.lost(closing);
            }
        });
    }

private:
    Client& m_client;
    std::uint64_t m_number;
};

Client::Client(Settings settings, SitDown sit_down, Observer observer)
    : m_settings(std::move(settings)),
      m_sit_down(std::move(sit_down)),
      m_observer(std::move(observer)),
      m_pause(m_settings.first_pause) {}

Client::~Client() = default;

Result<std::uint64_t> Client::run(std::atomic<bool> const& stop) {
    connect();
    look_for_stop(stop);
    while (!m_has_ended) {
        m_loop.run_once();
        std::erase_if(m_leaving, [](auto const& seat) { return seat->is_closed(); });
    }
    m_link.reset();
    close_seats();
    return m_error ? Result<std::uint64_t>(std::unexpected(*m_error)) : m_played;
}

void Client::look_for_stop(std::atomic<bool> const& stop) {
    m_has_ended = m_has_ended || stop;
    m_stop_timer = m_loop.after(between_looks, [this, &stop] { look_for_stop(stop); });
}

void Client::close_seats() {
    while (!m_seats.empty()) {
        let_go(m_seats.begin()->first);
    }
    while (!m_leaving.empty()) {
        std::erase_if(m_leaving, [](auto const& seat) { return seat->is_closed(); });
        if (!m_leaving.empty()) {
            m_loop.run_once();
        }
    }
}

void Client::let_go(GameSeat game_seat) {
    auto const found = m_seats.find(game_seat);
    if (found != m_seats.end()) {
        found->second->close();
        m_leaving.push_back(std::move(found->second));
        m_seats.erase(found);
    }
}

// --- the connection ---

void Client::connect() {
    m_ear = std::make_unique<Ear>(*this);
    auto link = http::open_link(m_settings.destination, *m_ear);
    if (!link) {
        m_error = link.error();
        m_has_ended = true;
        return;
    }
    m_link = *std::move(link);
}

void Client::lost(http::Closing const& closing) {
    m_link.reset();
    if (closing.refusal && is_final(*closing.refusal)) {
        m_error = Error{ErrorKind::denied, "the server refused the bot: " + reason_of(closing.why)};
        m_has_ended = true;
        return;
    }
    m_observer.lost(closing.refusal ? reason_of(closing.why) : closing.why, m_pause);
    m_connect_timer = m_loop.after(m_pause, [this] { connect(); });
    m_pause = std::min(2 * m_pause, m_settings.longest_pause);
}

void Client::hear(std::string const& text) {
    auto const message = wire::read_arena_message(text);
    if (!message) {
        return m_observer.complained(message.error().message);
    }
    std::visit(support::Overloaded{
                   [&](wire::Greeted const& it) { greeted(it); },
                   [&](wire::Started const& it) { started(it); },
                   [&](wire::Asked const& it) { asked(it); },
                   [&](wire::Finished const& it) { finished(it); },
                   [&](wire::Complaint const& it) { m_observer.complained(it.message); },
                   [&](wire::Replaced const&) {
                       m_error = Error{ErrorKind::conflict, "another connection now uses the bot's name"};
                       m_has_ended = true;
                   },
                   [](wire::Unknown const&) {},
               },
               *message);
}

// --- the games ---

void Client::greeted(wire::Greeted const& message) {
    m_pause = m_settings.first_pause;
    m_observer.connected(message.bot);
    std::vector<GameSeat> over;
    for (auto const& [game_seat, seat] : m_seats) {
        if (std::ranges::find(message.playing, game_seat) == message.playing.end()) {
            over.push_back(game_seat);
        }
    }
    for (auto const& game_seat : over) {
        m_observer.complained(
            fmt::format("the game at table {} ended while the bot was disconnected", game_seat.first));
        end_game(game_seat);
    }
}

void Client::started(wire::Started const& message) {
    if (m_seats.contains(message.game_seat)) {
        return; // it goes on
    }
    auto bot = m_sit_down(m_loop, message.game_seat);
    if (!bot) {
        m_error = bot.error();
        m_has_ended = true;
        return;
    }
    m_observer.started(message);
    m_seats[message.game_seat] = std::make_unique<Seat>(
        message, *std::move(bot),
        Seat::Listener{.answer =
                           [this](std::string text) {
                               if (m_link) {
                                   m_link->send(std::move(text));
                               }
                           },
                       .heard = [this, game_seat = message.game_seat](
                                    std::string_view text) { m_observer.heard(game_seat, text); }});
}

void Client::asked(wire::Asked const& message) {
    if (auto const found = m_seats.find(message.game_seat); found != m_seats.end()) {
        found->second->ask(message);
    }
}

void Client::finished(wire::Finished const& message) {
    auto const found = m_seats.find(message.game_seat);
    if (found == m_seats.end()) {
        return;
    }
    m_observer.finished(found->second->game(), message);
    end_game(message.game_seat);
}

void Client::end_game(GameSeat game_seat) {
    let_go(game_seat);
    ++m_played;
    m_has_ended = m_has_ended || m_played >= m_settings.games.value_or(m_played + 1);
}

} // namespace client
