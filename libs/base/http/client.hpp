// Requests to a server elsewhere, and their answers: for programs that talk to an arena.
#pragma once

#include "http/address.hpp"
#include "support/result.hpp"

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace http {

struct Asked {
    std::string method = "GET";
    std::string path; // below the address's
    std::vector<std::pair<std::string, std::string>> headers = {};
    std::string body = {};
};

struct Told {
    unsigned status = 0;
    std::string body;
};

struct ClientSettings {
    std::string certificates = {}; // a file with some to be trusted instead of those of the machine
    std::optional<std::chrono::milliseconds> patience = {}; // with one request; for ever without it
};

// Asks one server, in any number of threads, over connections that it keeps.
class Client {
public:
    // invalid: the certificates cannot be read.
    [[nodiscard]] static support::Result<std::unique_ptr<Client>> create(Address address,
                                                                         ClientSettings settings = {});
    ~Client();
    Client(Client const&) = delete;
    Client& operator=(Client const&) = delete;

    // unavailable: no response. The server may have done what was asked all the same; a request on a kept
    // connection that the server has closed meanwhile is sent again.
    [[nodiscard]] support::Result<Told> ask(Asked const& asked);

private:
    class Inside;
    explicit Client(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> m_inside;
};

// One request. Certificates are checked against those the machine trusts. unavailable: no response.
[[nodiscard]] support::Result<Told> ask(Address const& address, Asked const& asked);

} // namespace http
