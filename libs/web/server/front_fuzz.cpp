// The whole way of a request, without the network: from what anybody may send to an answer.
//
// The bytes are read as choices: which operation or page, who asks, which headers, which fields with which
// values. So most inputs get past the first check; texts are taken from the bytes as they are. What one
// request changes the next one meets; but before each input there are people who are logged in and a game in
// which it is somebody's turn. Time and chance are ours: the same inputs do the same.
#include "api/schema.hpp"
#include "server/arena_fuzz.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <utility>

namespace server {
namespace {

using fuzz::Arena;

// The other end of a stream; what it is told must be JSON.
class Wire final : public http::Socket {
public:
    void send(std::shared_ptr<std::string const> text) override { TULKAS_ASSERT(support::parse_json(*text)); }
    void close(http::CloseReason /*reason*/) override {}
};

class Sink final : public http::ReplySink {
public:
    void send(http::Response response) override {
        // 503: what an answer needs from elsewhere, such as a login provider, is not there.
        TULKAS_ASSERT(response.status >= 200 && (response.status < 500 || response.status == 503));
        for (auto const& [name, value] : response.headers.all()) {
            TULKAS_ASSERT(http::is_field(name, value) || value.empty());
        }
        ++answers;
        last = std::move(response);
    }
    void accept(std::shared_ptr<http::SocketListener> opened) override {
        ++answers;
        listener = std::move(opened);
    }

    std::atomic<int> answers = 0;
    http::Response last;
    std::shared_ptr<http::SocketListener> listener;
};

// The input, as choices.
class Choices {
public:
    explicit Choices(std::string_view bytes) : m_bytes(bytes) {}

