#include "api/table_stream.hpp"

#include "api/errors.hpp"
#include "api/live_stream.hpp"
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

void receive(tables::Hall& hall, support::TableId table, tables::Participant const& who,
             std::shared_ptr<http::Socket> const& socket, std::string_view text) {
    auto const json = support::parse_json(text);
    auto const message = json && json->is_object() ? json->get_object() : JsonObject();
    auto const tag = tag_of(message);
    // So that a client notices when the line is dead.
    if (message.contains("ping")) {
        return answer(*socket, {}, tag);
    }
    auto const command = json ? read_command(message) : Result<tables::Command>(pass_on(json));
    if (!command) {
        return answer(*socket, pass_on(command), tag);
    }
    auto const* const id = message.if_contains("id");
    hall.ask_later(
        table, *command, who, [socket, tag](Result<void> const& done) { answer(*socket, done, tag); },
        id != nullptr && id->is_string() ? std::string_view(id->get_string()) : std::string_view());
}

} // namespace

std::shared_ptr<http::SocketListener> table_stream(tables::Hall& hall, support::TableId table,
                                                   tables::Onlooker const& onlooker, std::int64_t after,
                                                   bool may_play) {
    using Watcher = std::shared_ptr<live::Watcher>;
    return std::make_shared<LiveStream>(LiveStream::Source{
        .watch = [&hall, table, onlooker,
                  after](Watcher watcher) { hall.watch(table, onlooker, after, std::move(watcher)); },
        .leave = [&hall, table](Watcher const& watcher) { hall.leave(table, watcher); },
        .received =
            [&hall, table, who = onlooker.who, may_play](std::shared_ptr<http::Socket> const& socket,
                                                         std::string_view text) {
                if (may_play) {
                    receive(hall, table, who, socket, text);
                } else {
                    answer(
                        *socket,
                        support::fail(support::ErrorKind::denied, "this needs a token with the scope play"),
                        {});
                }
            }});
}

} // namespace api
