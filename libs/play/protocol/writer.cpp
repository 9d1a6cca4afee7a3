#include "protocol/writer.hpp"

#include "protocol/base64.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <iterator>
#include <string_view>

namespace protocol {

namespace {

void append_parameter(std::string& out, std::string_view text) {
    append_base64(out, text);
    out += '-';
}

void append_number_or_null(std::string& out, std::optional<std::int64_t> const& number) {
    append_parameter(out, number ? std::to_string(*number) : "null");
}

// The parameters of a message, each with the hyphen after it.
template <typename T>
void append_parameters(std::string&, T const&) {
    static_assert(T::type.parameters == 0);
}

void append_parameters(std::string& out, LogEntry const& entry) {
    append_parameter(out, to_text(entry.target));
    append_parameter(out, entry.text);
}

void append_parameters(std::string& out, ErrorReport const& report) {
    append_parameter(out, report.text);
}

void append_parameters(std::string& out, ChallengeResult const& result) {
    append_number_or_null(out, result.points);
    append_number_or_null(out, result.maximum);
}

void append_parameters(std::string& out, MatchResult const& result) {
    append_parameter(out, to_text(result.end));
}

void append_parameters(std::string& out, RankingResult const& result) {
    append_parameter(out, fmt::format("{}", fmt::join(result.scores, ",")));
}

void append_parameters(std::string& out, Simultaneous const& round) {
    append_parameter(out, std::to_string(round.calls));
}

void append_parameters(std::string& out, Elimination const& elimination) {
    append_parameter(out, elimination.bot.to_text());
}

void append_parameters(std::string& out, ActorBinary const& binary) {
    append_parameter(out, to_text(binary.kind));
}

void append_parameters(std::string& out, ProxyCall const& call) {
    append_parameter(out, call.target.to_text());
}

void append_parameters(std::string& out, CallResult const& result) {
    append_parameter(out, result.method);
}

template <typename T>
std::string_view data_of(T const& message) {
    if constexpr (T::type.payload == Payload::none) {
        return {};
    } else {
        return message.data;
    }
}

} // namespace

void append_line(std::string& out, Message const& message) {
    std::visit(
        [&out]<typename T>(T const& alternative) {
            out += "MESSAGE-";
            out += T::type.name;
            out += '-';
            append_parameters(out, alternative);
            std::string_view const data = data_of(alternative);
            fmt::format_int const size(data.size());
            out.append(size.data(), size.size());
            out += '-';
            out += data;
            out += '\n';
        },
        message);
}

} // namespace protocol
