#include "protocol/names.hpp"

#include "support/enum_names.hpp"
#include "support/text.hpp"

#include <array>
#include <utility>

namespace protocol {

namespace {

constexpr auto match_ends =
    support::enum_names<MatchEnd>("BOT_A_WIN", "DRAW", "BOT_B_WIN", "BOT_A_ERROR", "BOT_B_ERROR");
constexpr auto binary_kinds = support::enum_names<BinaryKind>("API", "ENGINE", "ACTOR");

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
    return match_ends.find(text);
}

std::string_view to_text(MatchEnd end) {
    return match_ends.name_of(end);
}

std::optional<BinaryKind> binary_kind_from_text(std::string_view text) {
    return binary_kinds.find(text);
}

std::string_view to_text(BinaryKind kind) {
    return binary_kinds.name_of(kind);
}

} // namespace protocol
