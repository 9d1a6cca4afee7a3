#include "confinement/starts.hpp"

#include "confinement/echo_program.hpp"
#include "confinement/median.hpp"
#include "confinement/plain_process.hpp"
#include "sandbox/launcher.hpp"
#include "sandbox/waiting.hpp"

#include <chrono>
#include <optional>

namespace confinement {

using sandbox::Duration;
using sandbox::Launcher;
using std::chrono::steady_clock;
using support::pass_on;
using support::Result;

namespace {

constexpr int rounds = 40;

Result<Duration> start_bubblewrap(EchoProgram const& echo) {
    auto const begin = steady_clock::now();
    auto const process = PlainProcess::start({"bwrap",         "--unshare-all", "--die-with-parent",
                                              "--new-session", "--cap-drop",    "ALL",
                                              "--ro-bind",     "/usr",          "/usr",
                                              "--symlink",     "usr/lib",       "/lib",
                                              "--symlink",     "usr/lib64",     "/lib64",
                                              "--dev",         "/dev",          "--tmpfs",
                                              "/tmp",          "--ro-bind",     echo.directory(),
                                              "/program",      "/program/echo"});
    if (!process) {
        return pass_on(process);
    }
    if (!sandbox::is_readable(process->output(), -1)) {
        return support::fail(support::ErrorKind::unavailable, "bubblewrap says nothing");
    }
    return steady_clock::now() - begin;
}

class Starter {
public:
    Starter(EchoProgram const& echo, Readiness readiness) : m_readiness(readiness) {
        m_files.view = sandbox::View::shared_libraries();
        m_files.program_directory = echo.directory();
    }

    [[nodiscard]] Result<Duration> start() {
        if (auto const made = make_ready(); !made) {
            return pass_on(made);
        }
        auto const begin = steady_clock::now();
        if (m_readiness == Readiness::nothing) {
            auto launcher = Launcher::create();
            if (!launcher) {
                return pass_on(launcher);
            }
            m_launcher.emplace(std::move(*launcher));
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
            auto launcher = Launcher::create();
            if (!launcher) {
                return pass_on(launcher);
            }
            m_launcher.emplace(std::move(*launcher));
        }
        return m_readiness == Readiness::sandbox ? m_launcher->make_ready(m_limits, m_files, 2)
                                                 : Result<void>{};
    }

    Readiness m_readiness;
    sandbox::Limits m_limits;
    sandbox::Files m_files;
    std::optional<Launcher> m_launcher;
};

} // namespace

Result<Times> measure_start(Readiness readiness) {
    auto const echo = EchoProgram::create();
    if (!echo) {
        return pass_on(echo);
    }
    Starter starter(*echo, readiness);
    Samples ours;
    Samples theirs;
    for (int round = 0; round < rounds; ++round) {
        for (auto const& [samples, used] :
             {std::pair{&ours, starter.start()}, std::pair{&theirs, start_bubblewrap(*echo)}}) {
            if (!used) {
                return pass_on(used);
            }
            samples->push_back(*used);
        }
    }
    return Times{.ours = median(ours), .theirs = median(theirs)};
}

} // namespace confinement
