#include "relay/door.hpp"

#include "relay/token.hpp"
#include "relay/words.hpp"
#include "support/tcp.hpp"

#include <algorithm>
#include <fcntl.h>
#include <utility>

namespace relay {

using support::FileDescriptor;
using support::Result;

namespace {

constexpr std::size_t most_visitors = 16;
constexpr auto door_patience = std::chrono::seconds(5);
// An actor is sent its program, and sends none.
constexpr protocol::Limits limits{.binary = 0};

} // namespace

Result<Door> Door::open(std::uint16_t port, std::string token) {
    TULKAS_TRY(check_token(token));
    auto listening = TULKAS_TRY(support::listen_on(port));
    return Door(std::move(listening), std::move(token));
}

std::uint16_t Door::port() const {
    return support::port_of(m_listening);
}

FileDescriptor Door::listening() const {
    return FileDescriptor(fcntl(m_listening.get(), F_DUPFD_CLOEXEC, 0));
}

// Somebody who has come and not yet been let in.
class Porter::Visitor final : public Ear {
public:
    Visitor(Porter& porter, FileDescriptor socket)
        : m_porter(porter),
          m_connection(std::make_unique<Connection>(porter.m_loop, std::move(socket), limits, *this)) {
        dismiss_after(door_patience);
    }

    void heard(std::string_view line) override {
        auto const word = parse_word(line);
        auto const* const hello = word ? std::get_if<Hello>(&*word) : nullptr;
        if (hello != nullptr && is_same_token(hello->token, m_porter.m_door.token())) {
            m_end.end();
            m_porter.welcome(*this);
            return;
        }
        std::string answer;
        append_line(answer, Refused{hello != nullptr ? "the token is wrong" : "a greeting was expected"});
        m_connection->send(answer);
        m_connection->hang_up();
        dismiss_after({});
    }

    void broken(std::string const& /*why*/) override { dismiss_after({}); }

    [[nodiscard]] std::unique_ptr<Connection> take() { return std::move(m_connection); }
    [[nodiscard]] bool is_here() const { return m_connection != nullptr; }

private:
    // Not at once, for it may be speaking.
    void dismiss_after(rules::Duration time) {
        m_end = m_porter.m_loop.after(time, [this] { m_connection.reset(); });
    }

    Porter& m_porter;
    std::unique_ptr<Connection> m_connection;
    runtime::Subscription m_end;
};

Porter::Porter(runtime::Loop& loop, Door const& door, Welcome welcome)
    : m_loop(loop), m_door(door), m_welcome(std::move(welcome)), m_listening(door.listening()) {
    m_knocking = loop.when(runtime::Loop::Ready::to_read, m_listening.get(), [this] { let_in(); });
}

Porter::~Porter() = default;

void Porter::let_in() {
    auto socket = support::accept_from(m_listening);
    if (!socket) {
        return; // another table was quicker
    }
    std::erase_if(m_visitors, [](auto const& visitor) { return !visitor->is_here(); });
    if (m_visitors.size() == most_visitors) {
        m_visitors.erase(m_visitors.begin());
    }
    m_visitors.push_back(std::make_unique<Visitor>(*this, std::move(socket)));
}

void Porter::welcome(Visitor& visitor) {
    m_knocking.end();
    auto connection = visitor.take();
    for (auto const& other : m_visitors) {
        std::ignore = other->take(); // they may come again: another table may wait for them
    }
    m_welcome(std::move(connection));
}

} // namespace relay
