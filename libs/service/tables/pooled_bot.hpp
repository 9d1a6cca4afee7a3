// A house bot at the table that thinks on another thread: the loop's goes on meanwhile.
#pragma once

#include "rules/bot.hpp"
#include "runtime/channel.hpp"
#include "runtime/mailbox.hpp"
#include "tables/thinkers.hpp"

#include <memory>
#include <string>

namespace tables {

class PooledBot final : public runtime::Channel {
public:
    // The mailbox is of the loop whose thread uses the channel; both outlive the bot's last thought.
    // It thinks for whoever has made the table.
    PooledBot(std::unique_ptr<rules::Bot> bot, Thinkers& thinkers, runtime::Mailbox& mailbox,
              Thinkers::For whom);
    ~PooledBot() override { *m_is_cancelled = true; }
    PooledBot(PooledBot const&) = delete;
    PooledBot& operator=(PooledBot const&) = delete;

    void open(runtime::Inbox& inbox, runtime::ActorId self) override;
    void send(runtime::Envelope const& envelope) override;
    void close() override;
    [[nodiscard]] rules::Duration cpu_time() override { return m_used; }
    void hold() override {}

private:
    struct Decision {
        std::string move;
        std::string notes;
        rules::Duration used;
    };
    void answer(std::string const& method, Decision const& decision);

    std::shared_ptr<rules::Bot> m_bot;
    Thinkers& m_thinkers;
    runtime::Mailbox& m_mailbox;
    Thinkers::For m_whom;
    // As soon as the game is over: a search that has begun ends at once.
    Thinkers::Cancelled m_is_cancelled = std::make_shared<std::atomic<bool>>(false);
    rules::Duration m_used{};
    rules::Duration m_last_thought{};
    runtime::Inbox* m_inbox = nullptr;
    runtime::ActorId m_self = runtime::ActorId::bot(0);
    // Goes with the game: a thought that comes later has nobody to come to.
    std::shared_ptr<PooledBot*> m_here = std::make_shared<PooledBot*>(this);
};

} // namespace tables
