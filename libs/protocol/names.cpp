#include "protocol/names.hpp"

#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace protocol {

namespace {

// The value whose number is the place of the text in the list.
template <typename Enum>
std::optional<Enum> value_named(std::span<std::string_view const> names, std::string_view text) {
    auto const found = std::ranges::find(names, text);
    return found == names.end() ? std::nullopt : std::optional(static_cast<Enum>(found - names.begin()));
}

constexpr std::array<std::string_view, 5> match_ends{"BOT_A_WIN", "DRAW", "BOT_B_WIN", "BOT_A_ERROR",
                                                     "BOT_B_ERROR"};
constexpr std::array<std::string_view, 3> binary_kinds{"API", "ENGINE", "ACTOR"};

} // namespace

std::optional<BotName> BotName::from_text(std::string_view text) {
    if (text == "BOT_A" || text == "BOT_B") {
        return BotName(text.back() - 'A', false);
    }
    if (!text.starts_with("BOT_")) {
        return std::nullopt;
    }
    auto const seat = support::whole_number<int>(text.substr(4));
    return seat && *seat >= 0 && *seat < most_seats ? std::optional(BotName(*seat, true)) : std::nullopt;
}

std::string BotName::to_text() const {
    return "BOT_" + (m_is_number ? std::to_string(m_seat) : std::string(1, static_cast<char>('A' + m_seat)));
}

std::optional<LogTarget> log_target_from_text(std::string_view text) {
    if (text == "SELF") {
        return LogTarget{.kind = LogTarget::Kind::self};
    }
    if (text == "BOTS") {
        return LogTarget{.kind = LogTarget::Kind::bots};
    }
    if (text == "ALL") {
        return LogTarget{.kind = LogTarget::Kind::all};
    }
    auto const bot = BotName::from_text(text);
    return bot ? std::optional(LogTarget{.kind = LogTarget::Kind::bot, .bot = bot}) : std::nullopt;
}

std::string to_text(LogTarget const& target) {
    switch (target.kind) {
    case LogTarget::Kind::self:
        return "SELF";
    case LogTarget::Kind::bot:
        return target.bot.value().to_text();
    case LogTarget::Kind::bots:
        return "BOTS";
    case LogTarget::Kind::all:
        return "ALL";
    }
    std::unreachable();
}

std::optional<MatchEnd> match_end_from_text(std::string_view text) {
    return value_named<MatchEnd>(match_ends, text);
}

std::string_view to_text(MatchEnd end) {
    return match_ends.at(static_cast<std::size_t>(end));
}

std::optional<BinaryKind> binary_kind_from_text(std::string_view text) {
    return value_named<BinaryKind>(binary_kinds, text);
}

std::string_view to_text(BinaryKind kind) {
    return binary_kinds.at(static_cast<std::size_t>(kind));
}

} // namespace protocol
