#include "api/table_stream.hpp"

#include "api/errors.hpp"
#include "api/table_requests.hpp"

namespace api {

using support::Json;
using support::JsonObject;
using support::Result;

namespace {

void send(http::Socket& socket, Json const& message) {
    socket.send(std::make_shared<std::string const>(support::to_text(message)));
}

void answer(http::Socket& socket, Result<void> const& done, Json const& tag) {
    if (done) {
        return send(socket, {{"done", tag}});
    }
    auto message = support::parse_json(to_response(done.error()).text()).value().as_object();
    message["tag"] = tag;
    send(socket, std::move(message));
}

// Only what can be echoed without growing.
Json tag_of(JsonObject const& message) {
    auto const* const tag = message.if_contains("tag");
    return tag != nullptr && (tag->is_int64() || tag->is_string()) ? *tag : Json();
}

} // namespace

void TableStream::opened(std::shared_ptr<http::Socket> socket) {
    m_socket = std::move(socket);
    m_hall.watch(m_seen.table, m_seen.onlooker, m_seen.after, shared_from_this());
}

void TableStream::received(std::string_view text) {
    auto const json = support::parse_json(text);
    auto const message = json && json->is_object() ? json->get_object() : JsonObject();
    auto const tag = tag_of(message);
    auto const command = json ? read_command(message) : Result<tables::Command>(pass_on(json));
    if (!command) {
        return answer(*m_socket, pass_on(command), tag);
    }
    m_hall.ask_later(m_seen.table, *command, m_seen.onlooker.who,
                     [socket = m_socket, tag](Result<void> const& done) { answer(*socket, done, tag); });
}

void TableStream::closed() {
    m_hall.leave(m_seen.table, shared_from_this());
}

void TableStream::tell(tables::Text const& text) {
    m_socket->send(text);
}

void TableStream::lost() {
    m_socket->close(http::CloseReason::going_away);
}

} // namespace api
