#include "worker/arena.hpp"

#include "support/text.hpp"

namespace worker {

using support::ErrorKind;
using support::fail;
using support::JsonObject;
using support::Result;

namespace {

constexpr std::chrono::seconds patience{30};
constexpr char const* prefix = "/api/v1";

ErrorKind kind_of(unsigned status) {
    switch (status) {
    case 400:
        return ErrorKind::invalid;
    case 401:
    case 403:
        return ErrorKind::denied;
    case 404:
        return ErrorKind::not_found;
    case 409:
        return ErrorKind::conflict;
    case 413:
    case 422:
        return ErrorKind::refused;
    default:
        return ErrorKind::unavailable;
    }
}

std::string message_in(http::Told const& told) {
    auto const json = support::parse_json(told.body);
    auto const* const error = json && json->is_object() ? json->get_object().if_contains("error") : nullptr;
    auto const message =
        error != nullptr ? support::string_member(*error, "message") : fail(ErrorKind::invalid, "no message");
    return message ? std::string(*message) : fmt::format("the arena answers with the status {}", told.status);
}

} // namespace

Result<std::unique_ptr<Arena>> Arena::create(ArenaSettings const& settings) {
    auto client = TULKAS_TRY(http::Client::create(
        settings.address, {.certificates = settings.certificates, .patience = patience}));
    return std::unique_ptr<Arena>(new Arena(std::move(client), settings));
}

Arena::Arena(std::unique_ptr<http::Client> client, ArenaSettings settings)
    : m_client(std::move(client)), m_settings(std::move(settings)) {}

Result<std::string> Arena::ask(http::Asked asked) {
    constexpr unsigned unauthorized = 401;
    constexpr unsigned first_refusal = 300;
    asked.path = prefix + asked.path;
    asked.headers.emplace_back("Authorization", "Bearer " + m_settings.token);
    auto told = m_client->ask(asked);
    if (told && told->status == unauthorized) {
        m_is_shut_out = true;
    }
    auto answer =
        !told ? Result<std::string>(pass_on(told))
        : told->status < first_refusal
            ? Result<std::string>(std::move(told->body))
            : Result<std::string>(std::unexpect, support::Error{kind_of(told->status), message_in(*told)});
    bool const is_there = answer || answer.error().kind != ErrorKind::unavailable;
    std::lock_guard const lock(m_mutex);
    m_state = is_there ? Result<void>() : pass_on(answer);
    return answer;
}

Result<JsonObject> Arena::post(std::string const& path, JsonObject const& body) {
    auto const text = TULKAS_TRY(ask({.method = "POST",
                                      .path = path,
                                      .headers = {{"Content-Type", "application/json"}},
                                      .body = support::to_text(body)}));
    if (text.empty()) {
        return JsonObject();
    }
    auto const json = support::parse_json(text);
    return json && json->is_object() ? Result<JsonObject>(json->get_object())
                                     : fail(ErrorKind::unavailable, "the arena's answer is not JSON");
}

Result<std::string> Arena::get(std::string const& path) {
    return ask({.path = path});
}

Result<std::unique_ptr<http::Link>> Arena::open_link(std::string const& path,
                                                     http::LinkListener& listener) const {
    return http::open_link({.address = m_settings.address,
                            .target = prefix + path,
                            .token = m_settings.token,
                            .certificate = m_settings.certificates},
                           listener);
}

Result<void> Arena::state() const {
    std::lock_guard const lock(m_mutex);
    return m_state;
}

} // namespace worker
