#include "storage/connection_string.hpp"

#include <fmt/format.h>

#include <libpq-fe.h>
#include <map>
#include <memory>

namespace storage {

using support::ErrorKind;
using support::fail;

namespace {

constexpr std::string_view sqlite_prefix = "sqlite:";

bool is_for_postgresql(std::string_view text) {
    return text.starts_with("postgresql://") || text.starts_with("postgres://");
}

} // namespace

support::Result<DatabaseAddress> parse_connection_string(std::string_view text) {
    if (is_for_postgresql(text)) {
        return DatabaseAddress{Backend::postgresql, std::string(text)};
    }
    if (!text.starts_with(sqlite_prefix)) {
        return fail(ErrorKind::invalid, "a connection string begins with sqlite: or postgresql://");
    }
    text.remove_prefix(sqlite_prefix.size());
    if (text.empty()) {
        return fail(ErrorKind::invalid, "the path of the database is missing after sqlite:");
    }
    if (text.find_first_of(std::string_view("\"\0", 2)) != std::string_view::npos) {
        return fail(ErrorKind::invalid,
                    "the path of the database has a character in it that SQLite's driver cannot take");
    }
    return DatabaseAddress{Backend::sqlite, std::string(text)};
}

std::string without_secrets(DatabaseAddress const& place) {
    if (place.backend == Backend::sqlite) {
        return "sqlite:" + place.where;
    }
    std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> const options(
        PQconninfoParse(place.where.c_str(), nullptr), &PQconninfoFree);
    std::map<std::string_view, std::string> told;
    for (auto const* option = options.get(); option != nullptr && option->keyword != nullptr; ++option) {
        told[option->keyword] = option->val == nullptr ? "" : option->val;
    }
    auto const with = [&](char const* before, char const* name, char const* after) {
        return told[name].empty() ? "" : before + told[name] + after;
    };
    return fmt::format("postgresql://{}{}{}/{}", with("", "user", "@"), with("", "host", ""),
                       with(":", "port", ""), told["dbname"]);
}

} // namespace storage
