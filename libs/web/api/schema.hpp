// Holds JSON against a schema: the part of JSON Schema that the files of schemas/ use.
//
// A library would do this, too, but its messages name the rule that was broken. These are for the person who
// sent a request: where, what must be there, and what was there.
#pragma once

#include "support/json.hpp"
#include "support/result.hpp"

#include <string>
#include <string_view>

namespace api {

// All named schemas, `components.schemas` of the OpenAPI document. They come from schemas/*.json, and are the
// one place where the form of an answer or of a body is written down.
[[nodiscard]] support::JsonObject const& schemas();

// {"$ref": …} to a named schema.
[[nodiscard]] support::Json schema_reference(std::string_view name);

// The schema itself, or the named one that it refers to.
[[nodiscard]] support::JsonObject const& referred_schema(support::JsonObject const& schema);

// The error says where the first fault is, beginning with `where`, and what is wrong: "seats[0].bot must be a
// string (got 7)". An empty `where` is the whole value, "the body".
[[nodiscard]] support::Result<void> check_schema(support::Json const& value, support::Json const& schema,
                                                 std::string const& where = "");

} // namespace api
