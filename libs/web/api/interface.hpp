// The interface under /api/v1: finds the operation a request is for, checks who asks and what is sent, and
// runs it.
#pragma once

#include "api/operation.hpp"
#include "api/repetitions.hpp"
#include "api/streams.hpp"
#include "api/visitor.hpp"
#include "http/router.hpp"
#include "people/entrance.hpp"
#include "people/person_limit.hpp"
#include "support/moment.hpp"

#include <expected>
#include <optional>
#include <string_view>

namespace api {

using Now = std::function<support::Moment()>;

class Interface {
public:
    Interface(std::vector<Operation> operations, people::Entrance& entrance, Now now,
              people::Limits const& limits = {});

    // Thread-safe; may take as long as the database does.
    [[nodiscard]] http::Response answer(http::Request const& request);

    // For a request that wants to go on as a WebSocket: who hears it, or what is answered instead.
    using Opened = std::expected<std::shared_ptr<http::SocketListener>, http::Response>;
    [[nodiscard]] Opened open(http::Request const& request);

    // Ends the streams of whoever has lost access. In any thread.
    void revoke(people::Revocation const& revocation) { m_streams.end(revocation); }
    // Ends the streams that somebody has open by rights that they may have lost. In any thread.
    void lose_rights(support::AccountId account) { m_streams.end_by_rights(account); }
    // Ends the streams whose session or token has expired. In any thread; called now and then, for requests
    // may be rare.
    void end_expired() { m_streams.end_expired(); }

    // The route a request takes, `/api/v1/people/{id}`; nothing if there is none.
    [[nodiscard]] std::optional<std::string_view> route_of(http::Request const& request) const;

    // Which threads are to answer. Thread-safe.
    [[nodiscard]] Lane lane_of(http::Request const& request) const;
    // Whether its body is a file and no JSON. Thread-safe.
    [[nodiscard]] bool is_upload(http::Method method, http::Target const& target) const;

    // Hears what the asker is not told: why the server could not do something. Said before the first request.
    void on_failure(std::function<void(Operation const&, support::Error const&)> hear) {
        m_hear = std::move(hear);
    }

    // Says the id of a worker's token, by its secret; nothing if there is none. Without it no worker is let
    // in. Said before the first request.
    using RecogniseWorker = std::function<support::Result<std::optional<std::int64_t>>(
        std::string const& secret, support::Moment)>;
    void recognise_workers(RecogniseWorker recognise) { m_recognise_worker = std::move(recognise); }

    // From now on requests that are sent again are recognised. Said before the first request; the database
    // outlives it.
    void recognise_repetitions(storage::Database& database) { m_repetitions.emplace(database); }

    [[nodiscard]] std::vector<Operation> const& operations() const { return m_operations; }

private:
    struct Found {
        Operation const& operation;
        std::vector<std::string> values;
    };
    [[nodiscard]] std::expected<Found, http::Response> find(http::Request const& request) const;

    // Who asks, what was sent: everything that has to be right before an operation begins.
    struct Admitted {
        Visitor visitor;
        support::JsonObject body;
        support::Moment now;
        std::optional<std::int64_t> worker = {}; // its token, if one asks
    };
    [[nodiscard]] std::expected<Admitted, http::Response> admit(Operation const& operation,
                                                                http::Request const& request);
    [[nodiscard]] std::expected<Admitted, http::Response>
    admit_worker(Operation const& operation, http::Request const& request, support::Moment now);
    [[nodiscard]] std::optional<http::Response> refusal_of_limit(Operation const& operation,
                                                                 people::PersonLimit::Asker const& asker,
                                                                 support::Moment now);
    [[nodiscard]] http::Response run(Found const& found, http::Request const& request,
                                     Admitted const& admitted);

    [[nodiscard]] support::Result<http::Response> carry_out(Operation const& operation, Call const& call);
    [[nodiscard]] static Call call_of(http::Request const& request, Found const& found,
                                      Admitted const& admitted);
    // Keeps it; unless the person has lost access since they were let in.
    [[nodiscard]] Opened keep(std::shared_ptr<http::SocketListener> listener, Operation const& operation,
                              Admitted const& admitted, http::Request const& request);

    [[nodiscard]] http::Response tell(Operation const& operation, support::Error const& error) const;

    std::vector<Operation> m_operations;
    http::Routes m_routes;
    people::Entrance& m_entrance;
    Now m_now;
    Streams m_streams;
    people::PersonLimit m_changes;
    people::PersonLimit m_work; // in milliseconds of the processor
    std::optional<Repetitions> m_repetitions;
    RecogniseWorker m_recognise_worker;
    std::function<void(Operation const&, support::Error const&)> m_hear;
};

} // namespace api
