#include "protocol/parser.hpp"

#include "protocol/line.hpp"
#include "support/text.hpp"

#include <cstdint>
#include <variant>

namespace protocol {

using support::in_quotes;
using support::Result;

namespace {

// What a name means, or an error that says what it should have been.
template <typename T>
Result<T> named(std::optional<T> const& value, Part const& parameter, std::string_view expected) {
    if (!value) {
        return fail_at(parameter.at, "{} is not {}", in_quotes(parameter.text), expected);
    }
    return *value;
}

Result<std::optional<std::int64_t>> number_or_null(Part const& parameter) {
    if (parameter.text == "null") {
        return std::nullopt;
    }
    auto const number = support::whole_number<std::int64_t>(parameter.text);
    if (!number) {
        return fail_at(parameter.at, "{} is neither a whole number nor null", in_quotes(parameter.text));
    }
    return number;
}

// The message of type T that a line holds. Types without parameters need no reading.
template <typename T>
Result<Message> read(Line const&) {
    static_assert(T::type.parameters == 0 && T::type.payload == Payload::none);
    return T{};
}

template <>
Result<Message> read<StartNotice>(Line const& line) {
    return StartNotice{.data = line.data};
}

template <>
Result<Message> read<LogEntry>(Line const& line) {
    auto const& [target_name, text] = line.parameters;
    auto const target = TULKAS_TRY(named(log_target_from_text(target_name.text), target_name,
                                         "whose log it is for: SELF, BOTS, ALL or a bot's name"));
    return LogEntry{.target = target, .text = text.text};
}

template <>
Result<Message> read<ErrorReport>(Line const& line) {
    return ErrorReport{.text = line.parameters[0].text};
}

template <>
Result<Message> read<ChallengeResult>(Line const& line) {
    auto const points = TULKAS_TRY(number_or_null(line.parameters[0]));
    auto const maximum = TULKAS_TRY(number_or_null(line.parameters[1]));
    return ChallengeResult{.points = points, .maximum = maximum};
}

template <>
Result<Message> read<MatchResult>(Line const& line) {
    Part const& name = line.parameters[0];
    auto const end = TULKAS_TRY(named(match_end_from_text(name.text), name,
                                      "a result: BOT_A_WIN, DRAW, BOT_B_WIN, BOT_A_ERROR or BOT_B_ERROR"));
    return MatchResult{.end = end};
}

template <>
Result<Message> read<RankingResult>(Line const& line) {
    Part const& list = line.parameters[0];
    RankingResult result;
    for (std::size_t begin = 0; begin <= list.text.size();) {
        std::string_view const score_text = list.text.substr(begin, list.text.find(',', begin) - begin);
        auto const score = support::whole_number<std::int64_t>(score_text);
        if (!score) {
            return fail_at(list.at, "{} is not a score, a whole number", in_quotes(score_text));
        }
        result.scores.push_back(*score);
        begin += score_text.size() + 1;
    }
    return result;
}

template <>
Result<Message> read<GameView>(Line const& line) {
    return GameView{.data = line.data};
}

template <>
Result<Message> read<Simultaneous>(Line const& line) {
    Part const& count = line.parameters[0];
    auto const calls =
        TULKAS_TRY(named(support::whole_number<std::int64_t>(count.text), count, "a number of calls"));
    return Simultaneous{.calls = calls};
}

Result<BotName> bot_name(Part const& name) {
    return named(BotName::from_text(name.text), name, "a bot's name: BOT_A, BOT_B, BOT_0, …");
}

template <>
Result<Message> read<Elimination>(Line const& line) {
    auto const bot = TULKAS_TRY(bot_name(line.parameters[0]));
    return Elimination{.bot = bot};
}

template <>
Result<Message> read<ActorBinary>(Line const& line) {
    Part const& name = line.parameters[0];
    auto const kind =
        TULKAS_TRY(named(binary_kind_from_text(name.text), name, "a kind of binary: API, ENGINE or ACTOR"));
    return ActorBinary{.kind = kind, .data = line.data};
}

template <>
Result<Message> read<ProxyCall>(Line const& line) {
    auto const target = TULKAS_TRY(bot_name(line.parameters[0]));
    return ProxyCall{.target = target, .data = line.data};
}

template <>
Result<Message> read<CallResult>(Line const& line) {
    return CallResult{.method = line.parameters[0].text, .data = line.data};
}

// One for each type, in the order of Message's alternatives.
constexpr auto readers = []<typename... T>(std::variant<T...> const*) {
    return std::array{&read<T>...};
}(static_cast<Message const*>(nullptr));

} // namespace

Result<Message> Parser::parse(std::string_view text) {
    auto const line = TULKAS_TRY(split_line(text, m_limits, m_texts));
    return readers.at(line.type)(line);
}

} // namespace protocol
