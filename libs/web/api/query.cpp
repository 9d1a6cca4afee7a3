#include "api/query.hpp"

#include "api/page.hpp"

namespace api {

using support::Result;

std::string query_text(Call const& call, std::string_view name) {
    return std::string(call.request.target.query.find(name).value_or(""));
}

Result<std::optional<std::int64_t>> query_number(Call const& call, std::string_view name) {
    auto const text = call.request.target.query.find(name);
    if (!text) {
        return std::nullopt;
    }
    auto const number = read_number(*text, name);
    return number ? Result<std::optional<std::int64_t>>(*number) : pass_on(number);
}

bool is_administrator(Call const& call) {
    return call.person && call.person->role == people::Role::administrator;
}

} // namespace api
