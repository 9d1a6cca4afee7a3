// The streams that people have open, so that they end when what they were opened with is revoked or expires,
// or when somebody loses a right by which they were opened.
#pragma once

#include "http/socket.hpp"
#include "people/recognised.hpp"
#include "support/moment.hpp"

#include <functional>
#include <memory>

namespace api {

class Streams {
public:
    using Now = std::function<support::Moment()>;
    explicit Streams(Now now);
    ~Streams();
    Streams(Streams const&) = delete;
    Streams& operator=(Streams const&) = delete;

    // Who hears the connection instead, until somebody else ends it. In any thread, as the rest.
    [[nodiscard]] std::shared_ptr<http::SocketListener> keep(std::shared_ptr<http::SocketListener> listener,
                                                             people::Recognised who, bool by_rights = false);
    void end(people::Revocation const& revocation);
    // Those that are open by rights that may be others now: whoever still has them opens them again.
    void end_by_rights(support::AccountId account);
    // Those whose time is over. Costs nothing until there is one.
    void end_expired();

private:
    class Stream;
    class Register;
    std::shared_ptr<Register> m_register; // streams may outlive this
    Now m_now;
};

} // namespace api
