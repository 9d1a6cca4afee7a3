// The messages between the runtime handler and the actors: a closed set, each with its parameters.
//
// A message that was parsed is a view: its texts belong to the Parser, its payload to the line. The payload
// stays in base64: code that only passes it on never decodes it (payload.hpp is for code that must).
#pragma once

#include "protocol/names.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace protocol {

enum class Payload : std::uint8_t { none, optional, required };

// How a type looks in a line.
struct TypeInfo {
    std::string_view name;
    std::size_t parameters = 0;
    Payload payload = Payload::none;
};

// Handler → engine, once every actor has what it needs.
struct StartNotice {
    static constexpr TypeInfo type{.name = "StartNotice", .payload = Payload::optional};

    // {"seed", "seats", "options", "map", "position"}, for engines that want to know
    std::string_view data = {};

    bool operator==(StartNotice const&) const = default;
};

// Handler → all, at the end, whatever the reason.
struct ShutdownNotice {
    static constexpr TypeInfo type{.name = "ShutdownNotice"};

    bool operator==(ShutdownNotice const&) const = default;
};

// Any actor → handler; a bot may name itself only.
struct LogEntry {
    static constexpr TypeInfo type{.name = "LogEntry", .parameters = 2};

    LogTarget target;
    std::string_view text;

    bool operator==(LogEntry const&) const = default;
};

// Any actor → handler.
struct ErrorReport {
    static constexpr TypeInfo type{.name = "ErrorReport", .parameters = 1};

    std::string_view text;

    bool operator==(ErrorReport const&) const = default;
};

// Engine → handler.
struct ChallengeResult {
    static constexpr TypeInfo type{.name = "ChallengeResult", .parameters = 2};

    std::optional<std::int64_t> points;
    std::optional<std::int64_t> maximum;

    bool operator==(ChallengeResult const&) const = default;
};

// Engine → handler.
struct MatchResult {
    static constexpr TypeInfo type{.name = "MatchResult", .parameters = 1};

    MatchEnd end;

    bool operator==(MatchResult const&) const = default;
};

// Engine → handler, in games for two or more.
struct RankingResult {
    static constexpr TypeInfo type{.name = "RankingResult", .parameters = 1};

    std::vector<std::int64_t> scores; // one for each seat, at least one

    bool operator==(RankingResult const&) const = default;
};

// Engine → handler, in its own turn. The data hold {"all", "seats"}: what everybody may see of the game, and
// what each seat may.
struct GameView {
    static constexpr TypeInfo type{.name = "GameView", .payload = Payload::required};

    std::string_view data;

    bool operator==(GameView const&) const = default;
};

// Engine → handler, in its own turn: the next so many ProxyCalls, to different bots, are asked at once. The
// engine hears nothing until all have answered or are out of time; then it gets a CallResult or a BotTimeout
// for each, in the order of its calls.
struct Simultaneous {
    static constexpr TypeInfo type{.name = "Simultaneous", .parameters = 1};

    std::int64_t calls;

    bool operator==(Simultaneous const&) const = default;
};

// Engine → handler, in its own turn: this bot is out of the game. It is sent a ShutdownNotice.
struct Elimination {
    static constexpr TypeInfo type{.name = "Elimination", .parameters = 1};

    BotName bot;

    bool operator==(Elimination const&) const = default;
};

// Actor → handler without data: a request. Handler → actor: the answer.
struct ActorBinary {
    static constexpr TypeInfo type{.name = "ActorBinary", .parameters = 1, .payload = Payload::optional};

    BinaryKind kind;
    std::string_view data = {};

    bool operator==(ActorBinary const&) const = default;
};

// Engine → handler → bot. The data hold {"method", "params"}.
struct ProxyCall {
    static constexpr TypeInfo type{.name = "ProxyCall", .parameters = 1, .payload = Payload::required};

    BotName target;
    std::string_view data;

    bool operator==(ProxyCall const&) const = default;
};

// Bot → handler → engine. The data hold the result.
struct CallResult {
    static constexpr TypeInfo type{.name = "CallResult", .parameters = 1, .payload = Payload::required};

    std::string_view method;
    std::string_view data;

    bool operator==(CallResult const&) const = default;
};

// Handler → engine.
struct BotTimeout {
    static constexpr TypeInfo type{.name = "BotTimeout"};

    bool operator==(BotTimeout const&) const = default;
};

using Message = std::variant<StartNotice, ShutdownNotice, LogEntry, ErrorReport, ChallengeResult, MatchResult,
                             RankingResult, GameView, Simultaneous, Elimination, ActorBinary, ProxyCall,
                             CallResult, BotTimeout>;

[[nodiscard]] constexpr TypeInfo const& type_of(Message const& message) {
    return std::visit([]<typename T>(T const&) -> TypeInfo const& { return T::type; }, message);
}

} // namespace protocol