    [[nodiscard]] bool is_over() const { return m_bytes.empty(); }
    [[nodiscard]] std::size_t below(std::size_t bound) {
        if (m_bytes.empty()) {
            return 0;
        }
        auto const byte = static_cast<unsigned char>(m_bytes.front());
        m_bytes.remove_prefix(1);
        return byte % bound;
    }
    [[nodiscard]] std::string text() {
        auto const wanted = below(64); // before what is left is counted
        auto const size = std::min(wanted, m_bytes.size());
        std::string text(m_bytes.substr(0, size));
        m_bytes.remove_prefix(size);
        return text;
    }
    // One that makes sense somewhere, mostly.
    [[nodiscard]] std::string text(std::vector<std::string> const& known) {
        return below(4) == 0 ? text() : known.at(below(known.size()));
    }
    [[nodiscard]] std::int64_t number() {
        constexpr std::array<std::int64_t, 4> edges{-1, 1000, INT64_MAX, INT64_MIN};
        return below(8) == 0 ? edges.at(below(edges.size())) : static_cast<std::int64_t>(below(8));
    }

private:
    std::string_view m_bytes;
};

support::Json value(Choices& choices, support::Json const& schema, Arena const& arena);

// The members that a schema names, and those of the schemas that it extends.
void add_members(Choices& choices, support::JsonObject const& schema, Arena const& arena,
                 support::JsonObject& object) {
    constexpr std::array players{"random", "greedy", "smart:nodes=50", "nobody"};
    for (auto const& base : schema.contains("allOf") ? schema.at("allOf").as_array() : support::JsonArray()) {
        add_members(choices, api::referred_schema(base.as_object()), arena, object);
    }
    auto const required =
        schema.contains("required") ? schema.at("required").as_array() : support::JsonArray();
    for (auto const& [name, part] :
         schema.contains("properties") ? schema.at("properties").as_object() : support::JsonObject()) {
        bool const is_required = std::ranges::find(required, support::Json(name)) != required.end();
        if (choices.below(8) < (is_required ? 7U : 3U)) {
            object[name] =
                name == "house" ? support::Json(players.at(choices.below(players.size())))
                : name == "bot"
                    ? support::Json(choices.text()) // none that thinks: when it is through is its own matter
                    : value(choices, part, arena);
        }
    }
}

support::Json object(Choices& choices, support::JsonObject const& schema, Arena const& arena) {
    constexpr std::array options{"turns", "plies", "games", "wins"};
    support::JsonObject object;
    add_members(choices, schema, arena, object);
    if (auto const* const others = schema.if_contains("additionalProperties");
        others != nullptr && others->is_object()) {
        object[options.at(choices.below(options.size()))] = value(choices, *others, arena);
    }
    return object;
}

// One that fits the schema, mostly.
support::Json value(Choices& choices, support::Json const& schema, Arena const& arena) {
    constexpr std::array types{"integer", "boolean", "object", "array", "string", "null"};
    auto const words = api::referred_schema(schema.as_object());
    for (auto const* const word : {"oneOf", "enum"}) {
        if (auto const* const choice = words.if_contains(word)) {
            auto const& chosen = choice->as_array().at(choices.below(choice->as_array().size()));
            return chosen.is_object() ? value(choices, chosen, arena) : chosen;
        }
    }
    auto const* const named = words.if_contains("type");
    support::Json type =
        named == nullptr || choices.below(16) == 0 ? types.at(choices.below(types.size())) : *named;
    if (type.is_array()) {
        type = support::Json(type.get_array().at(choices.below(type.get_array().size())));
    }
    if (type == "integer" || type == "number") {
        return choices.number();
    }
    if (type == "boolean") {
        return choices.below(2) == 1;
    }
    if (type == "object") {
        return object(choices, words, arena);
    }
    if (type == "array") {
        support::JsonArray list;
        auto const* const items = words.if_contains("items");
        for (auto count = choices.below(5); count > 0; --count) {
            list.push_back(value(choices, items == nullptr ? support::JsonObject() : *items, arena));
        }
        return list;
    }
    return type == "null" ? support::Json() : support::Json(choices.text(arena.texts));
}

std::string body(Choices& choices, api::Operation const& operation, Arena const& arena) {
    if (choices.below(16) == 0) {
        return choices.text();
    }
    if (!operation.body_type.empty()) {
        return arena.uploads.at(choices.below(arena.uploads.size()));
    }
    return support::to_text(value(choices, api::schemas().at(operation.body), arena));
}

// What may stand in a path or a query for something of this name.
std::string segment(Choices& choices, std::string_view name, Arena const& arena) {
    auto const chosen = choices.below(8);
    if (chosen < 2) {
        return chosen == 0 ? choices.text() : choices.text(arena.texts);
    }
    if (auto const known = arena.names.find(name); known != arena.names.end()) {
        return choices.text(known->second);
    }
    return std::to_string(chosen < 5 ? arena.game : choices.number());
}

std::string path(Choices& choices, api::Operation const& operation, Arena const& arena) {
    auto path = operation.path;
    for (auto open = path.find('{'); open != std::string::npos; open = path.find('{', open)) {
        auto const size = path.find('}', open) - open + 1;
        auto const text = segment(choices, path.substr(open + 1, size - 2), arena);
        path.replace(open, size, text);
        open += text.size();
    }
    char separator = '?';
    for (auto const& field : operation.query) {
        if (choices.below(8) < (field.is_required ? 7U : 2U)) {
            path += std::exchange(separator, '&') + field.name + '=' + segment(choices, field.name, arena);
        }
    }
    return path;
}

void add_headers(Choices& choices, http::Headers& headers, bool is_for_workers, Arena const& arena) {
    constexpr std::array names{"origin",        "sec-fetch-site",  "x-forwarded-for", "x-forwarded-proto",
                               "if-none-match", "accept-encoding", "cookie",          "authorization",
                               "upgrade",       "accept-language"};
    headers.add("host", "arena.example");
    headers.add("content-type", choices.below(8) == 0 ? "text/plain" : "application/json");
    if (is_for_workers && choices.below(8) != 0) {
        headers.add("authorization", "Bearer " + arena.worker_token);
    } else if (auto const who = choices.below(arena.sessions.size() + 3); who < arena.sessions.size()) {
        headers.add("cookie", "tulkas_session=" + arena.sessions[who]);
    } else if (who == arena.sessions.size()) {
        headers.add("cookie", "tulkas_guest=" + std::to_string(choices.below(3)));
    } else if (who == arena.sessions.size() + 1) {
        headers.add("authorization", "Bearer " + arena.worker_token);
    }
    for (auto count = choices.below(3); count > 0; --count) {
        auto const* const name = names.at(choices.below(names.size()));
        if (auto const text = choices.text(); http::is_field(name, text)) {
            headers.add(name, text);
        }
    }
}

std::optional<http::Request> request(Choices& choices, Arena const& arena) {
    auto const& operations = arena.interface.operations();
    auto const chosen = choices.below(operations.size() + 2);
    http::Request request;
    std::string asked;
    bool is_for_workers = false;
    if (chosen < operations.size()) {
        auto const& operation = operations[chosen];
        request.method = operation.method;
        is_for_workers = operation.access == api::Access::worker;
        bool const has_body = !operation.body.empty() || !operation.body_type.empty();
        request.body = has_body ? body(choices, operation, arena) : "";
        request.wants_socket = operation.open && choices.below(8) != 0;
        asked = api::prefix + path(choices, operation, arena);
    } else {
        request.method = static_cast<http::Method>(choices.below(7));
        asked = "/" + choices.text();
    }
    add_headers(choices, request.headers, is_for_workers, arena);
    auto target = http::parse_target(asked);
    if (!target) {
        return std::nullopt;
    }
    request.target = *std::move(target);
    request.peer = choices.below(2) == 0 ? "10.0.0.1" : "192.0.2.1";
    request.wants_socket = request.wants_socket || request.headers.find("upgrade").has_value();
    return request;
}

// What is sent over a stream: commands, and whatever else.
void talk(Choices& choices, http::SocketListener& listener, Arena& arena) {
    constexpr std::array keys{"move", "draw", "chat", "resign", "rematch", "tag", "type", "id", "value"};
    listener.opened(std::make_shared<Wire>());
    for (auto count = choices.below(4); count > 0; --count) {
        support::JsonObject message;
        for (auto members = choices.below(3); members > 0; --members) {
            message[keys.at(choices.below(keys.size()))] =
                value(choices, support::JsonObject{{"type", "string"}}, arena);
        }
        listener.received(choices.below(8) == 0 ? choices.text() : support::to_text(message));
    }
    arena.hall->look_at_clocks(); // all that was put into the hall before is done
    listener.closed();
}

void ask(Choices& choices, Arena& arena, http::Request asked) {
    auto const sink = std::make_shared<Sink>();
    {
        Lanes lanes({.workers = 1});
        Front front({.interface = arena.interface,
                     .pages = arena.pages,
                     .proxies = arena.proxies,
                     .hosts = arena.hosts,
                     .lanes = lanes,
                     .requests = arena.requests,
                     .log = arena.log,
                     .health = [] { return support::Result<void>(); },
                     .metrics = [] { return ""; }});
        front.handle(std::move(asked), http::Reply(sink));
        lanes.stop(); // what it does needs the front
    }
    TULKAS_ASSERT(sink->answers == 1);
    arena.offices.wait_for_checks();
    arena.learn(sink->last);
    if (sink->listener) {
        talk(choices, *sink->listener, arena);
    }
}

} // namespace
} // namespace server

extern "C" int LLVMFuzzerTestOneInput(unsigned char const* data, std::size_t size) {
    static server::fuzz::Arena arena;
    server::Choices choices({reinterpret_cast<char const*>(data), size});
    arena.settle();
    for (int requests = 0; requests < 4 && !choices.is_over(); ++requests) {
        arena.pass(std::chrono::seconds(10));
        if (auto asked = server::request(choices, arena)) {
            server::ask(choices, arena, *std::move(asked));
        }
    }
    return 0;
}
