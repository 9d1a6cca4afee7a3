#include "tulkas/watching.hpp"

#include "languages/home.hpp"
#include "packages/package.hpp"
#include "support/file_io.hpp"
#include "support/text.hpp"
#include "tulkas/output.hpp"
#include "tulkas/server_arguments.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>
#include <spawn.h>
#include <unistd.h>

namespace tulkas {

using support::ErrorKind;
using support::fail;
using support::Result;

void add_watch_arguments(Command& command, WatchArguments& arguments) {
    command.number_option("--port", arguments.port, {0, 65535},
                          "for the pages: listen on this port (default: any that is free)");
    command.flag("--no-browser", arguments.no_browser,
                 "for the pages: print the address and open no browser");
}

namespace {

bool is_set(char const* variable) {
    char const* const value = std::getenv(variable); // NOLINT(concurrency-mt-unsafe) nobody changes it
    return value != nullptr && *value != '\0';
}

// Here, and not at the other end of an SSH connection.
bool has_screen() {
    return (is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")) && !is_set("SSH_CONNECTION") &&
           notes_go_to_terminal();
}

// A game of one's own as the pages know games.
Result<watch::OwnGame> own_game(std::string const& path) {
    auto const package = packages::read_package(path);
    if (!package) {
        return fail(package.error().kind, "{}: {}", support::in_quotes(path), package.error().message);
    }
    auto const& manifest = package->manifest;
    watch::OwnGame game{.info = {{"name", manifest.name},
                                 {"title", manifest.title},
                                 {"summary", manifest.summary},
                                 {"kind", rules::to_text(manifest.kind())},
                                 {"least_seats", manifest.players},
                                 {"most_seats", manifest.most_players},
                                 {"teams", support::JsonArray(manifest.teams.begin(), manifest.teams.end())},
                                 {"options", support::JsonArray()},
                                 {"bots", support::JsonArray()},
                                 {"baseline", ""},
                                 {"start", nullptr},
                                 {"cpu_per_call", nullptr},
                                 {"cpu_per_game", nullptr},
                                 {"version", manifest.version},
                                 {"uploaded", true},
                                 {"author", nullptr},
                                 {"has_viewer", manifest.viewer.has_value()}},
                        .viewer = std::nullopt};
    if (manifest.viewer) {
        game.viewer = package->text(*manifest.viewer);
    }
    return game;
}

// An engine without a manifest for a game has no viewer.
bool is_package(std::string const& path) {
    std::error_code error;
    return std::filesystem::is_regular_file(std::filesystem::path(path) / packages::manifest_name, error) ||
           (std::filesystem::is_regular_file(path, error) && packages::read_package(path));
}

} // namespace

Result<std::unique_ptr<Watching>> Watching::start(WatchArguments const& arguments,
                                                  rules::Registry const& games,
                                                  std::optional<std::string> const& package) {
    auto const home = TULKAS_TRY(languages::find_home());
    auto const pages = pages_in(home.directory);
    if (pages.empty()) {
        return fail(ErrorKind::unavailable, "the web pages are not built: run `tools/web build`");
    }
    watch::ServiceSettings settings{.port = static_cast<std::uint16_t>(arguments.port.value_or(0)),
                                    .pages = pages};
    std::unique_ptr<Watching> watching(new Watching());
    if (package && is_package(*package)) {
        auto own = TULKAS_TRY(own_game(*package));
        watching->m_package = *package;
        watching->m_own = std::make_shared<watch::CurrentGame>(std::move(own));
        settings.own = watching->m_own;
    }
    auto service = TULKAS_TRY(watch::Service::start(std::move(settings), watching->m_runs, games));
    watching->m_service = std::move(service);
    print_note(fmt::format("watch it at {}", watching->m_service->address()));
    if (is_set("SSH_CONNECTION")) {
        print_note(fmt::format("from your own machine, first: ssh -N -L {0}:127.0.0.1:{0} HOST",
                               watching->m_service->port()));
    }
    if (!arguments.no_browser && has_screen()) {
        watching->open_browser();
    }
    return watching;
}

void Watching::read_game_again() {
    if (!m_own) {
        return;
    }
    if (auto own = own_game(m_package)) {
        m_own->set(*std::move(own));
    }
}

// The address has the key, and everybody may read the arguments of a program. So the browser is given a file
// that only this user may read, and that leads there.
void Watching::open_browser() {
    auto directory = (std::filesystem::temp_directory_path() / "tulkas-watch-XXXXXX").string();
    if (mkdtemp(directory.data()) == nullptr) {
        return;
    }
    m_page = directory + "/watch.html";
    auto const text = fmt::format("<!doctype html><meta http-equiv=\"refresh\" content=\"0; url={0}\"><a "
                                  "href=\"{0}\">tulkas watch</a>\n",
                                  m_service->address());
    if (!support::write_file(m_page, text, false)) {
        return;
    }
    std::string program = "xdg-open";
    char* const words[] = {program.data(), m_page.data(),
                           nullptr}; // NOLINT(*-avoid-c-arrays) as it wants them
    pid_t child = 0;
    posix_spawn_file_actions_t actions{};
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", 1, 0);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", 1, 0);
    // Without it, there is still the address.
    posix_spawnp(&child, program.c_str(), &actions, nullptr, static_cast<char* const*>(words), environ);
    posix_spawn_file_actions_destroy(&actions);
}

Watching::~Watching() {
    if (!m_page.empty()) {
        std::error_code ignored;
        std::filesystem::remove_all(std::filesystem::path(m_page).parent_path(), ignored);
    }
}

} // namespace tulkas
