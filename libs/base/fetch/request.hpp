// One HTTP request to a server of others, and its answer.
//
// Redirects are not followed: whoever is asked must not choose whom we ask next, with what we send.
#pragma once

#include "fetch/limits.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fetch {

enum class Scheme : std::uint8_t { https, http_or_https };

struct Request {
    std::string method = "GET";
    std::string url;
    std::vector<std::pair<std::string, std::string>> headers = {};
    std::string body = {};
    std::string certificates = {}; // a file with some to be trusted instead of those of the machine
    Scheme scheme = Scheme::https;
    bool is_direct = false; // without the proxy that the environment may name
};

struct Answer {
    long status = 0;
    std::string body;
};

// unavailable: no answer within the limits.
[[nodiscard]] support::Result<Answer> ask(Request const& request, Limits const& limits = {});

// Asks in any number of threads, over connections that it keeps.
class Connections {
public:
    // unavailable: no answer within the limits; the server may have done what was asked all the same. A
    // request on a kept connection that the server has closed meanwhile is sent again.
    [[nodiscard]] support::Result<Answer> ask(Request const& request, Limits const& limits = {});

    Connections();
    ~Connections();
    Connections(Connections const&) = delete;
    Connections& operator=(Connections const&) = delete;

private:
    class Kept;
    std::unique_ptr<Kept> m_kept;
};

// As part of a query or of a form: everything but letters, digits and -._~ is written as %XX.
[[nodiscard]] std::string percent_encoded(std::string_view text);
// a=b&c=d
[[nodiscard]] std::string form(std::vector<std::pair<std::string, std::string>> const& fields);

} // namespace fetch
