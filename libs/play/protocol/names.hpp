// The names used in parameters: of bots, targets of log entries, results and binaries.
//
// All are closed sets; `to_text` writes what the `…_from_text` of the same type reads, and nothing else is
// read.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace protocol {

// A bot at the table: BOT_A and BOT_B in games for one or two, BOT_0, BOT_1, … in games for more.
class BotName {
public:
    static constexpr int most_seats = 100;

    // The name of a seat in a game of `seats` seats.
    [[nodiscard]] static constexpr BotName of(int seat, int seats) { return {seat, seats > 2}; }
    // The seat that the name means in a game of `seats` seats; empty if there is none.
    [[nodiscard]] constexpr std::optional<int> seat(int seats) const {
        bool const fits = m_is_number == (seats > 2) && m_seat < seats;
        return fits ? std::optional(m_seat) : std::nullopt;
    }

    [[nodiscard]] static std::optional<BotName> from_text(std::string_view text);
    [[nodiscard]] std::string to_text() const;

    bool operator==(BotName const&) const = default;

private:
    constexpr BotName(int seat, bool is_number) : m_seat(seat), m_is_number(is_number) {}

    int m_seat;
    bool m_is_number;
};

// Whose log an entry is for.
struct LogTarget {
    enum class Kind : std::uint8_t { self, bot, bots, all };

    Kind kind = Kind::self;
    std::optional<BotName> bot = {}; // of Kind::bot

    bool operator==(LogTarget const&) const = default;
};

[[nodiscard]] std::optional<LogTarget> log_target_from_text(std::string_view text);
[[nodiscard]] std::string to_text(LogTarget const& target);

enum class MatchEnd : std::uint8_t { bot_a_win, draw, bot_b_win, bot_a_error, bot_b_error };

[[nodiscard]] std::optional<MatchEnd> match_end_from_text(std::string_view text);
[[nodiscard]] std::string_view to_text(MatchEnd end);

enum class BinaryKind : std::uint8_t { api, engine, actor };

[[nodiscard]] std::optional<BinaryKind> binary_kind_from_text(std::string_view text);
[[nodiscard]] std::string_view to_text(BinaryKind kind);

} // namespace protocol
