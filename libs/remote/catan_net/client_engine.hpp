// A game on another server, as an engine at a table of the runtime. So any player of the runtime can play
// there: a house bot or a program in the sandbox.
//
// It follows the server's events, asks the player when a decision is due, and sends the answer as a request.
#pragma once

#include "catan/state.hpp"
#include "catan_net/game_client.hpp"
#include "runtime/channel.hpp"
#include "support/random.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace catan_net {

class ClientEngine final : public runtime::Channel, private runtime::Question {
public:
    using Send = std::function<void(Message const&)>;
    using Log = std::function<void(std::string const&)>;

    ClientEngine(GameClient client, Send send, Log log, std::uint64_t seed)
        : m_client(std::move(client)), m_send(std::move(send)), m_log(std::move(log)), m_random(seed) {}

    void heard(Message const& message);
    // After a lost connection was replaced.
    void join_again();
    // Nothing has come from the server for a while.
    void caught_up();
    // The game cannot go on.
    void lost(std::string const& why);

    [[nodiscard]] GameClient const& client() const { return m_client; }
    [[nodiscard]] bool has_ended() const { return m_has_ended; }
    // What the player did wrong, if it ended the game.
    [[nodiscard]] std::optional<std::string> const& blame() const { return m_blame; }

    void open(runtime::Inbox& inbox, runtime::ActorId self) override;
    void send(runtime::Envelope const& envelope) override;
    void close() override;
    [[nodiscard]] rules::Duration cpu_time() override { return {}; }
    void hold() override {}

private:
    [[nodiscard]] rules::State const& state() const override { return *m_state; }
    [[nodiscard]] std::string_view data() override;

    void go_on();
    void ask(catan::Position const& position);
    void take_answer(runtime::Envelope const& envelope);
    void decide(catan::Move const& move);
    [[nodiscard]] support::Result<catan::Move> move_in(runtime::Envelope const& envelope) const;
    void request(Request const& request);
    void end(std::optional<std::string> failure);

    GameClient m_client;
    Send m_send;
    Log m_log;
    support::Random m_random;
    runtime::Inbox* m_inbox = nullptr;
    std::optional<catan::State> m_state; // of the question
    std::string m_data;
    bool m_is_asking = false;
    bool m_has_ended = false;
    std::optional<std::string> m_blame;
};

} // namespace catan_net
