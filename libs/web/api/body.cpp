#include "api/body.hpp"

#include "api/schema.hpp"

namespace api {

using support::ErrorKind;
using support::fail;
using support::JsonObject;
using support::Result;

namespace {

bool says_it_is_json(http::Request const& request) {
    auto type = request.headers.find("content-type").value_or("");
    return type.substr(0, type.find(';')) == "application/json";
}

} // namespace

Result<JsonObject> read_body(http::Request const& request, std::string const& schema) {
    if (schema.empty()) {
        return JsonObject();
    }
    if (!says_it_is_json(request)) {
        return fail(ErrorKind::invalid, "this request needs a body of type application/json");
    }
    auto const value = TULKAS_TRY(support::parse_json(request.body));
    TULKAS_TRY(check_schema(value, schemas().at(schema)));
    return value.as_object();
}

} // namespace api
