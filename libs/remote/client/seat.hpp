// One seat at a table of the server, and the local program that plays on it.
//
// The server may repeat a call after a lost connection, so the answer to the last call is kept and sent
// again.
#pragma once

#include "runtime/channel.hpp"
#include "wire/arena_message.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace client {

class Seat final : public runtime::Inbox {
public:
    struct Listener {
        std::function<void(std::string)> answer;     // a message for the arena
        std::function<void(std::string_view)> heard; // what the bot prints
    };

    // The bot is started.
    Seat(wire::Started game, std::unique_ptr<runtime::Channel> bot, Listener listener);
    ~Seat() override = default;
    Seat(Seat const&) = delete;
    Seat& operator=(Seat const&) = delete;

    [[nodiscard]] wire::Started const& game() const { return m_game; }
    void ask(wire::Asked const& asked);
    // The game is over. When it is closed it may go.
    void close() { m_bot->close(); }
    [[nodiscard]] bool is_closed() const { return m_is_closed; }

    void connected(runtime::ActorId /*from*/) override {}
    void received(runtime::ActorId from, runtime::Envelope const& envelope) override;
    void printed(runtime::ActorId /*from*/, std::string_view text) override { m_listener.heard(text); }
    void failed(runtime::ActorId from, runtime::Failure failure, std::string what) override;
    void house_failed(std::string what) override;
    void closed(runtime::ActorId /*from*/) override { m_is_closed = true; }

private:
    void take_result(protocol::CallResult const& result);
    // The answer to the question at hand.
    void answer(std::string text);
    void fail(std::string why);

    wire::Started m_game;
    std::unique_ptr<runtime::Channel> m_bot;
    Listener m_listener;
    std::optional<wire::Asked> m_question; // the bot thinks about it
    std::optional<wire::Asked> m_next;     // came meanwhile
    std::optional<std::string> m_failure;  // it will answer nothing any more
    std::string m_last_id;                 // answered
    std::string m_last_answer;
    bool m_is_closed = false;
};

} // namespace client
