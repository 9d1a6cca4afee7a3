#include "openid/metadata.hpp"

#include "openid/claim_text.hpp"

#include <algorithm>
#include <string_view>

namespace openid {

using support::ErrorKind;
using support::fail;
using support::JsonArray;
using support::JsonObject;
using support::Result;

namespace {

bool names(JsonObject const& object, std::string_view key, std::string_view wanted) {
    auto const* const found = object.if_contains(key);
    return found != nullptr && found->is_array() &&
           std::ranges::any_of(found->as_array(), [&](auto const& one) {
               return one.is_string() && std::string_view(one.as_string()) == wanted;
           });
}

} // namespace

Result<Metadata> read_metadata(JsonObject const& found, Client const& client) {
    if (text_in(found, "issuer") != client.issuer) {
        return fail(ErrorKind::unavailable, "the login provider calls itself by another name than {}",
                    client.issuer);
    }
    Metadata metadata{.authorization = text_in(found, "authorization_endpoint"),
                      .token = text_in(found, "token_endpoint"),
                      .keys = text_in(found, "jwks_uri"),
                      .user_info = text_in(found, "userinfo_endpoint"),
                      .logout = text_in(found, "end_session_endpoint")};
    for (auto const* const url :
         {&metadata.authorization, &metadata.token, &metadata.keys, &metadata.user_info, &metadata.logout}) {
        bool const is_web =
            url->starts_with("https://") || (client.allows_http && url->starts_with("http://"));
        bool const may_be_missing = url == &metadata.user_info || url == &metadata.logout;
        if (!is_web && !(may_be_missing && url->empty())) {
            return fail(ErrorKind::unavailable,
                        "the login provider's metadata names no https address where it must");
        }
    }
    metadata.wants_secret_in_body =
        found.contains("token_endpoint_auth_methods_supported") &&
        !names(found, "token_endpoint_auth_methods_supported", "client_secret_basic");
    auto const* const names_itself = found.if_contains("authorization_response_iss_parameter_supported");
    metadata.names_itself = names_itself != nullptr && names_itself->is_bool() && names_itself->as_bool();
    return metadata;
}

Result<JsonArray> read_keys(JsonObject const& found) {
    auto const* const list = found.if_contains("keys");
    if (list == nullptr || !list->is_array()) {
        return fail(ErrorKind::unavailable, "the login provider's keys cannot be read");
    }
    return list->as_array();
}

} // namespace openid
