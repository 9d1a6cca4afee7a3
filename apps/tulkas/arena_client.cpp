#include "tulkas/arena_client.hpp"

#include <fmt/format.h>

#include <chrono>
#include <random>
#include <thread>

namespace tulkas {

using support::ErrorKind;
using support::fail;
using support::Json;
using support::pass_on;
using support::Result;

namespace {

ErrorKind kind_of(unsigned status) {
    switch (status) {
    case 400:
        return ErrorKind::invalid;
    case 401:
    case 403:
        return ErrorKind::denied;
    case 404:
        return ErrorKind::not_found;
    case 413:
    case 422:
        return ErrorKind::refused;
    default:
        return ErrorKind::unavailable;
    }
}

// Of any server, which need not be an arena.
std::string message_in(http::Told const& told) {
    auto const json = support::parse_json(told.body);
    auto const* const error = json && json->is_object() ? json->get_object().if_contains("error") : nullptr;
    auto const message =
        error != nullptr ? support::string_member(*error, "message") : fail(ErrorKind::invalid, "no message");
    return message ? std::string(*message) : fmt::format("status {}", told.status);
}

std::string new_key() {
    std::random_device device;
    return fmt::format("{:08x}{:08x}{:08x}{:08x}", device(), device(), device(), device());
}

} // namespace

ArenaClient::ArenaClient(http::Address address, std::string const& token)
    : m_address(std::move(address)), m_authorization("Bearer " + token) {}

Result<ArenaClient> ArenaClient::create(ArenaArguments const& arguments) {
    auto const server = TULKAS_TRY(find_server(arguments));
    auto address = TULKAS_TRY(http::parse_address(server));
    auto const token = find_token(arguments);
    return token ? Result<ArenaClient>(ArenaClient(std::move(address), *token)) : pass_on(token);
}

Result<std::string> ArenaClient::ask(http::Asked asked) const {
    asked.path = "/api/v1" + asked.path;
    asked.headers.emplace_back("authorization", m_authorization);
    auto told = TULKAS_TRY(http::ask(m_address, asked));
    if (told.status >= 300) {
        return fail(kind_of(told.status), "the server refused: {}", message_in(told));
    }
    return std::move(told.body);
}

Result<Json> ArenaClient::ask_json(http::Asked asked) const {
    auto const body = ask(std::move(asked));
    return body ? support::parse_json(*body) : pass_on(body);
}

Result<Json> ArenaClient::upload(std::string path, std::string bytes) const {
    constexpr int most_attempts = 3;
    constexpr std::chrono::seconds pause{1};
    http::Asked const asked{
        .method = "POST",
        .path = std::move(path),
        .headers = {{"content-type", "application/octet-stream"}, {"idempotency-key", new_key()}},
        .body = std::move(bytes)};
    for (int attempt = 1;; ++attempt) { // the arena knows it again by its key
        auto answer = ask_json(asked);
        if (answer || answer.error().kind != ErrorKind::unavailable || attempt == most_attempts) {
            return answer;
        }
        std::this_thread::sleep_for(pause);
    }
}

} // namespace tulkas
