#include "api/body.hpp"

#include <algorithm>

namespace api {

using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonObject;
using support::Result;

namespace {

bool is_of(FieldKind kind, Json const& value) {
    switch (kind) {
    case FieldKind::text:
        return value.is_string();
    case FieldKind::number:
        return value.is_int64();
    case FieldKind::boolean:
        return value.is_bool();
    case FieldKind::list:
        return value.is_array();
    case FieldKind::object:
        return value.is_object();
    }
    return false;
}

char const* name_of(FieldKind kind) {
    switch (kind) {
    case FieldKind::text:
        return "text";
    case FieldKind::number:
        return "a whole number";
    case FieldKind::boolean:
        return "true or false";
    case FieldKind::list:
        return "a list";
    case FieldKind::object:
        return "an object";
    }
    return "";
}

bool says_it_is_json(http::Request const& request) {
    auto type = request.headers.find("content-type").value_or("");
    return type.substr(0, type.find(';')) == "application/json";
}

Result<void> check(JsonObject const& object, std::vector<Field> const& fields) {
    for (auto const& field : fields) {
        auto const* const value = object.if_contains(field.name);
        if (value == nullptr && field.required) {
            return fail(ErrorKind::invalid, "the field {} is missing", field.name);
        }
        if (value != nullptr && !is_of(field.kind, *value)) {
            return fail(ErrorKind::invalid, "the field {} is {}", field.name, name_of(field.kind));
        }
    }
    for (auto const& [key, value] : object) {
        if (std::ranges::find(fields, std::string_view(key), &Field::name) == fields.end()) {
            return fail(ErrorKind::invalid, "there is no field {}", std::string_view(key));
        }
    }
    return {};
}

} // namespace

Result<JsonObject> read_body(http::Request const& request, std::vector<Field> const& fields) {
    if (fields.empty()) {
        return JsonObject();
    }
    if (!says_it_is_json(request)) {
        return fail(ErrorKind::invalid, "this wants a body of type application/json");
    }
    auto const value = TULKAS_TRY(support::parse_json(request.body));
    if (!value.is_object()) {
        return fail(ErrorKind::invalid, "the body is an object");
    }
    auto const& object = value.get_object();
    auto const checked = check(object, fields);
    return checked ? Result<JsonObject>(object) : pass_on(checked);
}

} // namespace api
