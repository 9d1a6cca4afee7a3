// `tulkas worker`: does the work of an arena whose server runs elsewhere, until it is told to stop.
#include "server/worker.hpp"

#include "all_games/all_games.hpp"
#include "kreator/inject.hpp"
#include "server/database_waiting.hpp"
#include "tulkas/commands.hpp"
#include "tulkas/interrupt.hpp"
#include "tulkas/output.hpp"
#include "tulkas/server_arguments.hpp"
#include "tulkas/token_arguments.hpp"

#include <chrono>
#include <csignal>
#include <tuple>

namespace tulkas {

using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;

namespace {

constexpr std::chrono::seconds longest_stop{9};

struct WorkerArguments {
    ServerArguments common;
    std::optional<std::uint64_t> threads;
    std::optional<std::string> status;
    std::optional<std::string> arena;
    std::optional<std::string> certificates;
    std::optional<std::string> token_file;
};

// Where the arena is, and what it knows this worker by.
Result<worker::ArenaSettings> arena_of(server::Settings const& settings) {
    if (settings.arena.empty()) {
        return fail(ErrorKind::invalid, "say where the arena is: --arena https://arena.example");
    }
    if (settings.worker_token_file.empty()) {
        return fail(ErrorKind::invalid,
                    "a worker needs a token of the arena (--token-file FILE); its administrator issues one: "
                    "tulkas worker-token --issue LABEL");
    }
    auto token = TULKAS_TRY(read_token(settings.worker_token_file));
    return worker::ArenaSettings{.address = TULKAS_TRY(http::parse_address(settings.arena)),
                                 .token = std::move(token),
                                 .certificates = settings.certificates};
}

kreator::NamedValues values_of(WorkerArguments const& arguments) {
    kreator::NamedValues values;
    if (arguments.threads) {
        values.emplace("Work.Threads", static_cast<std::int64_t>(*arguments.threads));
    }
    if (arguments.status) {
        values.emplace("Work.StatusAddress", *arguments.status);
    }
    if (arguments.arena) {
        values.emplace("Work.Arena", *arguments.arena);
    }
    if (arguments.token_file) {
        values.emplace("Work.TokenFile", *arguments.token_file);
    }
    if (arguments.certificates) {
        values.emplace("Work.Certificates", *arguments.certificates);
    }
    return values;
}

Result<void> work(WorkerArguments const& arguments) {
    keep_files_private();
    auto const configured = TULKAS_TRY(configuration(arguments.common, values_of(arguments)));
    auto const wanted = TULKAS_TRY(settings(configured));
    auto const arena = TULKAS_TRY(arena_of(wanted));
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
    auto const worker = server::Worker::start(resources, games, arena, [] { Interrupt::wanted() = true; });
    if (!worker) { // told to end while it waited for the arena: that is no failure
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
    command.text_option("--arena", "URL", arguments->arena, "where the arena is (Work.Arena)");
    command.text_option("--token-file", "FILE", arguments->token_file,
                        "a file with the worker's token (Work.TokenFile)");
    command.text_option("--ca", "FILE", arguments->certificates,
                        "certificates to trust instead of this machine's (Work.Certificates)");
    command.text_option("--config", "FILE", arguments->common.config, "the configuration file, in TOML");
    command.repeated_option("--set", "PROPERTY=VALUE", arguments->common.set,
                            "set a property that `tulkas config` lists");
    command.footer("Needs the sandbox (see `tulkas doctor`), and no database.\n"
                   "Ctrl-C returns unfinished work to the queue for other workers.");
    command.action([arguments] { return work(*arguments); });
}

} // namespace tulkas
