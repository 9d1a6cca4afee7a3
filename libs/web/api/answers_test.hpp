// Holds what an interface answers in tests against its own description.
#pragma once

#include "api/interface.hpp"
#include "api/outcomes.hpp"
#include "api/schema.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace api::tests {

// An answer of an operation has a documented status, and its JSON fits the schema of that.
inline void expect_documented(Interface const& interface, http::Request const& request,
                              http::Response const& response) {
    auto const route = interface.route_of(request);
    auto const operation = std::ranges::find_if(interface.operations(), [&](Operation const& each) {
        return route == prefix + each.path && each.method == request.method;
    });
    if (operation == interface.operations().end()) {
        return;
    }
    auto const outcomes = all_outcomes(*operation);
    auto const outcome = std::ranges::find(outcomes, response.status, &Outcome::status);
    ASSERT_TRUE(outcome != outcomes.end() || response.status >= 500)
        << operation->id << ' ' << response.status << ' ' << response.text();
    auto const schema = outcome == outcomes.end() ? "Error" : outcome->schema;
    if (!schema.empty()) {
        auto const answer = support::parse_json(response.text()).value();
        auto const checked = check_schema(answer, schema_reference(schema), operation->id);
        EXPECT_TRUE(checked) << checked.error().message << "\n" << response.text();
    }
}

} // namespace api::tests
