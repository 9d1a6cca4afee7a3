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

Result<Json const*> member(Json const& object, std::string_view key) {
    auto const* members = object.if_object();
    if (members == nullptr) {
        return fail(ErrorKind::invalid, "expected an object with \"{}\"", key);
    }
    auto const* found = members->if_contains(key);
    if (found == nullptr) {
        return fail(ErrorKind::invalid, "\"{}\" is missing", key);
    }
    return found;
}

} // namespace

Result<std::string_view> string_member(Json const& object, std::string_view key) {
    auto const found = member(object, key);
    if (!found) {
        return pass_on(found);
    }
    if (!(*found)->is_string()) {
        return fail(ErrorKind::invalid, "\"{}\" is not a string", key);
    }
    return std::string_view((*found)->get_string());
}

Result<std::int64_t> integer_member(Json const& object, std::string_view key) {
    auto const found = member(object, key);
    if (!found) {
        return pass_on(found);
    }
    if (!(*found)->is_int64()) {
        return fail(ErrorKind::invalid, "\"{}\" is not a whole number", key);
    }
    return (*found)->get_int64();
}

} // namespace support
