#include "api/repetitions.hpp"

#include "storage/rider.hpp"
#include "support/digest.hpp"

#include <tuple>

namespace api {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

// What was sent, apart from who sent it.
std::string content_of(http::Request const& request) {
    std::string text = request.target.path();
    for (auto const& [name, value] : request.target.query.all()) {
        text += '\0' + name + '\0' + value;
    }
    return support::sha256(text + '\0' + request.body);
}

storage::StoredAnswer stored(http::Response const& response) {
    return {.status = static_cast<int>(response.status),
            .type = std::string(response.headers.find("content-type").value_or("")),
            .body = std::string(response.text())};
}

http::Response repeated(storage::StoredAnswer const& answer) {
    auto response = http::make_response(static_cast<unsigned>(answer.status), answer.type, answer.body);
    response.headers.set("idempotency-replayed", "true");
    return response;
}

} // namespace

// The same request may arrive again before the first one is answered.
class Repetitions::UnderWay {
public:
    UnderWay(Repetitions& all, storage::RequestName name) : m_all(all), m_name(std::move(name)) {
        std::lock_guard const lock(m_all.m_mutex);
        m_is_first = m_all.m_under_way.insert(m_name).second;
    }
    ~UnderWay() {
        std::lock_guard const lock(m_all.m_mutex);
        if (m_is_first) {
            m_all.m_under_way.erase(m_name);
        }
    }
    UnderWay(UnderWay const&) = delete;
    UnderWay& operator=(UnderWay const&) = delete;

    [[nodiscard]] bool is_first() const { return m_is_first; }

private:
    Repetitions& m_all;
    storage::RequestName m_name;
    bool m_is_first = false;
};

bool recognises_repetition(Operation const& operation) {
    return operation.method == http::Method::post && operation.access != Access::anybody &&
           operation.access != Access::worker && !operation.tells_secret;
}

Result<std::string> key_of(http::Request const& request) {
    auto const key = request.headers.find("idempotency-key").value_or("");
    return key.size() <= longest_key
               ? Result<std::string>(std::string(key))
               : fail(ErrorKind::invalid, "Idempotency-Key must have at most {} characters", longest_key);
}

Repetitions::Answer Repetitions::answer(Operation const& operation, Call const& call,
                                        std::string const& key) {
    storage::RequestName const name{.account = call.person->id, .operation = operation.id, .key = key};
    UnderWay const under_way(*this, name);
    if (!under_way.is_first()) {
        return fail(ErrorKind::conflict, "this request is being carried out; ask again for its answer");
    }
    auto const content = content_of(call.request);
    auto const known = TULKAS_TRY(m_stored.begin(name, content, call.now));
    if (known && known->content != content) {
        return fail(ErrorKind::refused, "this Idempotency-Key was used for another request");
    }
    if (known && known->answer) {
        return repeated(*known->answer);
    }
    if (known && known->has_written) {
        return fail(ErrorKind::conflict, "this request has been carried out, and its answer got lost");
    }
    auto response = [&] {
        storage::Rider const rider([&](storage::Transaction& transaction) {
            storage::AnsweredRequests::note_writing(transaction, name);
        });
        return operation.run(call);
    }();
    if (response && response->status < 300) {
        std::ignore = m_stored.keep(name, stored(*response)); // else it is known to be carried out
    }
    return response;
}

} // namespace api
