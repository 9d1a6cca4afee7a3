// The operator's settings: their declarations and their values.
#pragma once

#include "http/server.hpp"
#include "kreator/declarations.hpp"
#include "mail/send.hpp"
#include "people/limits.hpp"
#include "people/password_use.hpp"
#include "people/registration.hpp"
#include "people/role.hpp"
#include "queue/share.hpp"
#include "sandbox/level.hpp"
#include "server/hosts.hpp"
#include "server/lanes.hpp"
#include "server/log.hpp"
#include "server/proxies.hpp"
#include "server/upkeep.hpp"
#include "storage/connection_string.hpp"
#include "submissions/terms.hpp"
#include "support/tcp.hpp"

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace server {

struct Settings {
    http::ServerSettings http;
    std::filesystem::path data_directory;
    storage::DatabaseAddress database;
    storage::Limits database_limits;
    std::vector<std::filesystem::path> pages; // later ones win
    LaneSettings lanes;                       // the threads that answer requests
    people::Limits limits;
    RetentionSettings retention; // what is kept, and for how long
    submissions::Standards judging;
    int bot_megabytes = 256;                           // of memory, for each program
    sandbox::Level level = sandbox::Level::namespaces; // at which programs run
    queue::Share share;                                // of the machine, for judging and games between bots
    std::chrono::seconds lease{60}; // of work that is being done, where several programs share the database
    bool leaves_work = false;       // all of it, to workers
    // Of workers elsewhere: where their arena is, whom they believe, and their token, which the arena accepts
    // too if it is in such a file. Empty: not said.
    std::string arena;
    std::string certificates;
    std::string worker_token_file;
    double repeated = 0; // the share of the games of workers elsewhere that are played again
    std::optional<support::Address> status; // where a worker answers /healthz and /metrics, if it does
    bool has_ladder = false;
    bool sample = false; // a new arena gets a contest to look at
    Proxies proxies;
    std::string public_url; // "" if it is the address that is listened at
    Hosts hosts;
    std::optional<people::Role> second_factor_from; // whoever has this role or a higher one needs one
    people::Registration registration = people::Registration::open;
    people::PasswordUse passwords = people::PasswordUse::everybody;
    std::string providers_file;       // "" for none
    std::optional<mail::Server> mail; // by which mails are sent, if any are
    LogSettings log;
};

// Properties that options of the command line stand for.
inline constexpr char const* connection_string = "Server.Database.ConnectionString";
inline constexpr char const* connection_string_file = "Server.Database.ConnectionStringFile";

// Defaults that depend on the machine; the program passes them in.
struct HostDefaults {
    std::filesystem::path data_directory;
    std::string pages; // directories, separated by colons
};

[[nodiscard]] kreator::Declarations declarations(HostDefaults const& defaults);

// Throws a kreator::Error for a value of the wrong type; what makes no sense is an error that names the
// property.
[[nodiscard]] support::Result<Settings> read_settings(kreator::Properties const& properties);

} // namespace server
