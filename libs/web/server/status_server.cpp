#include "server/status_server.hpp"

#include "server/security_headers.hpp"
#include "server/status_answers.hpp"

namespace server {

namespace {

http::Response answer(http::Request const& request, StatusSources const& sources) {
    auto const& path = request.target.segments;
    if (request.method != http::Method::get && request.method != http::Method::head) {
        auto response = http::make_error(405, "method_not_allowed", "only GET and HEAD are allowed here");
        response.headers.add("Allow", "GET, HEAD");
        return response;
    }
    if (path.size() == 1 && path.front() == "healthz") {
        return health_answer(sources.health());
    }
    if (path.size() == 1 && path.front() == "metrics") {
        return metrics_answer(sources.metrics());
    }
    return http::make_error(404, "not_found", "this program answers /healthz and /metrics only");
}

} // namespace

support::Result<std::unique_ptr<http::Server>> start_status_server(support::Address const& at,
                                                                   StatusSources sources) {
    http::ServerSettings settings{.address = at.host, .port = at.port, .threads = 1, .tls = {}, .limits = {}};
    constexpr std::size_t connections = 64; // a few programs that look, not people
    settings.limits.connections = connections;
    return http::Server::start(
        settings, [sources = std::move(sources)](http::Request const& request, http::Reply reply) {
            auto response = answer(request, sources);
            secure_data(response.headers);
            std::move(reply).send(http::compressed_for(request, std::move(response)));
        });
}

} // namespace server
