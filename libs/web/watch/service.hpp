// The pages for the games of this machine, served to whoever has the key.
//
// It listens on the loopback interface, which other users of the machine can reach too. So the games are told
// only to those who present the key, in a header. The key is behind the # of the address: it stays in the
// browser, in the storage of this origin. A cookie would be sent to all other ports of the machine as well.
// What is not secret needs no key: the pages themselves, and the page that shows a game of one's own.
#pragma once

#include "http/server.hpp"
#include "server/pages.hpp"
#include "watch/answers.hpp"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace watch {

struct ServiceSettings {
    std::uint16_t port = 0; // 0: any that is free
    std::filesystem::path pages;
    std::shared_ptr<CurrentGame const> own = {}; // may be missing
};

class Service {
public:
    // Both outlive it.
    [[nodiscard]] static support::Result<std::unique_ptr<Service>>
    start(ServiceSettings settings, Runs const& runs, rules::Registry const& games);

    [[nodiscard]] std::uint16_t port() const { return m_server->port(); }
    // With the key.
    [[nodiscard]] std::string address() const;

    // What it answers; the server asks this.
    [[nodiscard]] http::Response answer(http::Request const& request) const;

private:
    Service(server::Pages pages, Answers answers);

    [[nodiscard]] bool knows_key(http::Request const& request) const;

    server::Pages m_pages;
    Answers m_answers;
    std::string m_key;
    std::unique_ptr<http::Server> m_server;
};

} // namespace watch
