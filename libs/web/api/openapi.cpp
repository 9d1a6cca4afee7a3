#include "api/openapi.hpp"

#include "api/outcomes.hpp"
#include "api/repetitions.hpp"
#include "api/schema.hpp"
#include "api/visitor.hpp"
#include "support/version.hpp"

#include <boost/algorithm/string/case_conv.hpp>

namespace api {

using support::Json;
using support::JsonArray;
using support::JsonObject;

namespace {

Json content(std::string const& schema) {
    return JsonObject{{"application/json", JsonObject{{"schema", schema_reference(schema)}}}};
}

char const* name_of(ParameterType type) {
    switch (type) {
    case ParameterType::text:
        return "string";
    case ParameterType::number:
        return "integer";
    case ParameterType::boolean:
        return "boolean";
    }
    return "";
}

JsonArray parameters_of(Operation const& operation) {
    JsonArray parameters;
    std::string_view const path = operation.path;
    for (auto open = path.find('{'); open != std::string_view::npos; open = path.find('{', open + 1)) {
        auto const close = path.find('}', open);
        parameters.push_back(JsonObject{{"name", path.substr(open + 1, close - open - 1)},
                                        {"in", "path"},
                                        {"required", true},
                                        {"schema", JsonObject{{"type", "string"}}}});
    }
    for (auto const& parameter : operation.query) {
        parameters.push_back(JsonObject{{"name", parameter.name},
                                        {"in", "query"},
                                        {"required", parameter.is_required},
                                        {"description", parameter.description},
                                        {"schema", JsonObject{{"type", name_of(parameter.type)}}}});
    }
    bool const is_at_table = operation.method == http::Method::post && operation.path.starts_with("/tables");
    if (is_at_table || recognises_repetition(operation)) {
        parameters.push_back(JsonObject{
            {"name", "Idempotency-Key"},
            {"in", "header"},
            {"required", false},
            {"description", "the sender's name for this request: sent again, it is carried out once"},
            {"schema", JsonObject{{"type", "string"}, {"maxLength", longest_key}}}});
    }
    return parameters;
}

JsonObject responses_of(Operation const& operation) {
    JsonObject responses;
    for (auto const& outcome : all_outcomes(operation)) {
        JsonObject response{{"description", outcome.description}};
        if (!outcome.schema.empty()) {
            response["content"] = content(outcome.schema);
        } else if (!outcome.type.empty()) {
            response["content"] = JsonObject{{outcome.type, JsonObject()}};
        }
        responses[std::to_string(outcome.status)] = std::move(response);
    }
    responses["default"] = JsonObject{{"description", "the server failed, or has too much to do"},
                                      {"content", content("Error")}};
    return responses;
}

Json described(Operation const& operation) {
    JsonObject described{{"operationId", operation.id},
                         {"summary", operation.summary},
                         {"responses", responses_of(operation)}};
    if (auto parameters = parameters_of(operation); !parameters.empty()) {
        described["parameters"] = std::move(parameters);
    }
    if (!operation.body.empty()) {
        described["requestBody"] = JsonObject{{"required", true}, {"content", content(operation.body)}};
    }
    if (!operation.body_type.empty()) {
        described["requestBody"] =
            JsonObject{{"required", true}, {"content", JsonObject{{operation.body_type, JsonObject()}}}};
    }
    if (operation.access == Access::anybody) {
        described["security"] = JsonArray();
    }
    return described;
}

Json security_schemes() {
    return JsonObject{
        {"session", JsonObject{{"type", "apiKey"},
                               {"in", "cookie"},
                               {"name", session_cookie},
                               {"description", "over HTTPS it is called __Host-tulkas_session"}}},
        {"token", JsonObject{{"type", "http"}, {"scheme", "bearer"}}},
    };
}

} // namespace

Json openapi_document(std::span<Operation const> operations) {
    JsonObject paths;
    for (auto const& operation : operations) {
        auto& path = paths[prefix + operation.path];
        if (!path.is_object()) {
            path = JsonObject();
        }
        auto const method = boost::to_lower_copy(std::string(name_of(operation.method)));
        path.as_object()[method] = described(operation);
    }
    return JsonObject{
        {"openapi", "3.1.0"},
        {"info", JsonObject{{"title", "Tulkas"}, {"version", support::version}}},
        {"paths", std::move(paths)},
        {"security", JsonArray{JsonObject{{"session", JsonArray()}}, JsonObject{{"token", JsonArray()}}}},
        {"components", JsonObject{{"schemas", schemas()}, {"securitySchemes", security_schemes()}}},
    };
}

} // namespace api
