#include "server/status_answers.hpp"

#include "metrics/page.hpp"

namespace server {

http::Response health_answer(support::Result<void> const& health) {
    if (!health) {
        return http::make_error(503, "unavailable", health.error().message);
    }
    auto response = http::make_json(200, support::JsonObject{{"status", "ok"}});
    response.headers.add("Cache-Control", "no-store");
    return response;
}

http::Response metrics_answer(std::string text) {
    auto response = http::make_response(200, metrics::content_type, std::move(text));
    response.headers.add("Cache-Control", "no-store");
    return response;
}

} // namespace server
