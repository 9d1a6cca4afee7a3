#include "server/database_settings.hpp"

#include "server/settings.hpp"
#include "support/file_io.hpp"

#include <boost/algorithm/string/trim.hpp>

#include <algorithm>

namespace server {

using kreator::Properties;
using support::ErrorKind;
using support::fail;
using support::Result;

Result<int> number_within(Properties const& properties, char const* name, int least, int most) {
    auto const number = properties.required<std::int64_t>(name);
    if (number < least || number > most) {
        return fail(ErrorKind::invalid, "{} is {}; it must be from {} to {}", name, number, least, most);
    }
    return static_cast<int>(number);
}

namespace {

// Said directly, or in a file: the command line and the environment are less private.
Result<std::string> told_connection_string(Properties const& properties) {
    constexpr std::uint64_t most_bytes = 4096;
    auto told = properties.optional<std::string>(connection_string).value_or("");
    auto const file = properties.optional<std::string>(connection_string_file).value_or("");
    if (file.empty()) {
        return told;
    }
    if (!told.empty()) {
        return fail(ErrorKind::invalid, "{} and {} cannot both be set", connection_string,
                    connection_string_file);
    }
    auto const text = support::read_file(file, most_bytes);
    if (!text) {
        return fail(ErrorKind::invalid, "{}: {}", connection_string_file, text.error().message);
    }
    auto const trimmed = boost::trim_copy(*text);
    return trimmed.empty() ? fail(ErrorKind::invalid, "{}: {} is empty", connection_string_file, file)
                           : Result<std::string>(trimmed);
}

} // namespace

Result<storage::DatabaseAddress> database_address(Properties const& properties,
                                                  std::filesystem::path const& data) {
    auto const told = TULKAS_TRY(told_connection_string(properties));
    auto place =
        storage::parse_connection_string(told.empty() ? "sqlite:" + (data / "tulkas.db").string() : told);
    if (!place) {
        return fail(ErrorKind::invalid, "{}: {}", connection_string, place.error().message);
    }
    return place;
}

Result<storage::Limits> database_limits(Properties const& properties) {
    constexpr int least_silence = 100; // ms
    constexpr int most_silence = 60'000;
    constexpr int most = 3600; // seconds
    storage::Limits limits;
    limits.silence = std::chrono::milliseconds(TULKAS_TRY(
        number_within(properties, "Server.Database.SilenceMilliseconds", least_silence, most_silence)));
    limits.connect = std::chrono::seconds(
        TULKAS_TRY(number_within(properties, "Server.Database.ConnectSeconds", 2, most)));
    limits.statement = std::chrono::seconds(
        TULKAS_TRY(number_within(properties, "Server.Database.StatementSeconds", 1, most)));
    limits.lock =
        std::chrono::seconds(TULKAS_TRY(number_within(properties, "Server.Database.LockSeconds", 1, most)));
    limits.idle_in_transaction =
        std::chrono::seconds(TULKAS_TRY(number_within(properties, "Server.Database.IdleSeconds", 1, most)));
    limits.transaction = std::max(limits.transaction, 2 * limits.statement);
    return limits;
}

} // namespace server
