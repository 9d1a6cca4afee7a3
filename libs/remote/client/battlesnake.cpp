#include "client/battlesnake.hpp"

#include "protocol/payload.hpp"
#include "runtime/mailbox.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

#include <array>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>

namespace client {

using runtime::ActorId;
using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonObject;
using support::Result;

namespace {

constexpr std::array<std::pair<std::string_view, std::pair<int, int>>, 4> steps{
    {{"up", {0, 1}}, {"down", {0, -1}}, {"left", {-1, 0}}, {"right", {1, 0}}}};

bool is_move(std::string_view text) {
    return std::ranges::any_of(steps, [text](auto const& step) { return step.first == text; });
}

std::optional<std::pair<std::int64_t, std::int64_t>> point(Json const& json) {
    auto const* const members = json.if_object();
    auto const* const x = members == nullptr ? nullptr : members->if_contains("x");
    auto const* const y = members == nullptr ? nullptr : members->if_contains("y");
    bool const is_one = x != nullptr && y != nullptr && x->is_int64() && y->is_int64();
    return is_one ? std::optional(std::pair(x->get_int64(), y->get_int64())) : std::nullopt;
}

} // namespace

JsonObject battlesnake_request(JsonObject params, std::string const& game) {
    params.erase("moves");
    if (auto* const member = params.if_contains("game"); member != nullptr && member->is_object()) {
        member->get_object()["id"] = game;
    }
    return params;
}

Result<std::string> battlesnake_move(http::Told const& told) {
    if (told.status != 200) {
        return fail(ErrorKind::refused, "it answers with status {}", told.status);
    }
    auto const answer = TULKAS_TRY(support::parse_json(told.body));
    auto const* const members = answer.if_object();
    auto const* const move = members == nullptr ? nullptr : members->if_contains("move");
    if (move == nullptr || !move->is_string() || !is_move(move->get_string())) {
        return fail(ErrorKind::refused, R"(an answer must be like {{"move": "up"}} (got {}))",
                    support::in_quotes(told.body));
    }
    return std::string(move->get_string());
}

std::string battlesnake_default_move(JsonObject const& request) {
    auto const* const you = request.if_contains("you");
    auto const* const members = you == nullptr ? nullptr : you->if_object();
    auto const* const body = members == nullptr ? nullptr : members->if_contains("body");
    auto const* const parts = body == nullptr ? nullptr : body->if_array();
    if (parts != nullptr && parts->size() > 1) {
        auto const head = point((*parts)[0]);
        auto const neck = point((*parts)[1]);
        for (auto const& [move, step] : steps) {
            if (head && neck && head->first - neck->first == step.first &&
                head->second - neck->second == step.second) {
                return std::string(move);
            }
        }
    }
    return "up";
}

Result<std::string> greet_battlesnake(http::Address const& address) {
    auto const told = TULKAS_TRY(http::ask(address, {.path = "/"}));
    auto const about = told.status == 200 ? support::parse_json(told.body) : Result<Json>(JsonObject());
    auto const* const members = about ? about->if_object() : nullptr;
    auto const* const version = members == nullptr ? nullptr : members->if_contains("apiversion");
    if (version == nullptr || *version != Json("1")) {
        return fail(ErrorKind::refused,
                    R"(GET / must answer like {{"apiversion": "1"}}: it answers with status {} and {})",
                    told.status, support::in_quotes(told.body));
    }
    auto const* const author = members->if_contains("author");
    return author != nullptr && author->is_string() ? std::string(author->get_string()) : std::string();
}

namespace {

class Battlesnake final : public runtime::Channel {
public:
    Battlesnake(runtime::Loop& loop, std::shared_ptr<http::Client> server, std::string game)
        : m_server(std::move(server)), m_game(std::move(game)), m_mailbox(loop) {}
    ~Battlesnake() override {
        m_thread.request_stop();
        m_mailbox.close();
    }
    Battlesnake(Battlesnake const&) = delete;
    Battlesnake& operator=(Battlesnake const&) = delete;

    void open(runtime::Inbox& inbox, ActorId self) override {
        m_inbox = &inbox;
        m_self = self;
        m_thread = std::jthread([this](std::stop_token const& stop) { work(stop); });
        m_inbox->connected(self);
    }

    void send(runtime::Envelope const& envelope) override {
        auto const* const call = std::get_if<protocol::ProxyCall>(&envelope.message);
        if (call == nullptr) {
            return;
        }
        auto asked = protocol::call_from(call->data);
        if (!asked || asked->method != "move") {
            return m_inbox->failed(
                m_self, runtime::Failure::reported,
                fmt::format("it can only be asked for a move, not for {}", envelope.method));
        }
        m_last = battlesnake_request(std::move(asked->params), m_game);
        if (!std::exchange(m_has_started, true)) {
            put({.path = "/start", .body = m_last});
        }
        put({.path = "/move", .body = m_last});
    }

    void close() override { put({.path = "/end", .body = m_last}); }

    [[nodiscard]] rules::Duration cpu_time() override { return {}; } // it is elsewhere
    void hold() override {}

private:
    struct Request {
        std::string path;
        JsonObject body;
    };

    void put(Request request) {
        std::lock_guard const lock(m_mutex);
        m_requests.push_back(std::move(request));
        m_changed.notify_one();
    }

    void work(std::stop_token const& stop) {
        while (true) {
            std::unique_lock lock(m_mutex);
            if (!m_changed.wait(lock, stop, [this] { return !m_requests.empty(); })) {
                return;
            }
            auto const request = std::move(m_requests.front());
            m_requests.pop_front();
            lock.unlock();
            bool const is_end = request.path == "/end";
            auto const told =
                is_end && request.body.empty() ? Result<http::Told>(http::Told{}) : ask(request);
            if (request.path == "/move") {
                answer(request, told);
            } else if (is_end) {
                m_mailbox.put([this] { m_inbox->closed(m_self); });
                return;
            }
        }
    }

    Result<http::Told> ask(Request const& request) {
        return m_server->ask({.method = "POST",
                              .path = request.path,
                              .headers = {{"content-type", "application/json"}},
                              .body = support::to_text(Json(request.body))});
    }

    void answer(Request const& request, Result<http::Told> const& told) {
        auto move = told ? battlesnake_move(*told) : Result<std::string>(std::unexpected(told.error()));
        std::string trouble;
        if (!move) {
            trouble = move.error().message + "; it goes straight on\n";
            move = battlesnake_default_move(request.body);
        }
        m_mailbox.put([this, move = *std::move(move), trouble = std::move(trouble)] {
            if (!trouble.empty()) {
                m_inbox->printed(m_self, trouble);
            }
            auto const data = protocol::payload_from(Json(move));
            m_inbox->received(m_self, {.message = protocol::CallResult{.method = "move", .data = data}});
        });
    }

    std::shared_ptr<http::Client> m_server;
    std::string m_game;
    runtime::Inbox* m_inbox = nullptr;
    ActorId m_self = ActorId::bot(0);
    JsonObject m_last; // the request of the last move
    bool m_has_started = false;
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::deque<Request> m_requests;
    runtime::Mailbox m_mailbox;
    std::jthread m_thread; // ends first
};

} // namespace

std::unique_ptr<runtime::Channel> make_battlesnake(runtime::Loop& loop, std::shared_ptr<http::Client> server,
                                                   std::string game) {
    return std::make_unique<Battlesnake>(loop, std::move(server), std::move(game));
}

} // namespace client
