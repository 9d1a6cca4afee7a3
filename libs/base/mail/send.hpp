// Sends one mail by an SMTP server.
#pragma once

#include "fetch/limits.hpp"
#include "support/moment.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <string>

namespace mail {

// starttls: a plain connection that is encrypted before anything is said; tls: encrypted from the beginning.
enum class Encryption : std::uint8_t { starttls, tls, none };

struct Server {
    std::string host;
    int port = 0;
    Encryption encryption = Encryption::starttls;
    std::string user = {};         // "" for none
    std::string password = {};     // of the user
    std::string from;              // an address
    std::string certificates = {}; // a file with some to be trusted instead of those of the machine
};

struct Message {
    std::string to; // an address that was checked
    std::string subject;
    std::string text;
};

// refused: the server will never take this mail. unavailable: it cannot be sent now.
[[nodiscard]] support::Result<void> send(Server const& server, Message const& message, support::Moment now,
                                         fetch::Limits const& limits = {});

} // namespace mail
