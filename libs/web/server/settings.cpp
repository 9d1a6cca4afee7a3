#include "server/settings.hpp"

#include "http/address.hpp"
#include "server/database_settings.hpp"
#include "server/limit_settings.hpp"
#include "server/mail_settings.hpp"
#include "server/retention_settings.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <iterator>
#include <thread>

namespace server {

using kreator::Declaration;
using kreator::Properties;
using kreator::PropertyValue;
using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;

namespace {

constexpr std::int64_t standard_port = 8080;
constexpr std::int64_t standard_body_kilobytes = 1024;
constexpr std::int64_t standard_upload_kilobytes = 5 * 1024; // a package of a game has at most 4 MiB of files
constexpr std::int64_t standard_connections = 20'000;
constexpr std::int64_t standard_connections_of_one = 5000; // a class, with several pages each
constexpr std::int64_t standard_ladder_share = 20;
constexpr std::int64_t standard_sleeping_games = 16;
constexpr std::int64_t standard_lease = 60;
constexpr std::int64_t standard_repeats = 5;
constexpr int most_threads = 256;
constexpr int least_lease = 3; // seconds: it is prolonged every third part of it
constexpr int most_lease = 3600;
constexpr std::size_t kilobyte = 1024;

Result<std::optional<http::TlsFiles>> tls_files(Properties const& properties) {
    auto const certificate = properties.optional<std::string>("Server.Tls.Certificate");
    auto const key = properties.optional<std::string>("Server.Tls.PrivateKey");
    if (certificate.has_value() != key.has_value()) {
        return fail(ErrorKind::invalid,
                    "Server.Tls.Certificate and Server.Tls.PrivateKey must be set together; {} is missing",
                    certificate ? "Server.Tls.PrivateKey" : "Server.Tls.Certificate");
    }
    return certificate ? std::optional(http::TlsFiles{*certificate, *key}) : std::nullopt;
}

Result<http::ServerSettings> http_settings(Properties const& properties) {
    auto const port = number_within(properties, "Server.Port", 0, 65535);
    auto const threads = number_within(properties, "Server.Threads", 0, most_threads);
    auto const body = number_within(properties, "Server.MostBodyKilobytes", 1, 1024 * 1024);
    auto const upload = number_within(properties, "Server.MostUploadKilobytes", 1, 1024 * 1024);
    auto const connections = number_within(properties, "Server.MostConnections", 1, 1'000'000);
    auto const of_one = number_within(properties, "Server.MostConnectionsOfAnAddress", 1, 1'000'000);
    auto const tls = tls_files(properties);
    for (auto const* const failed : {&port, &threads, &body, &upload, &connections, &of_one}) {
        if (!*failed) {
            return pass_on(*failed);
        }
    }
    if (!tls) {
        return pass_on(tls);
    }
    auto const cores = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    http::ServerSettings settings{.address = properties.required<std::string>("Server.Address"),
                                  .port = static_cast<std::uint16_t>(*port),
                                  .threads = *threads == 0 ? cores : *threads,
                                  .tls = *tls,
                                  .limits = {}};
    settings.limits.body_bytes = static_cast<std::size_t>(*body) * kilobyte;
    settings.limits.upload_bytes = static_cast<std::size_t>(*upload) * kilobyte;
    settings.limits.connections = static_cast<std::size_t>(*connections);
    settings.limits.connections_of_an_address = static_cast<std::size_t>(*of_one);
    return settings;
}

Result<LogSettings> log_settings(Properties const& properties) {
    auto const level = log_level(properties.required<std::string>("Server.Log.Level"));
    if (!level) {
        return fail(ErrorKind::invalid, "Server.Log.Level: {}", level.error().message);
    }
    auto const format = log_format(properties.required<std::string>("Server.Log.Format"));
    if (!format) {
        return fail(ErrorKind::invalid, "Server.Log.Format: {}", format.error().message);
    }
    return LogSettings{.level = *level, .format = *format};
}

// At least two threads, of which one is judging's alone.
Result<queue::Share> share(Properties const& properties) {
    constexpr int most_percent = 100;
    auto const threads = number_within(properties, "Work.Threads", 0, most_threads);
    auto const ladder = number_within(properties, "Work.LadderThreads", 0, most_threads);
    auto const percent = number_within(properties, "Work.LadderShare", 0, most_percent);
    auto const resting = number_within(properties, "Work.SleepingGames", 0, most_threads);
    for (auto const* const failed : {&threads, &ladder, &percent, &resting}) {
        if (!*failed) {
            return pass_on(*failed);
        }
    }
    auto const cores = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    return queue::Share{.threads = std::max(2, *threads == 0 ? cores : *threads),
                        .resting = *resting,
                        .ladder = *ladder,
                        .ladder_cores = static_cast<double>(cores) * *percent / most_percent};
}

Result<std::optional<support::Address>> status_address(Properties const& properties) {
    auto const text = properties.optional<std::string>("Work.StatusAddress").value_or("");
    if (text.empty()) {
        return std::nullopt;
    }
    // Port 0 is any that is free, as for the server; nobody could connect to it, so an address has none.
    bool const is_any_port = text.ends_with(":0");
    auto address = is_any_port ? support::Address::parse(text.substr(0, text.size() - 2), std::uint16_t{1})
                               : support::Address::parse(text);
    if (!address) {
        return fail(ErrorKind::invalid, "Work.StatusAddress: {}", address.error().message);
    }
    address->port = is_any_port ? std::uint16_t{0} : address->port;
    return *std::move(address);
}

Result<submissions::Standards> judging(Properties const& properties) {
    constexpr int most_games = 1000;
    auto const games = number_within(properties, "Judge.Games", 1, most_games);
    auto const wins = number_within(properties, "Judge.Wins", 0, most_games);
    auto const kilobytes = number_within(properties, "Judge.MostSourceKilobytes", 0, 1024 * 1024);
    for (auto const* const failed : {&games, &wins, &kilobytes}) {
        if (!*failed) {
            return pass_on(*failed);
        }
    }
    if (*wins > *games) {
        return fail(ErrorKind::invalid, "Judge.Wins is {}; it must be at most Judge.Games ({})", *wins,
                    *games);
    }
    submissions::Standards standards{.games = *games, .wins = *wins};
    if (*kilobytes > 0) {
        standards.most_bytes = static_cast<std::uint64_t>(*kilobytes) * kilobyte;
    }
    return standards;
}

Result<LaneSettings> lanes(Properties const& properties) {
    constexpr int most_hashing = 64;
    constexpr int most_waiting = 100'000;
    auto const workers = number_within(properties, "Server.Workers", 1, most_threads);
    auto const hashing = number_within(properties, "Server.PasswordThreads", 1, most_hashing);
    auto const waiting = number_within(properties, "Server.MostPasswordsWaiting", 1, most_waiting);
    for (auto const* const failed : {&workers, &hashing, &waiting}) {
        if (!*failed) {
            return pass_on(*failed);
        }
    }
    return LaneSettings{.workers = *workers, .password_threads = *hashing, .most_passwords = *waiting};
}

Result<std::string> public_url(Properties const& properties) {
    auto url = properties.optional<std::string>("Server.PublicUrl").value_or("");
    if (!url.empty() && !url.starts_with("http://") && !url.starts_with("https://")) {
        return fail(ErrorKind::invalid, "Server.PublicUrl must begin with http:// or https://");
    }
    while (url.ends_with('/')) {
        url.pop_back();
    }
    if (auto const address = http::parse_address(url); !url.empty() && !address) {
        return fail(ErrorKind::invalid, "Server.PublicUrl: {}", address.error().message);
    }
    return url;
}

Result<std::optional<people::Role>> second_factor_from(Properties const& properties) {
    auto const text = properties.required<std::string>("People.SecondFactorFrom");
    auto const role = people::role_from_text(text);
    if (!text.empty() && (!role || *role <= people::Role::user)) {
        return fail(ErrorKind::invalid,
                    "People.SecondFactorFrom must be author, organiser or administrator (got {})",
                    support::in_quotes(text));
    }
    return role;
}

Result<people::Registration> registration(Properties const& properties) {
    auto const text = properties.required<std::string>("People.Registration");
    auto const found = people::registration_from_text(text);
    return found ? Result<people::Registration>(*found)
                 : fail(ErrorKind::invalid, "People.Registration must be open, code or closed (got {})",
                        support::in_quotes(text));
}

Result<people::PasswordUse> password_use(Properties const& properties) {
    auto const text = properties.required<std::string>("People.Passwords");
    auto const found = people::password_use_from_text(text);
    return found ? Result<people::PasswordUse>(*found)
                 : fail(ErrorKind::invalid,
                        "People.Passwords must be everybody, administrators or nobody (got {})",
                        support::in_quotes(text));
}

std::vector<std::filesystem::path> directories(std::string_view text) {
    std::vector<std::filesystem::path> paths;
    while (!text.empty()) {
        paths.emplace_back(support::cut_front(text, ':'));
    }
    return paths;
}

} // namespace

kreator::Declarations declarations(HostDefaults const& defaults) {
    auto const text = [](std::string value) { return PropertyValue(std::move(value)); };
    auto const number = [](std::int64_t value) { return PropertyValue(value); };
    storage::Limits const limits;
    LaneSettings const lanes;
    std::vector<Declaration> all{
        Declaration{"Server.Address", "the address to listen on; 0.0.0.0 or :: for all", text("127.0.0.1")},
        Declaration{"Server.Port", "the port to listen on; 0 for any free port", number(standard_port)},
        Declaration{"Server.Threads", "threads for connections; 0 for one per core", number(0)},
        Declaration{"Server.Workers", "threads for requests that use the database", number(lanes.workers)},
        Declaration{"Server.PasswordThreads", "threads that hash passwords; each needs 64 MB",
                    number(lanes.password_threads)},
        Declaration{"Server.MostPasswordsWaiting",
                    "logins and registrations that wait for such a thread; more are refused (503)",
                    number(lanes.most_passwords)},
        Declaration{"Server.MostBodyKilobytes", "the largest request body, except for uploads",
                    number(standard_body_kilobytes)},
        Declaration{"Server.MostUploadKilobytes", "the largest upload: a bot or a game",
                    number(standard_upload_kilobytes)},
        Declaration{"Server.MostConnections",
                    "open connections at most, including watchers; more are refused",
                    number(standard_connections)},
        Declaration{"Server.MostConnectionsOfAnAddress",
                    "of them from one address (a /64 of IPv6), except from trusted proxies",
                    number(standard_connections_of_one)},
        Declaration{"Server.DataDirectory", "the directory for all data", text(defaults.data_directory)},
        Declaration{"Server.Pages",
                    "directories of web pages, separated by colons; later ones override earlier ones",
                    text(defaults.pages)},
        Declaration{
            "Server.PublicUrl",
            "the address people use, such as https://arena.example; requests for other names are refused",
            {}},
        Declaration{"Server.OtherHosts",
                    "more names the server answers to (arena.lan, arena.lan:8080), separated by commas",
                    text("")},
        Declaration{"People.SecondFactorFrom",
                    "author, organiser or administrator: people with this role or a higher one need a second "
                    "factor; default: nobody does",
                    text("")},
        Declaration{"People.Registration",
                    "who may register: open (everybody), code (with an invitation code) or closed (nobody)",
                    text("open")},
        Declaration{"People.Passwords",
                    "who may log in with a password: everybody, administrators or nobody; others log in by a "
                    "provider",
                    text("everybody")},
        Declaration{"People.ProvidersFile",
                    "a TOML file with the institutions by whose OpenID Connect people log in", text("")},
        Declaration{"Server.TrustedProxies",
                    "proxy addresses (10.0.0.1, 10.0.0.0/8), separated by commas, whose X-Forwarded-For and "
                    "X-Forwarded-Proto are trusted",
                    text("")},
        Declaration{connection_string,
                    "sqlite:PATH or postgresql://…; default: tulkas.db in the data directory",
                    {},
                    true},
        Declaration{connection_string_file, "a file that contains the connection string", {}},
        Declaration{"Server.Database.SilenceMilliseconds",
                    "unanswered for so long, the database counts as away and requests are refused",
                    number(limits.silence.count())},
        Declaration{"Server.Database.ConnectSeconds", "time for a new connection to PostgreSQL",
                    number(limits.connect.count())},
        Declaration{"Server.Database.StatementSeconds", "time for one statement; longer ones are ended",
                    number(limits.statement.count())},
        Declaration{"Server.Database.LockSeconds", "time that a statement waits for locks of others",
                    number(limits.lock.count())},
        Declaration{"Server.Database.IdleSeconds",
                    "PostgreSQL ends a transaction whose program says nothing for so long",
                    number(limits.idle_in_transaction.count())},
        Declaration{"Server.Tls.Certificate", "the certificate chain, a PEM file", {}},
        Declaration{"Server.Tls.PrivateKey", "the private key, a PEM file", {}},
        Declaration{"Judge.Games", "games a submission plays against the game's baseline bot", number(10)},
        Declaration{"Judge.Wins", "games a submission must win", number(8)},
        Declaration{"Judge.MostSourceKilobytes",
                    "the largest submission; 0 for its language's limit (200 KB)", number(0)},
        Declaration{"Judge.BotMegabytes", "memory per bot program", number(256)},
        Declaration{"Sandbox.Level",
                    "how programs are isolated: namespaces, or gvisor, which is stronger and slower (see "
                    "tulkas doctor)",
                    text("namespaces")},
        Declaration{"Work.Threads",
                    "threads that judge submissions and play games between bots, at least 2, one of which "
                    "only judges; 0 for one per core",
                    number(0)},
        Declaration{"Work.SleepingGames", "pieces of work that may wait besides because their programs sleep",
                    number(standard_sleeping_games)},
        Declaration{"Work.LadderThreads", "how many of them may play for the ladder; 0 for no ladder",
                    number(1)},
        Declaration{"Work.LadderShare",
                    "percentage of the machine's cores that ladders may use; 0 for no ladder",
                    number(standard_ladder_share)},
        Declaration{"Work.LeaveToWorkers", "true if only tulkas worker programs do this work, not the server",
                    PropertyValue(false)},
        Declaration{"Work.LeaseSeconds",
                    "after this time without a heartbeat, another worker takes over a worker's tasks",
                    number(standard_lease)},
        Declaration{"Work.Arena", "of a worker: where the arena is, such as https://arena.example", {}},
        Declaration{"Work.TokenFile",
                    "a file with a worker's token; a server that is given one accepts the token in it",
                    {}},
        Declaration{"Work.Certificates",
                    "of a worker: a PEM file with certificates to trust instead of the machine's",
                    {}},
        Declaration{"Work.RepeatPercent",
                    "percentage of the games of tulkas worker programs that are played again elsewhere, to "
                    "find those that lie",
                    number(standard_repeats)},
        Declaration{"Work.StatusAddress",
                    "where a worker answers /healthz and /metrics, such as 127.0.0.1:9464; default: nowhere",
                    {}},
        Declaration{"Server.Sample", "create a sample contest in an arena without people and contests",
                    PropertyValue(false)},
        Declaration{"Server.Log.Level", "error, warning, info (every request) or debug", text("info")},
        Declaration{"Server.Log.Format", "json, text, or auto: text at a terminal", text("auto")},
    };
    std::ranges::move(retention_declarations(), std::back_inserter(all));
    std::ranges::move(limit_declarations(), std::back_inserter(all));
    std::ranges::move(mail_declarations(), std::back_inserter(all));
    return kreator::Declarations(std::move(all));
}

Result<Settings> read_settings(Properties const& properties) {
    Settings settings;
    settings.data_directory = properties.required<std::string>("Server.DataDirectory");
    settings.pages = directories(properties.required<std::string>("Server.Pages"));
    auto http = http_settings(properties);
    auto database = database_address(properties, settings.data_directory);
    auto const lanes = server::lanes(properties);
    auto proxies = Proxies::parse(properties.required<std::string>("Server.TrustedProxies"));
    auto url = public_url(properties);
    auto hosts = Hosts::parse(url.value_or(""), properties.required<std::string>("Server.OtherHosts"));
    auto const log = log_settings(properties);
    auto const share = server::share(properties);
    auto const judging = server::judging(properties);
    auto const megabytes = number_within(properties, "Judge.BotMegabytes", 1, 1024 * 1024);
    if (!http) {
        return pass_on(http);
    }
    if (!database) {
        return pass_on(database);
    }
    if (!lanes) {
        return pass_on(lanes);
    }
    if (!proxies) {
        return fail(ErrorKind::invalid, "Server.TrustedProxies: {}", proxies.error().message);
    }
    if (url && !hosts) {
        return fail(ErrorKind::invalid, "Server.OtherHosts: {}", hosts.error().message);
    }
    if (!url || !log) {
        return url ? pass_on(log) : pass_on(url);
    }
    auto const lease = number_within(properties, "Work.LeaseSeconds", least_lease, most_lease);
    if (!share || !lease) {
        return share ? pass_on(lease) : pass_on(share);
    }
    settings.status = TULKAS_TRY(status_address(properties));
    settings.second_factor_from = TULKAS_TRY(second_factor_from(properties));
    settings.registration = TULKAS_TRY(registration(properties));
    settings.passwords = TULKAS_TRY(password_use(properties));
    settings.providers_file = properties.required<std::string>("People.ProvidersFile");
    settings.mail = TULKAS_TRY(read_mail(properties));
    if (settings.mail && url->empty()) {
        return fail(ErrorKind::invalid, "Mail.Server needs Server.PublicUrl, for the links in mails");
    }
    settings.arena = properties.optional<std::string>("Work.Arena").value_or("");
    settings.worker_token_file = properties.optional<std::string>("Work.TokenFile").value_or("");
    settings.certificates = properties.optional<std::string>("Work.Certificates").value_or("");
    constexpr int whole = 100;
    settings.repeated =
        static_cast<double>(TULKAS_TRY(number_within(properties, "Work.RepeatPercent", 0, whole))) / whole;
    if (!judging || !megabytes) {
        return judging ? pass_on(megabytes) : pass_on(judging);
    }
    settings.http = *std::move(http);
    settings.database = *std::move(database);
    settings.database_limits = TULKAS_TRY(database_limits(properties));
    settings.lanes = *lanes;
    settings.retention = TULKAS_TRY(read_retention(properties));
    settings.limits = TULKAS_TRY(read_limits(properties));
    settings.proxies = *std::move(proxies);
    settings.public_url = *std::move(url);
    settings.hosts = *std::move(hosts);
    settings.log = *log;
    settings.share = *share;
    settings.has_ladder = share->ladder > 0 && share->ladder_cores > 0;
    settings.leaves_work = properties.required<bool>("Work.LeaveToWorkers");
    settings.lease = std::chrono::seconds(*lease);
    settings.judging = *judging;
    settings.bot_megabytes = *megabytes;
    auto const level = properties.required<std::string>("Sandbox.Level");
    auto const known = sandbox::level_from(level);
    if (!known) {
        return fail(ErrorKind::invalid, "Sandbox.Level must be namespaces or gvisor (got {})",
                    support::in_quotes(level));
    }
    settings.level = *known;
    settings.sample = properties.required<bool>("Server.Sample");
    return settings;
}

} // namespace server
