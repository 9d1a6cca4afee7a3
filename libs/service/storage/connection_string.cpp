#include "storage/connection_string.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
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

using Options = std::map<std::string, std::string, std::less<>>;

// libpq says what is wrong, and behind a colon shows all of what it was given, which may be a secret.
std::string without_the_text(std::string_view message) {
    return std::string(message.substr(0, std::min(message.find(": \""), message.find('\n'))));
}

support::Result<Options> read_options(std::string const& text) {
    char* said = nullptr;
    std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> const options(
        PQconninfoParse(text.c_str(), &said), &PQconninfoFree);
    std::unique_ptr<char, decltype(&PQfreemem)> const message(said, &PQfreemem);
    if (!options) {
        return fail(ErrorKind::invalid, "{}",
                    message ? without_the_text(message.get()) : "libpq has no memory left");
    }
    Options told;
    for (auto const* option = options.get(); option->keyword != nullptr; ++option) {
        if (option->val != nullptr) {
            told.emplace(option->keyword, option->val);
        }
    }
    return told;
}

std::string percent_encoded(std::string_view text) {
    std::string encoded;
    for (char const letter : text) {
        bool const is_plain = (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
                              (letter >= '0' && letter <= '9') || std::string_view("-._~/").contains(letter);
        encoded +=
            is_plain ? std::string(1, letter) : fmt::format("%{:02X}", static_cast<unsigned char>(letter));
    }
    return encoded;
}

// SOCI takes a connection string apart at spaces and puts an equals sign behind each part that has none. Here
// is no space, and always an equals sign.
support::Result<DatabaseAddress> server_address(std::string_view text) {
    if (text.contains('\0')) {
        return fail(ErrorKind::invalid, "a connection string has no zero byte");
    }
    auto options = TULKAS_TRY(read_options(std::string(text)));
    options.emplace("fallback_application_name", application_name);
    DatabaseAddress address{Backend::postgresql, "postgresql:///?"};
    for (auto const& [name, value] : options) {
        address = with_option(std::move(address), name, value);
    }
    return address;
}

// What the database keeps for us. A session that its client has left ends when the network says so, or when
// a limit passes, and its locks with it.
std::string session_settings(Limits const& limits) {
    auto const milliseconds = [](auto time) {
        return std::chrono::duration_cast<std::chrono::milliseconds>(time).count();
    };
    return fmt::format("-cclient_min_messages=warning -cstatement_timeout={} -clock_timeout={} "
                       "-cidle_in_transaction_session_timeout={} -cclient_connection_check_interval=1000 "
                       "-ctcp_keepalives_idle=5 -ctcp_keepalives_interval=2 -ctcp_keepalives_count=3 "
                       "-ctcp_user_timeout=10000",
                       milliseconds(limits.statement), milliseconds(limits.lock),
                       milliseconds(limits.idle_in_transaction));
}

} // namespace

support::Result<DatabaseAddress> parse_connection_string(std::string_view text) {
    if (is_for_postgresql(text)) {
        return server_address(text);
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
    auto const options = read_options(place.where);
    auto told = options ? *options : Options();
    auto const with = [&](char const* before, char const* name, char const* after) {
        return told[name].empty() ? "" : before + told[name] + after;
    };
    return fmt::format("postgresql://{}{}{}/{}", with("", "user", "@"), with("", "host", ""),
                       with(":", "port", ""), told["dbname"]);
}

std::optional<std::string> option_of(DatabaseAddress const& place, std::string_view option) {
    auto const options = read_options(place.where);
    auto const found = options ? options->find(option) : Options::const_iterator();
    return options && found != options->end() ? std::optional(found->second) : std::nullopt;
}

DatabaseAddress with_option(DatabaseAddress place, std::string_view option, std::string_view value) {
    place.where +=
        fmt::format("{}{}={}", place.where.ends_with('?') ? "" : "&", option, percent_encoded(value));
    return place;
}

DatabaseAddress with_limits(DatabaseAddress place, Limits const& limits) {
    if (place.backend == Backend::sqlite) {
        return place;
    }
    auto const connect = std::to_string(limits.connect.count());
    for (auto const& [name, value] : {std::pair("connect_timeout", connect.c_str()),
                                      {"keepalives", "1"},
                                      {"keepalives_idle", "5"},
                                      {"keepalives_interval", "2"},
                                      {"keepalives_count", "3"},
                                      {"tcp_user_timeout", "10000"}}) {
        place = option_of(place, name) ? place : with_option(std::move(place), name, value);
    }
    auto const own = option_of(place, "options").value_or("");
    auto const settings = session_settings(limits) + (own.empty() ? "" : " " + own); // later ones win
    return with_option(std::move(place), "options", settings);
}

} // namespace storage
