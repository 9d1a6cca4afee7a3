#include "sandbox/launcher.hpp"

#include "sandbox/archive.hpp"
#include "sandbox/packet.hpp"
#include "sandbox/start_plan.hpp"
#include "sandbox/step.hpp"

#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace sandbox {

using support::ErrorKind;
using support::fail;
using support::FileDescriptor;
using support::pass_on;
using support::Result;

namespace {

constexpr unsigned own_tasks = 2; // the cell and init, which sit in the control group too

// Both ends of the three streams and the channel; ours of the streams do not block.
struct Pipes {
    FileDescriptor channel, input, output, errors;
    FileDescriptor their_channel, their_input, their_output, their_errors;
};

bool make_pipe(FileDescriptor& reading, FileDescriptor& writing, FileDescriptor const& ours) {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) {
        return false;
    }
    reading = FileDescriptor(ends[0]);
    writing = FileDescriptor(ends[1]);
    return fcntl(ours.get(), F_SETFL, O_NONBLOCK) == 0;
}

Result<Pipes> make_pipes() {
    Pipes pipes;
    std::array<int, 2> ends{};
    bool good = socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends.data()) == 0;
    if (good) {
        pipes.channel = FileDescriptor(ends[0]);
        pipes.their_channel = FileDescriptor(ends[1]);
    }
    good = good && make_pipe(pipes.their_input, pipes.input, pipes.input) &&
           make_pipe(pipes.output, pipes.their_output, pipes.output) &&
           make_pipe(pipes.errors, pipes.their_errors, pipes.errors);
    if (!good) {
        return fail(ErrorKind::unavailable, "cannot make pipes for a sandbox: {}", std::strerror(errno));
    }
    return pipes;
}

// What init says first: that the program runs, or why it does not.
Result<Packet> first_word(int channel) {
    constexpr int patience = 20'000; // milliseconds, for what takes one
    pollfd waiting{.fd = channel, .events = POLLIN, .revents = 0};
    int ready = 0;
    do {
        ready = poll(&waiting, 1, patience);
    } while (ready < 0 && errno == EINTR);
    auto packet = ready > 0 ? receive_packet(channel) : std::nullopt;
    if (!packet) {
        return fail(ErrorKind::unavailable, "the sandbox {}",
                    ready > 0 ? "ended before the program began" : "does not answer");
    }
    if (auto const failure = wire::decode<wire::Failure>(packet->bytes)) {
        return std::unexpected(explain(*failure));
    }
    return std::move(*packet);
}

} // namespace

Result<Launcher> Launcher::create(Policy const& policy) {
    auto pool = CellPool::create(policy);
    if (!pool) {
        return fail(pool.error().kind, "programs cannot be confined here: {} (`tulkas doctor` tells more)",
                    pool.error().message);
    }
    return Launcher(std::move(*pool));
}

Result<std::string> Launcher::filter(FilterOptions const& options) {
    std::scoped_lock const lock(m_filters->mutex);
    auto const found = m_filters->made.find(options);
    if (found != m_filters->made.end()) {
        return found->second;
    }
    auto made = make_filter(options);
    if (made) {
        m_filters->made.emplace(options, *made);
    }
    return made;
}

Result<Process> Launcher::start(Command const& command, Limits const& limits, Files const& files) {
    if (command.arguments.empty()) {
        return fail(ErrorKind::invalid, "a command without a program");
    }
    auto cell = m_pool->take(files.view);
    if (!cell) {
        return pass_on(cell);
    }
    wire::StartPlan plan = plan_start(command, limits, files, cell->group().limits_memory());
    auto const prepared = prepare(*cell, plan, limits, files);
    auto process = prepared ? start_in(*cell, plan, limits) : Result<Process>(pass_on(prepared));
    if (!process) {
        m_pool->give_back(std::move(*cell));
    }
    return process;
}

Result<void> Launcher::prepare(Cell& cell, wire::StartPlan& plan, Limits const& limits, Files const& files) {
    if (!m_pool->policy().confined) {
        use_host_paths(plan);
        return {};
    }
    auto const view = cell.view_number(files.view);
    if (!view) {
        return pass_on(view);
    }
    auto calls = filter({.processes = limits.processes, .shared_memory = cell.group().limits_memory()});
    if (!calls) {
        return pass_on(calls);
    }
    plan.view = *view;
    plan.readable = cell.built(*view).readable;
    plan.filter = std::move(*calls);
    return {};
}

Result<Process> Launcher::start_in(Cell& cell, wire::StartPlan& plan, Limits const& limits) {
    if (auto const limited = cell.group().begin(limits.memory, limits.tasks + own_tasks); !limited) {
        return pass_on(limited);
    }
    auto pipes = make_pipes();
    if (!pipes) {
        return pass_on(pipes);
    }
    std::array const given{pipes->their_channel.get(), pipes->their_input.get(), pipes->their_output.get(),
                           pipes->their_errors.get()};
    if (auto const sent = cell.start(plan, given); !sent) {
        return pass_on(sent);
    }
    pipes->their_channel.close(); // or its end would not be seen
    auto word = first_word(pipes->channel.get());
    if (!word) {
        return pass_on(word);
    }
    auto const started = wire::decode<wire::Started>(word->bytes);
    std::size_t const expected =
        2U + (started && started->has_scratch ? 1U : 0U) + (started && started->has_listener ? 1U : 0U);
    if (!started || word->descriptors.size() != expected) {
        return fail(ErrorKind::unavailable, "the sandbox says something strange");
    }
    auto next = word->descriptors.begin();
    Process::Handles handles{.channel = std::move(pipes->channel),
                             .init = std::move(*next++),
                             .program = std::move(*next++),
                             .listener = {}};
    Scratch scratch = started->has_scratch ? Scratch(std::move(*next++)) : Scratch();
    handles.listener = started->has_listener ? std::move(*next++) : FileDescriptor();
    return Process({.pool = m_pool,
                    .cell = std::move(cell),
                    .streams = {std::move(pipes->input), std::move(pipes->output), std::move(pipes->errors)},
                    .handles = std::move(handles),
                    .scratch = std::move(scratch),
                    .limits = limits,
                    .cpu_usage = started->cpu_usage});
}

} // namespace sandbox
