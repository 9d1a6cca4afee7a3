#include "api/outcomes.hpp"

#include "api/repetitions.hpp"

#include <algorithm>

namespace api {

namespace {

// Not told of each: 500 and 503, which are nobody's intention, and 429 for reading, which nobody meets who
// means well.
std::vector<Outcome> general_outcomes(Operation const& operation) {
    bool const changes = operation.method != http::Method::get;
    std::vector<Outcome> outcomes;
    auto const add = [&](bool applies, unsigned status, char const* when) {
        if (applies) {
            outcomes.push_back({status, when, "Error"});
        }
    };
    bool const has_number = operation.path.contains("{id}") || operation.path.contains("{number}");
    add(has_number || !operation.body.empty() || !operation.query.empty(), 400,
        "what was sent is not what it should be");
    add(operation.access != Access::anybody, 401, "nobody is logged in, or the token is void");
    add(operation.access > Access::user || changes || operation.open, 403,
        "the person may not, or the page of another site asked");
    add(recognises_repetition(operation), 409,
        "a request with this Idempotency-Key is being carried out, or was and its answer got lost");
    add(recognises_repetition(operation), 422, "this Idempotency-Key was used for another request");
    add(changes, 429, "too many requests");
    add(static_cast<bool>(operation.open), 426, "the request does not want a WebSocket");
    return outcomes;
}

} // namespace

std::vector<Outcome> all_outcomes(Operation const& operation) {
    auto outcomes = operation.outcomes;
    for (auto& general : general_outcomes(operation)) {
        if (std::ranges::find(outcomes, general.status, &Outcome::status) == outcomes.end()) {
            outcomes.push_back(std::move(general));
        }
    }
    std::ranges::sort(outcomes, {}, &Outcome::status);
    return outcomes;
}

} // namespace api
