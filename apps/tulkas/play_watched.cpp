#include "tulkas/play_watched.hpp"

#include "tulkas/interrupt.hpp"
#include "tulkas/output.hpp"
#include "tulkas/saved_files.hpp"

#include <fmt/format.h>

#include <atomic>
#include <chrono>
#include <filesystem>
#include <memory>
#include <thread>
#include <utility>

namespace tulkas {

using support::Result;
using watch::RunState;

namespace {

constexpr std::chrono::milliseconds between_looks{200};

// What is saved when a bot is edited, or an engine.
std::vector<std::filesystem::path> files_of(PlayArguments const& arguments) {
    std::vector<std::filesystem::path> files;
    auto const add = [&](std::string const& text) {
        std::error_code error;
        if (std::filesystem::exists(text, error)) {
            files.emplace_back(text);
        }
    };
    add(arguments.start.game);
    for (auto const& bot : arguments.bots) {
        add(bot);
    }
    return files;
}

// Ends the games in progress when a file has been saved: they are of no use any more.
class SaveWatch {
public:
    SaveWatch(SavedFiles& files, bool is_wanted) {
        if (!is_wanted) {
            return;
        }
        m_thread = std::jthread([this, &files](std::stop_token const& stop) {
            while (!stop.stop_requested()) {
                m_is_saved = m_is_saved || files.have_changed();
                if (m_is_saved) {
                    Interrupt::wanted() = true; // again and again: a series that begins forgets it once
                }
                std::this_thread::sleep_for(between_looks);
            }
        });
    }

    // Joins the thread.
    [[nodiscard]] bool stop() {
        m_thread = {};
        return m_is_saved;
    }

private:
    std::atomic<bool> m_is_saved = false;
    std::jthread m_thread;
};

// One series, shown as a run.
Result<void> play_run(PlayArguments const& given, watch::Runs& runs, PlayOnce const& play_once) {
    auto const live = std::make_shared<watch::LiveGames>();
    auto const title = fmt::format("{}: {}", given.start.game, fmt::join(given.bots, " – "));
    int const run = runs.begin(title, live, RunState::building);
    std::string compiler;
    auto arguments = given;
    arguments.bot.rejected = [&](std::string const& messages) { compiler = messages; };
    std::atomic<bool> is_playing = false;
    auto const played = play_once(arguments, [&](int index, record::GameRecord const& record, bool is_over) {
        live->update(index, record, is_over);
        if (!is_playing.exchange(true)) {
            runs.set(run, RunState::playing);
        }
    });
    if (played) {
        runs.set(run, RunState::over);
    } else {
        auto const& why = played.error().message;
        runs.set(run, RunState::failed, compiler.empty() ? why : fmt::format("{}\n\n{}", why, compiler));
    }
    return played;
}

// False when somebody wants it to end.
bool wait_for_save(SavedFiles& files, bool on_save) {
    Interrupt const interrupt;
    print_note(on_save ? "plays again when a file is saved; Ctrl-C ends it" : "shows them until Ctrl-C");
    while (Interrupt::wait_for(between_looks)) {
        if (on_save && files.have_changed()) {
            return true;
        }
    }
    return false;
}

} // namespace

Result<void> play_watched(PlayArguments const& arguments, rules::Registry const& games,
                          PlayOnce const& play_once) {
    auto const watching = TULKAS_TRY(Watching::start(arguments.pages, games, arguments.start.game));
    SavedFiles files(files_of(arguments));
    while (true) {
        watching->read_game_again();
        SaveWatch saves(files, arguments.on_save);
        auto const played = play_run(arguments, watching->runs(), play_once);
        bool const is_saved = saves.stop();
        if (is_saved) {
            print_note("saved: playing again");
            continue;
        }
        if (!played && (!arguments.on_save || Interrupt::wanted())) {
            return played;
        }
        if (!played) {
            print_note(fmt::format("tulkas: {}", played.error().message));
        }
        if (!wait_for_save(files, arguments.on_save)) {
            return {};
        }
        print_note("saved: playing again");
    }
}

} // namespace tulkas
