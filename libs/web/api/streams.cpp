#include "api/streams.hpp"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <unordered_map>
#include <utility>
#include <vector>

namespace api {

using support::Moment;

// One stream. It passes everything on, and can be ended from outside.
class Streams::Stream final : public http::SocketListener {
public:
    Stream(std::shared_ptr<http::SocketListener> listener, people::Recognised who, bool by_rights,
           std::shared_ptr<Register> kept_in, Now now)
        : m_listener(std::move(listener)),
          m_who(std::move(who)),
          m_by_rights(by_rights),
          m_register(std::move(kept_in)),
          m_now(std::move(now)) {}

    [[nodiscard]] int messages_a_second(int standard) const override {
        return m_listener->messages_a_second(standard);
    }
    void opened(std::shared_ptr<http::Socket> socket) override {
        m_listener->opened(socket);
        std::lock_guard const lock(m_mutex);
        if (m_is_over) {
            socket->close(http::CloseReason::policy);
        }
        m_socket = std::move(socket);
    }
    void received(std::string_view text) override {
        if (is_expired(m_now())) {
            end();
        }
        // What comes after the end is not heard, though the connection may take a moment to close.
        bool const is_over = [&] {
            std::lock_guard const lock(m_mutex);
            return m_is_over;
        }();
        if (!is_over) {
            m_listener->received(text);
        }
    }
    void closed() override { m_listener->closed(); }
    ~Stream() override;
    Stream(Stream const&) = delete;
    Stream& operator=(Stream const&) = delete;

    void end() {
        std::lock_guard const lock(m_mutex);
        if (!std::exchange(m_is_over, true) && m_socket) {
            m_socket->close(http::CloseReason::policy);
        }
    }
    [[nodiscard]] people::Recognised const& who() const { return m_who; }
    [[nodiscard]] bool is_by_rights() const { return m_by_rights; }
    [[nodiscard]] bool is_expired(Moment now) const { return m_who.expires && *m_who.expires <= now; }

private:
    std::shared_ptr<http::SocketListener> m_listener;
    people::Recognised m_who;
    bool m_by_rights;
    std::shared_ptr<Register> m_register;
    Now m_now;
    std::mutex m_mutex;
    std::shared_ptr<http::Socket> m_socket; // when it is open
    bool m_is_over = false;
};

class Streams::Register {
public:
    void add(std::shared_ptr<Stream> const& stream) {
        auto const expires = stream->who().expires.value_or(Moment::max());
        std::lock_guard const lock(m_mutex);
        m_streams.emplace(stream.get(), Kept{stream, expires});
        m_next_expiry = std::min(m_next_expiry.load(), expires);
    }
    void remove(Stream const* stream) {
        std::lock_guard const lock(m_mutex);
        m_streams.erase(stream);
    }
    void end_expired(Moment now) {
        if (now < m_next_expiry.load()) {
            return;
        }
        end_where([&](Stream const& stream) { return stream.is_expired(now); });
        std::lock_guard const lock(m_mutex);
        m_next_expiry = Moment::max();
        for (auto const& [place, kept] : m_streams) {
            if (kept.expires > now) {
                m_next_expiry = std::min(m_next_expiry.load(), kept.expires);
            }
        }
    }
    template <typename Meant>
    void end_where(Meant const& is_meant) {
        for (auto const& stream : alive()) {
            if (is_meant(*stream)) {
                stream->end();
            }
        }
    }

private:
    struct Kept {
        std::weak_ptr<Stream> stream;
        Moment expires;
    };

    // A stream that is held here only goes when the lock has gone, which it needs.
    std::vector<std::shared_ptr<Stream>> alive() {
        std::vector<std::shared_ptr<Stream>> streams;
        std::lock_guard const lock(m_mutex);
        streams.reserve(m_streams.size());
        for (auto const& [place, kept] : m_streams) {
            if (auto stream = kept.stream.lock()) {
                streams.push_back(std::move(stream));
            }
        }
        return streams;
    }

    std::mutex m_mutex;
    std::unordered_map<Stream const*, Kept> m_streams;
    std::atomic<Moment> m_next_expiry = Moment::max();
};

Streams::Stream::~Stream() {
    m_register->remove(this);
}

Streams::Streams(Now now) : m_register(std::make_shared<Register>()), m_now(std::move(now)) {}

Streams::~Streams() = default;

std::shared_ptr<http::SocketListener> Streams::keep(std::shared_ptr<http::SocketListener> listener,
                                                    people::Recognised who, bool by_rights) {
    auto stream = std::make_shared<Stream>(std::move(listener), std::move(who), by_rights, m_register, m_now);
    m_register->add(stream);
    return stream;
}

void Streams::end(people::Revocation const& revocation) {
    m_register->end_where([&](Stream const& stream) { return revocation.covers(stream.who()); });
}

void Streams::end_by_rights(support::AccountId account) {
    m_register->end_where(
        [&](Stream const& stream) { return stream.is_by_rights() && stream.who().person.id == account; });
}

void Streams::end_expired() {
    m_register->end_expired(m_now());
}

} // namespace api
