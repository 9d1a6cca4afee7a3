#include "protocol/payload.hpp"

#include "protocol/base64.hpp"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include <utility>

namespace protocol {

using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonObject;
using support::pass_on;
using support::Result;

namespace {

std::string in_base64(std::string_view text) {
    std::string data;
    append_base64(data, text);
    return data;
}

Result<std::optional<std::int64_t>> microseconds(Json const& time, std::string_view key) {
    auto const* members = time.if_object();
    auto const* value = members == nullptr ? nullptr : members->if_contains(key);
    if (value == nullptr || value->is_null()) {
        return std::nullopt;
    }
    auto const number = support::integer_member(time, key);
    return number ? Result<std::optional<std::int64_t>>(*number) : pass_on(number);
}

Result<CallTime> time_from(Json const& time) {
    auto const call = TULKAS_TRY(microseconds(time, "call_us"));
    auto const game = TULKAS_TRY(microseconds(time, "game_us"));
    return CallTime{.call_us = call, .game_us = game};
}

} // namespace

std::string payload_from(Json const& value) {
    return in_base64(support::to_text(value));
}

Result<Json> value_from(std::string_view data) {
    if (auto const fault = base64_fault(data)) {
        return fail(ErrorKind::invalid, "data, byte {}: {}", fault->at, fault->what);
    }
    std::string text;
    decode_base64(data, text);
    return support::parse_json(text);
}

std::string payload_from_call(std::string_view method, JsonObject const& params) {
    // Written piece by piece: the handler reads the method at the front, so the order matters.
    return in_base64(fmt::format(R"({{"method":{},"params":{}}})",
                                 boost::json::serialize(boost::json::string_view(method)),
                                 boost::json::serialize(params)));
}

Result<Call> call_from(std::string_view data) {
    auto value = TULKAS_TRY(value_from(data));
    auto const method = TULKAS_TRY(support::string_member(value, "method"));
    auto& members = value.get_object();
    auto* params = members.if_contains("params");
    if (params == nullptr || !params->is_object()) {
        return fail(ErrorKind::invalid, "the call has no object \"params\"");
    }
    auto const* time_member = members.if_contains("time");
    auto const time = time_member == nullptr ? Result<CallTime>(CallTime{}) : time_from(*time_member);
    if (!time) {
        return pass_on(time);
    }
    return Call{.method = std::string(method), .params = std::move(params->get_object()), .time = *time};
}

} // namespace protocol
