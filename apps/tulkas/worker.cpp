// `tulkas worker`: does the work of an arena whose server runs elsewhere, until it is told to stop.
#include "server/worker.hpp"

#include "all_games/all_games.hpp"
#include "kreator/inject.hpp"
#include "server/database_waiting.hpp"
#include "tulkas/commands.hpp"
#include "tulkas/interrupt.hpp"
#include "tulkas/output.hpp"
#include "tulkas/server_arguments.hpp"

#include <chrono>
#include <csignal>
#include <tuple>

namespace tulkas {

using support::pass_on;
using support::Result;

namespace {

constexpr std::chrono::seconds longest_stop{9};

struct WorkerArguments {
    ServerArguments common;
    std::optional<std::uint64_t> threads;
    std::optional<std::string> status;
};

kreator::NamedValues values_of(WorkerArguments const& arguments) {
    kreator::NamedValues values;
    if (arguments.threads) {
        values.emplace("Work.Threads", static_cast<std::int64_t>(*arguments.threads));
    }
    if (arguments.status) {
        values.emplace("Work.StatusAddress", *arguments.status);
    }
    return values;
}

Result<void> work(WorkerArguments const& arguments) {
    keep_files_private();
    auto const configured = TULKAS_TRY(configuration(arguments.common, values_of(arguments)));
    std::ignore = std::signal(SIGXFSZ, SIG_IGN); // a file that may not grow is an error, and not our end
    Interrupt const interrupt;
    auto games = all_games::all_games(); // others come and go while it runs
    kreator::Resources resources(kreator::Environment::of_program());
    resources.provide<kreator::Properties>([&] { return configured.properties; }).singleton();
    resources
        .provide<server::Patience>([] { return std::make_shared<server::Patience>(Interrupt::wait_for); })
        .singleton();
    server::provide_worker(resources);
    kreator::InUse const in_use(resources);
    auto const worker = server::Worker::start(resources, games, [] { Interrupt::wanted() = true; });
    if (!worker) { // told to end while it waited for the database: that is no failure
        return Interrupt::wanted() ? Result<void>() : pass_on(worker);
    }
    if (auto const said = print((*worker)->summary() + "\n"); !said) {
        return said;
    }
    Interrupt::wait();
    Interrupt::end_within(longest_stop);
    return (*worker)->stop();
}

} // namespace

void add_worker(CommandLine& program, rules::Registry const& /*games*/) {
    auto const arguments = std::make_shared<WorkerArguments>();
    auto command = program.add("worker", "judge submissions and play games for an arena's server");
    command.number_option("--threads", arguments->threads, {.least = 2, .most = 256},
                          "how many threads, one of which only judges (default: one per core)");
    command.text_option("--status", "ADDRESS:PORT", arguments->status,
                        "answer /healthz and /metrics there (default: nowhere)");
    add_server_arguments(command, arguments->common);
    command.footer("Needs the server's settings, with PostgreSQL, and the sandbox (see `tulkas doctor`).\n"
                   "Ctrl-C returns unfinished work to the queue for other workers.");
    command.action([arguments] { return work(*arguments); });
}

} // namespace tulkas
