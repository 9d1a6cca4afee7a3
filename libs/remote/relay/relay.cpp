#include "relay/relay.hpp"

#include "protocol/base64.hpp"
#include "protocol/call.hpp"
#include "protocol/parser.hpp"
#include "protocol/writer.hpp"
#include "relay/connection.hpp"
#include "relay/words.hpp"
#include "support/overloaded.hpp"

#include <fmt/format.h>

#include <optional>
#include <utility>

namespace relay {

using protocol::BinaryKind;
using runtime::ActorId;
using runtime::Envelope;
using runtime::Failure;
using support::ErrorKind;
using support::fail;
using support::Overloaded;
using support::Result;

namespace {

// So often the handler hears what time the program uses while it is thinking.
constexpr auto interval = std::chrono::milliseconds(10);
constexpr ActorId only_bot = ActorId::bot(0); // there is only one here

class Relay final : public runtime::Inbox, private Ear {
public:
    Relay(runtime::Loop& loop, support::FileDescriptor socket, Dependencies const& dependencies)
        : m_loop(loop),
          m_host(dependencies),
          m_parser(protocol::with_room_for_time({})),
          m_connection(loop, std::move(socket), protocol::with_room_for_time({}), *this) {}

    void greet(std::string const& token) {
        tell(Hello{token});
        std::string line;
        protocol::append_line(line, protocol::ActorBinary{.kind = BinaryKind::actor});
        m_connection.send(line);
        look_again();
    }

    [[nodiscard]] std::optional<Result<End>> const& end() const { return m_end; }

    // --- from the program ---

    void connected(ActorId /*from*/) override {}

    void received(ActorId /*from*/, Envelope const& envelope) override {
        tell_time();
        std::string line;
        protocol::append_line(line, envelope.message);
        m_connection.send(line);
    }

    void printed(ActorId /*from*/, std::string_view text) override { tell(Printed{std::string(text)}); }

    void failed(ActorId /*from*/, Failure failure, std::string what) override {
        tell_time();
        tell(Failed{.failure = failure, .what = std::move(what)});
    }

    void house_failed(std::string what) override { failed(only_bot, Failure::house, std::move(what)); }

    void closed(ActorId /*from*/) override {
        tell_time();
        m_end = End::played;
    }

private:
    // --- from the handler ---

    void heard(std::string_view line) override {
        if (is_word(line)) {
            return hear_word(line);
        }
        auto const message = m_parser.parse(line);
        if (!message) {
            return stop(
                fail(ErrorKind::unavailable, "bad message from the handler: {}", message.error().message));
        }
        std::visit(Overloaded{
                       [&](protocol::ActorBinary const& binary) { receive(binary); },
                       [&](protocol::ShutdownNotice const&) { say_goodbye(); },
                       [&](auto const&) { pass_on(*message, line); },
                   },
                   *message);
    }

    void hear_word(std::string_view line) {
        auto const word = parse_word(line);
        auto const* const refused = word ? std::get_if<Refused>(&*word) : nullptr;
        if (refused != nullptr) {
            stop(fail(ErrorKind::refused, "the handler refused the connection: {}", refused->why));
        } else if (word && std::holds_alternative<Hold>(*word)) {
            if (m_program) {
                m_program->hold();
            }
        } else {
            stop(fail(ErrorKind::unavailable, "the handler uses another protocol"));
        }
    }

    void receive(protocol::ActorBinary const& binary) {
        if (m_program || binary.kind != BinaryKind::actor) {
            return stop(fail(ErrorKind::unavailable, "the handler sent a program that was not requested"));
        }
        std::string bytes;
        protocol::decode_base64(binary.data, bytes);
        auto const parcel = unpack(bytes);
        auto program = parcel ? m_host.seat(m_loop, *parcel) : support::pass_on(parcel);
        if (!program) {
            m_problem = program.error();
            return house_failed(m_problem->message);
        }
        m_program = *std::move(program);
        m_program->open(*this, only_bot);
    }

    void pass_on(protocol::Message const& message, std::string_view line) {
        if (m_program) {
            m_program->send({.message = message, .line = line});
        }
    }

    void say_goodbye() {
        if (m_program) {
            m_program->close();
        } else {
            end_unasked();
        }
    }

    // Before there was a program, or because there could be none.
    void end_unasked() {
        m_end = m_problem ? Result<End>(std::unexpected(*m_problem)) : Result<End>(End::not_asked);
    }

    void broken(std::string const& why) override {
        if (!m_program) {
            end_unasked();
        } else {
            stop(fail(ErrorKind::unavailable, "connection lost: {}", why));
        }
    }

    // --- ours ---

    void look_again() {
        m_next_look = m_loop.after(interval, [this] {
            if (m_program) {
                tell_time();
            }
            if (m_host.stop != nullptr && m_host.stop->load(std::memory_order_relaxed)) {
                stop(fail(ErrorKind::unavailable, "interrupted"));
            }
            look_again();
        });
    }

    void tell_time() {
        auto const used = std::chrono::duration_cast<std::chrono::microseconds>(
            m_program ? m_program->cpu_time() : rules::Duration{});
        if (used != std::exchange(m_told, used)) {
            tell(Used{used});
        }
    }

    void tell(Word const& word) {
        std::string line;
        append_line(line, word);
        m_connection.send(line);
    }

    void stop(std::unexpected<support::Error> why) {
        m_connection.hang_up();
        m_end = Result<End>(std::move(why));
    }

    runtime::Loop& m_loop;
    Dependencies const& m_host;
    protocol::Parser m_parser;
    std::unique_ptr<runtime::Channel> m_program; // from when it was sent
    std::chrono::microseconds m_told{};
    std::optional<support::Error> m_problem; // why there is none
    std::optional<Result<End>> m_end;
    Connection m_connection;
    runtime::Subscription m_next_look;
};

} // namespace

Result<End> take_part(support::FileDescriptor connection, std::string const& token,
                      Dependencies const& dependencies) {
    runtime::Loop loop;
    Relay relay(loop, std::move(connection), dependencies);
    relay.greet(token);
    while (!relay.end()) {
        loop.run_once();
    }
    return *relay.end();
}

} // namespace relay
