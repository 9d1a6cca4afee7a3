#include "api/page.hpp"

#include <charconv>

namespace api {

using support::ErrorKind;
using support::fail;
using support::Result;

Result<std::int64_t> read_number(std::string_view text, std::string_view name) {
    std::int64_t number = 0;
    auto const* const end = text.data() + text.size();
    auto const [stop, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc() || stop != end || number < 0) {
        return fail(ErrorKind::invalid, "{} is a whole number", name);
    }
    return number;
}

std::vector<Parameter> page_query() {
    return {{.name = "limit",
             .type = ParameterType::number,
             .description = "how many, 1 to 200; 50 if it is not said"},
            {.name = "after", .type = ParameterType::number, .description = "the id of the last one seen"}};
}

Result<Page> read_page(http::Request const& request) {
    Page page;
    if (auto const text = request.target.query.find("after")) {
        auto const after = TULKAS_TRY(read_number(*text, "after"));
        page.after = after;
    }
    if (auto const text = request.target.query.find("limit")) {
        auto const limit = read_number(*text, "limit");
        if (!limit || *limit < 1 || *limit > most_items) {
            return fail(ErrorKind::invalid, "limit is a whole number from 1 to {}", most_items);
        }
        page.limit = static_cast<int>(*limit);
    }
    return page;
}

Parameter from_query() {
    return {
        .name = "from", .type = ParameterType::number, .description = "after so many moves; 0 without it"};
}

Result<std::int64_t> read_from(http::Request const& request) {
    auto const text = request.target.query.find("from");
    return text ? read_number(*text, "from") : Result<std::int64_t>(0);
}

support::Json page_of(support::JsonArray items, Page const& page, std::int64_t last) {
    bool const more = items.size() == static_cast<std::size_t>(page.limit);
    return support::JsonObject{{"items", std::move(items)},
                               {"next", more ? support::Json(last) : support::Json()}};
}

} // namespace api
