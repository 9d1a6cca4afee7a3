#include "support/json.hpp"

#include <boost/json/serialize.hpp>
#include <boost/json/stream_parser.hpp>

namespace support {

Result<Json> parse_json(std::string_view text) {
    boost::json::parse_options options;
    options.max_depth = 32;
    boost::json::stream_parser parser({}, options);
    boost::json::error_code error;
    std::size_t const read = parser.write_some(text.data(), text.size(), error);
    if (!error) {
        parser.finish(error);
    }
    if (error) {
        return fail(ErrorKind::invalid, "not JSON at byte {}: {}", read, error.message());
    }
    if (text.find_first_not_of(" \t\r\n", read) != std::string_view::npos) {
        return fail(ErrorKind::invalid, "not JSON at byte {}: text after the value", read);
    }
    return parser.release();
}

std::string to_text(Json const& value) {
    return boost::json::serialize(value);
}

namespace {

Result<JsonObject const*> as_object(Json const& value, std::string_view key) {
    auto const* object = value.if_object();
    if (object == nullptr) {
        return fail(ErrorKind::invalid, "expected an object with \"{}\"", key);
    }
    return object;
}

Result<Json const*> member(JsonObject const& object, std::string_view key) {
    auto const* found = object.if_contains(key);
    if (found == nullptr) {
        return fail(ErrorKind::invalid, "\"{}\" is missing", key);
    }
    return found;
}

} // namespace

Result<std::string_view> string_member(JsonObject const& object, std::string_view key) {
    auto const found = TULKAS_TRY(member(object, key));
    if (!found->is_string()) {
        return fail(ErrorKind::invalid, "\"{}\" is not a string", key);
    }
    return std::string_view(found->get_string());
}

Result<std::int64_t> integer_member(JsonObject const& object, std::string_view key) {
    auto const found = TULKAS_TRY(member(object, key));
    if (!found->is_int64()) {
        return fail(ErrorKind::invalid, "\"{}\" is not a whole number", key);
    }
    return found->get_int64();
}

Result<std::string_view> string_member(Json const& object, std::string_view key) {
    auto const found = TULKAS_TRY(as_object(object, key));
    return string_member(*found, key);
}

Result<std::int64_t> integer_member(Json const& object, std::string_view key) {
    auto const found = TULKAS_TRY(as_object(object, key));
    return integer_member(*found, key);
}

} // namespace support
