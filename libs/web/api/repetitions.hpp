// Requests that were sent before, with the same Idempotency-Key, and are not carried out again.
//
// Whoever gets no answer sends the request once more. It is answered as the first time, or carried out if it
// was not. If the server cannot know what it answered, because it was killed in between, it says that the
// request has been carried out.
#pragma once

#include "api/operation.hpp"
#include "storage/answered_requests.hpp"

#include <functional>
#include <mutex>
#include <set>

namespace api {

// Those of people with an account that make or change something, and whose answer may be stored.
[[nodiscard]] bool recognises_repetition(Operation const& operation);

inline constexpr std::size_t longest_key = 100;

// The header Idempotency-Key; empty without one. invalid: it is too long.
[[nodiscard]] support::Result<std::string> key_of(http::Request const& request);

class Repetitions {
public:
    using Answer = support::Result<http::Response>;

    // The database outlives it.
    explicit Repetitions(storage::Database& database) : m_stored(database) {}

    // Thread-safe. conflict: it is being carried out, or was and the answer got lost. refused: the key was
    // another request's.
    [[nodiscard]] Answer answer(Operation const& operation, Call const& call, std::string const& key);

private:
    class UnderWay;

    storage::AnsweredRequests m_stored;
    std::mutex m_mutex;
    std::set<storage::RequestName> m_under_way;
};

} // namespace api
