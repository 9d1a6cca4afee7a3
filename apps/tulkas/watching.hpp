// Shows games in the arena's own pages, on this machine: what `tulkas watch` and `tulkas play --watch` have
// in common.
#pragma once

#include "rules/registry.hpp"
#include "support/result.hpp"
#include "tulkas/command_line.hpp"
#include "watch/live_games.hpp"
#include "watch/runs.hpp"
#include "watch/service.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace tulkas {

struct WatchArguments {
    std::optional<std::uint64_t> port;
    bool no_browser = false;
};

void add_watch_arguments(Command& command, WatchArguments& arguments);

class Watching {
public:
    // A game directory (a package), if the game is one: its viewer is used. Prints the address, and opens it
    // in a browser where there is one.
    [[nodiscard]] static support::Result<std::unique_ptr<Watching>>
    start(WatchArguments const& arguments, rules::Registry const& games,
          std::optional<std::string> const& package);

    [[nodiscard]] watch::Runs& runs() { return m_runs; }
    // Shows a game of one's own as it is now. One that cannot be read is shown as it was.
    void read_game_again();

    Watching(Watching const&) = delete;
    Watching& operator=(Watching const&) = delete;
    ~Watching();

private:
    Watching() = default;
    void open_browser();

    watch::Runs m_runs;
    std::string m_package;                     // of the game of one's own, if there is one
    std::shared_ptr<watch::CurrentGame> m_own; // what is known of it
    std::unique_ptr<watch::Service> m_service;
    std::string m_page; // the file that leads the browser there; empty if there is none
};

} // namespace tulkas
