#include "mcp/server.hpp"

#include "protocol/base64.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace mcp {

using support::Error;
using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonArray;
using support::JsonObject;
using support::Result;

namespace {

// Newest first. What is used of the protocol is the same in all of them.
constexpr std::array<std::string_view, 4> versions{"2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"};

constexpr int parse_error = -32700;
constexpr int invalid_request = -32600;
constexpr int method_not_found = -32601;
constexpr int invalid_params = -32602;

std::string error_text(Json const& id, int code, std::string_view message) {
    return support::to_text(JsonObject{
        {"jsonrpc", "2.0"}, {"id", id}, {"error", JsonObject{{"code", code}, {"message", message}}}});
}

JsonObject to_json(Content const& content) {
    if (content.picture_type.empty()) {
        return {{"type", "text"}, {"text", content.text}};
    }
    std::string data;
    protocol::append_base64(data, content.text);
    return {{"type", "image"}, {"data", data}, {"mimeType", content.picture_type}};
}

std::string_view text_in(JsonObject const& object, std::string_view name) {
    auto const* const value = object.if_contains(name);
    return value != nullptr && value->is_string() ? std::string_view(value->get_string())
                                                  : std::string_view();
}

JsonObject object_in(JsonObject const& object, std::string_view name) {
    auto const* const value = object.if_contains(name);
    return value != nullptr && value->is_object() ? value->get_object() : JsonObject();
}

} // namespace

// A call of a tool while it runs: it can be cancelled by its id.
class Server::Call {
public:
    Call(Server& server, std::string id) : m_server(server), m_id(std::move(id)) {
        std::scoped_lock const lock(server.m_mutex);
        if (server.m_is_stopped) {
            m_stop.request_stop();
        }
        server.m_calls.insert_or_assign(m_id, m_stop);
    }
    ~Call() {
        std::scoped_lock const lock(m_server.m_mutex);
        m_server.m_calls.erase(m_id);
    }
    Call(Call const&) = delete;
    Call& operator=(Call const&) = delete;

    [[nodiscard]] std::stop_token token() const { return m_stop.get_token(); }

private:
    Server& m_server;
    std::string m_id;
    std::stop_source m_stop;
};

std::optional<std::string> Server::answer(std::string_view message, std::string const& client) {
    auto const json = support::parse_json(message);
    if (!json) {
        return error_text(nullptr, parse_error, "the message is not valid JSON");
    }
    auto const* const request = json->if_object();
    auto const method = request == nullptr ? std::string_view() : text_in(*request, "method");
    if (request == nullptr || text_in(*request, "jsonrpc") != "2.0") {
        return error_text(nullptr, invalid_request, "the message is not a JSON-RPC 2.0 object");
    }
    auto const* const id = request->if_contains("id");
    auto const params = object_in(*request, "params");
    if (id == nullptr) {
        if (method == "notifications/cancelled") {
            auto const* const cancelled = params.if_contains("requestId");
            cancel(client + support::to_text(cancelled == nullptr ? Json() : *cancelled));
        }
        return std::nullopt;
    }
    if (method.empty()) { // an answer to a request that we never sent
        return std::nullopt;
    }
    if (!id->is_string() && !id->is_int64()) {
        return error_text(nullptr, invalid_request, "\"id\" must be a string or a whole number");
    }
    auto result = handle(method, params, client + support::to_text(*id));
    if (!result) {
        auto const& [kind, why] = result.error();
        return error_text(*id, kind == ErrorKind::not_found ? method_not_found : invalid_params, why);
    }
    return support::to_text(JsonObject{{"jsonrpc", "2.0"}, {"id", *id}, {"result", *std::move(result)}});
}

bool Server::takes_long(std::string_view message) {
    return message.contains("tools/call");
}

Result<JsonObject> Server::handle(std::string_view method, JsonObject const& params,
                                  std::string const& call) {
    if (method == "initialize") {
        return initialize(params);
    }
    if (method == "ping") {
        return JsonObject();
    }
    if (method == "tools/list") {
        return list_tools();
    }
    return method == "tools/call" ? call_tool(params, call)
                                  : fail(ErrorKind::not_found, "there is no method {}", method);
}

JsonObject Server::initialize(JsonObject const& params) const {
    auto const wanted = text_in(params, "protocolVersion");
    bool const is_known = std::ranges::find(versions, wanted) != versions.end();
    return {{"protocolVersion", is_known ? wanted : versions.front()},
            {"capabilities", JsonObject{{"tools", JsonObject()}}},
            {"serverInfo", JsonObject{{"name", m_identity.name}, {"version", m_identity.version}}},
            {"instructions", m_identity.instructions}};
}

JsonObject Server::list_tools() const {
    JsonArray tools;
    for (auto const& tool : m_tools) {
        tools.emplace_back(mcp::to_json(tool));
    }
    return {{"tools", std::move(tools)}};
}

// What goes wrong in a tool is its answer: the agent should read it.
Result<JsonObject> Server::call_tool(JsonObject const& params, std::string const& call) {
    auto const name = text_in(params, "name");
    auto const tool = std::ranges::find(m_tools, name, &Tool::name);
    if (tool == m_tools.end()) {
        return fail(ErrorKind::invalid, "there is no tool \"{}\"", name);
    }
    auto const arguments = TULKAS_TRY(Arguments::check(tool->parameters, object_in(params, "arguments")));
    Call const running(*this, call);
    auto const done = tool->run(arguments, running.token());
    JsonArray content;
    if (!done) {
        content.emplace_back(to_json(Content{.text = done.error().message}));
    } else {
        for (auto const& part : *done) {
            content.emplace_back(to_json(part));
        }
    }
    return JsonObject{{"content", std::move(content)}, {"isError", !done.has_value()}};
}

void Server::cancel(std::string const& call) {
    std::scoped_lock const lock(m_mutex);
    if (auto const found = m_calls.find(call); found != m_calls.end()) {
        found->second.request_stop();
    }
}

void Server::stop() {
    std::scoped_lock const lock(m_mutex);
    m_is_stopped = true;
    for (auto& [id, source] : m_calls) {
        source.request_stop();
    }
}

} // namespace mcp
