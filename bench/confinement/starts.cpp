#include "confinement/starts.hpp"

#include "confinement/echo_program.hpp"
#include "confinement/median.hpp"
#include "confinement/plain_process.hpp"
#include "sandbox/launcher.hpp"
#include "sandbox/waiting.hpp"

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <unistd.h>
#include <vector>

namespace confinement {

using sandbox::Duration;
using sandbox::Launcher;
using std::chrono::steady_clock;
using support::pass_on;
using support::Result;

namespace {

constexpr int start_rounds = 40;

Result<Duration> start_plain(std::vector<std::string> const& arguments) {
    auto const begin = steady_clock::now();
    auto const process = TULKAS_TRY(PlainProcess::start(arguments));
    char byte = 0;
    if (!sandbox::is_readable(process.output(), -1) || read(process.output(), &byte, 1) != 1) {
        return support::fail(support::ErrorKind::unavailable, "{} says nothing", arguments.front());
    }
    return steady_clock::now() - begin;
}

std::vector<std::string> bubblewrap(EchoProgram const& echo) {
    return {"bwrap",         "--unshare-all", "--die-with-parent",
            "--new-session", "--cap-drop",    "ALL",
            "--ro-bind",     "/usr",          "/usr",
            "--symlink",     "usr/lib",       "/lib",
            "--symlink",     "usr/lib64",     "/lib64",
            "--dev",         "/dev",          "--tmpfs",
            "/tmp",          "--ro-bind",     echo.directory(),
            "/program",      "/program/echo"};
}

class Starter {
public:
    Starter(EchoProgram const& echo, Readiness readiness) : m_readiness(readiness) {
        m_files.view = sandbox::View::shared_libraries();
        m_files.program_directory = echo.directory();
    }

    [[nodiscard]] Result<Duration> start() {
        TULKAS_TRY(make_ready());
        auto const begin = steady_clock::now();
        if (m_readiness == Readiness::nothing) {
            auto launcher = TULKAS_TRY(Launcher::create());
            m_launcher.emplace(std::move(launcher));
        }
        auto process = m_launcher->start({.arguments = {"/program/echo"}}, m_limits, m_files);
        if (!process) {
            return pass_on(process);
        }
        (void)sandbox::is_readable(process->output(), -1);
        auto const used = steady_clock::now() - begin;
        (void)process->finish();
        return used;
    }

private:
    Result<void> make_ready() {
        if (m_readiness == Readiness::nothing) {
            m_launcher.reset();
            return {};
        }
        if (!m_launcher || m_readiness == Readiness::launcher) {
            m_launcher.reset();
            auto launcher = TULKAS_TRY(Launcher::create());
            m_launcher.emplace(std::move(launcher));
        }
        return m_readiness == Readiness::sandbox ? m_launcher->make_ready(m_limits, m_files, 2)
                                                 : Result<void>{};
    }

    Readiness m_readiness;
    sandbox::Limits m_limits;
    sandbox::Files m_files;
    std::optional<Launcher> m_launcher;
};

using Command = std::vector<std::string>;

Result<Times> compare(Readiness readiness, std::function<Command(EchoProgram const&)> const& other) {
    auto const echo = TULKAS_TRY(EchoProgram::create());
    Starter starter(echo, readiness);
    Command const theirs = other(echo);
    Samples our_times;
    Samples their_times;
    for (int round = 0; round < start_rounds; ++round) {
        for (auto const& [samples, used] :
             {std::pair{&our_times, starter.start()}, std::pair{&their_times, start_plain(theirs)}}) {
            if (!used) {
                return pass_on(used);
            }
            samples->push_back(*used);
        }
    }
    return Times{.ours = median(our_times), .theirs = median(their_times)};
}

} // namespace

Result<Times> measure_start(Readiness readiness) {
    return compare(readiness, bubblewrap);
}

Result<Times> measure_start_beside_none() {
    return compare(Readiness::sandbox, [](EchoProgram const& echo) { return Command{echo.path()}; });
}

} // namespace confinement
