#include "watch/service.hpp"

#include "relay/token.hpp"
#include "server/security_headers.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

#include <array>
#include <utility>

namespace watch {

using http::Request;
using http::Response;
using support::Result;

namespace {

Response refused(unsigned status, std::string_view code, std::string_view message) {
    auto response = http::make_error(status, code, message);
    server::secure_data(response.headers);
    return response;
}

// The names of this machine for itself, at any port: one that is forwarded by SSH may have another.
bool is_this_machine(Request const& request) {
    auto const host = request.headers.find("host");
    if (!host) {
        return false;
    }
    auto const end = host->starts_with('[') ? host->find(']') + 1 : host->find(':');
    auto const name = host->substr(0, end);
    return name == "127.0.0.1" || name == "localhost" || name == "[::1]";
}

bool is_for_games(Request const& request) {
    auto const& path = request.target.segments;
    return path.size() > 2 && path[2] == "games";
}

} // namespace

Result<std::unique_ptr<Service>> Service::start(ServiceSettings settings, Runs const& runs,
                                                rules::Registry const& games) {
    auto pages = TULKAS_TRY(server::Pages::load(std::array{settings.pages}));
    std::unique_ptr<Service> service(
        new Service(std::move(pages), Answers(runs, games, std::move(settings.own))));
    constexpr int threads = 2;
    auto server = TULKAS_TRY(http::Server::start(
        {.address = "127.0.0.1", .port = settings.port, .threads = threads},
        [&service = *service](Request const& request, http::Reply reply) { // blocks nobody but its reader
            std::move(reply).send(http::compressed_for(request, service.answer(request)));
        }));
    service->m_server = std::move(server);
    return service;
}

Service::Service(server::Pages pages, Answers answers)
    : m_pages(std::move(pages)), m_answers(std::move(answers)), m_key(relay::new_token()) {}

std::string Service::address() const {
    return fmt::format("http://127.0.0.1:{}/watch#{}", port(), m_key);
}

bool Service::knows_key(Request const& request) const {
    constexpr std::string_view scheme = "Bearer ";
    auto const given = request.headers.find("authorization").value_or("");
    return given.starts_with(scheme) && relay::is_same_token(given.substr(scheme.size()), m_key);
}

Response Service::answer(Request const& request) const {
    if (!is_this_machine(request)) {
        return refused(421, "misdirected", "this address is for this machine alone");
    }
    if (request.method != http::Method::get && request.method != http::Method::head) {
        return refused(405, "method_not_allowed", "only GET and HEAD are allowed here");
    }
    auto const& path = request.target.segments;
    if (path.empty()) { // there is no arena to begin with
        auto response = http::make_response(303, http::plain_text, "");
        response.headers.add("Location", "/watch");
        server::secure_data(response.headers);
        return response;
    }
    if (path.front() != "api") {
        return m_pages.answer(request).response;
    }
    if (!is_for_games(request) && !knows_key(request)) {
        return refused(401, "unauthenticated",
                       "open the address that `tulkas` has printed: it contains the key");
    }
    auto response = m_answers.answer(request);
    server::secure_data(response.headers);
    return response;
}

} // namespace watch
