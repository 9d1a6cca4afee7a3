// Long lists, page by page: `?limit=` how many, `?after=` the id of the last one seen. An answer is
// {"items": […], "next": the `after` of the next page, or null}.
#pragma once

#include "api/operation.hpp"
#include "http/request.hpp"
#include "http/response.hpp"
#include "support/json.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <functional>
#include <vector>

namespace api {

inline constexpr int most_items = 200;

struct Page {
    std::int64_t after = 0;
    int limit = 50;
};

// For the list of operations.
[[nodiscard]] std::vector<Parameter> page_query();

[[nodiscard]] support::Result<Page> read_page(http::Request const& request);

// A whole number from 0 as it stands in a path or a query.
[[nodiscard]] support::Result<std::int64_t> read_number(std::string_view text, std::string_view name);

// `?from=`: after so many moves; from the start without it.
[[nodiscard]] Parameter from_query();
[[nodiscard]] support::Result<std::int64_t> read_from(http::Request const& request);

// `last` is the id of the last item.
[[nodiscard]] support::Json page_of(support::JsonArray items, Page const& page, std::int64_t last);

// What was found for a page: each row as `show` has it, which may fail; `id` is a row's.
template <typename Row, typename Id, typename Show>
[[nodiscard]] support::Result<http::Response> page_answer(support::Result<std::vector<Row>> const& rows,
                                                          Page const& page, Id id, Show show) {
    if (!rows) {
        return pass_on(rows);
    }
    support::JsonArray items;
    for (auto const& row : *rows) {
        support::Result<support::Json> item(show(row));
        if (!item) {
            return pass_on(item);
        }
        items.push_back(*std::move(item));
    }
    auto const last = rows->empty() ? 0 : std::invoke(id, rows->back());
    return http::make_json(200, page_of(std::move(items), page, last));
}

} // namespace api
