#include "relay/remote_channel.hpp"

#include "protocol/writer.hpp"
#include "relay/words.hpp"
#include "runtime/actor_lines.hpp"
#include "support/overloaded.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace relay {

using protocol::BinaryKind;
using runtime::ActorId;
using runtime::Envelope;
using runtime::Failure;
using support::Overloaded;

namespace {

// For somebody to go to the other machine and start it there.
constexpr auto channel_patience = std::chrono::minutes(10);
// For its last words, and for the way they take.
constexpr auto grace = std::chrono::seconds(1);

class RemoteChannel final : public runtime::Channel, private Ear {
public:
    RemoteChannel(runtime::Loop& loop, Door const& door, std::shared_ptr<std::string const> program)
        : m_loop(loop), m_door(door), m_program(std::move(program)), m_lines({.binary = 0}) {}

    [[nodiscard]] runtime::BinarySet wanted() const override {
        return runtime::binary_set(BinaryKind::actor);
    }

    void open(runtime::Inbox& inbox, ActorId self) override {
        m_inbox = &inbox;
        m_self = self;
        m_porter.emplace(m_loop, m_door, [this](auto connection) { welcome(std::move(connection)); });
        m_timer = m_loop.after(channel_patience, [this] {
            m_inbox->house_failed(fmt::format("no machine has connected to play for {}", to_text(m_self)));
        });
    }

    void send(Envelope const& envelope) override {
        if (!is_there()) {
            return;
        }
        m_is_held = false;
        std::string line;
        if (auto const* binary = std::get_if<protocol::ActorBinary>(&envelope.message)) {
            protocol::append_line(line, protocol::ActorBinary{.kind = binary->kind, .data = *m_program});
        } else {
            runtime::ActorLines::append(line, envelope);
        }
        m_connection->send(line);
    }

    void close() override {
        m_timer.end();
        m_is_closing = true;
        if (!is_there()) {
            m_inbox->closed(m_self);
            return;
        }
        send({.message = protocol::ShutdownNotice{}});
        m_timer = m_loop.after(grace, [this] {
            m_connection->hang_up();
            m_inbox->closed(m_self);
        });
    }

    rules::Duration cpu_time() override { return m_used; }

    void hold() override {
        if (is_there() && !std::exchange(m_is_held, true)) {
            tell(Hold{});
        }
    }

private:
    [[nodiscard]] bool is_there() const { return m_connection != nullptr && m_connection->is_open(); }

    void welcome(std::unique_ptr<Connection> connection) {
        m_timer.end();
        m_connection = std::move(connection);
        m_connection->set_ear(*this);
        m_inbox->connected(m_self);
    }

    void tell(Word const& word) {
        std::string line;
        append_line(line, word);
        m_connection->send(line);
    }

    void heard(std::string_view line) override {
        if (is_word(line)) {
            return hear_word(line);
        }
        auto const read = m_lines.read_line(
            line, [this](Envelope const& envelope) { m_inbox->received(m_self, envelope); });
        if (!read) {
            give_up(Failure::bad_message, read.error().message);
        }
    }

    void hear_word(std::string_view line) {
        auto const word = parse_word(line);
        if (!word) {
            return give_up(Failure::bad_message, word.error().message);
        }
        std::visit(
            Overloaded{
                [&](Used const& used) { m_used = std::max<rules::Duration>(m_used, used.time); },
                [&](Printed const& printed) { m_inbox->printed(m_self, printed.text); },
                [&](Failed const& failed) { hear_of_failure(failed); },
                [&](auto const&) { give_up(Failure::bad_message, "a message that an actor may not send"); },
            },
            *word);
    }

    // That something of ours has broken is not for another machine to say: whoever is losing would.
    void hear_of_failure(Failed const& failed) {
        bool const machine = failed.failure == Failure::house;
        m_inbox->failed(m_self, machine ? Failure::disconnected : failed.failure, failed.what);
    }

    void give_up(Failure failure, std::string const& what) {
        m_connection->hang_up();
        m_inbox->failed(m_self, failure, what);
    }

    void broken(std::string const& why) override {
        if (m_is_closing) {
            m_timer.end();
            m_inbox->closed(m_self);
        } else {
            m_inbox->failed(m_self, Failure::disconnected, why);
        }
    }

    runtime::Loop& m_loop;
    Door const& m_door;
    std::shared_ptr<std::string const> m_program;
    runtime::ActorLines m_lines;
    runtime::Inbox* m_inbox = nullptr;
    ActorId m_self = ActorId::engine();
    std::optional<Porter> m_porter;
    std::unique_ptr<Connection> m_connection; // from when it has come
    rules::Duration m_used{};
    bool m_is_held = false;
    bool m_is_closing = false;
    runtime::Subscription m_timer;
};

} // namespace

std::unique_ptr<runtime::Channel> make_remote_channel(runtime::Loop& loop, Door const& door,
                                                      std::shared_ptr<std::string const> program) {
    return std::make_unique<RemoteChannel>(loop, door, std::move(program));
}

} // namespace relay
