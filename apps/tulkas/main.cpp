// The program `tulkas`.
#include "all_games/all_games.hpp"
#include "support/version.hpp"
#include "tulkas/commands.hpp"
#include "tulkas/commit.hpp"
#include "tulkas/secret_arguments.hpp"

#include <fmt/format.h>

#include <csignal>
#include <exception>
#include <string>
#include <vector>

namespace tulkas {
namespace {

// "tulkas 0.1.0 (commit 5c64442f7a1b)": what a report of a fault should begin with.
std::string version_line() {
    auto const version = fmt::format("tulkas {}", support::version);
    return commit.empty() ? version : fmt::format("{} (commit {})", version, commit);
}

ExitStatus run(std::vector<std::string> const& arguments) {
    auto const games = all_games::all_games();
    CommandLine program("An arena for game-playing programs.", version_line());
    for (auto* const add :
         {add_games,        add_moves,       add_perft,   add_apply,        add_show,
          add_play,         add_replay,      add_watch,   add_debug,        add_mcp,
          add_new,          add_new_game,    add_judge,   add_submit,       add_tournament,
          add_sprt,         add_similarity,  add_actor,   add_connect,      add_dev_game,
          add_check_game,   add_submit_game, add_bench,   add_catan_server, add_catan_client,
          add_serve,        add_worker,      add_config,  add_account,      add_invitation_code,
          add_worker_token, add_backup,      add_restore, add_health,       add_test_mail,
          add_doctor,       add_house_bot,   add_manual,  add_complete}) {
        add(program, games);
    }
    return program.run(arguments);
}

} // namespace
} // namespace tulkas

int main(int count, char** arguments) {
    // A reader that goes away is an error of writing, not the end of the program.
    static_cast<void>(std::signal(SIGPIPE, SIG_IGN));
    try {
        return static_cast<int>(tulkas::run(tulkas::take_arguments({arguments, arguments + count})));
    } catch (std::exception const& error) { // such as no memory
        auto const failure = support::fail(support::ErrorKind::unavailable, "{}", error.what());
        return static_cast<int>(tulkas::finish(failure));
    }
}
