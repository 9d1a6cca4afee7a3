#include "sandbox/launcher.hpp"

#include "sandbox/archive.hpp"
#include "sandbox/gvisor.hpp"
#include "sandbox/packet.hpp"
#include "sandbox/start_plan.hpp"
#include "sandbox/step.hpp"
#include "sandbox/waiting.hpp"

#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

namespace sandbox {

using support::ErrorKind;
using support::fail;
using support::FileDescriptor;
using support::pass_on;
using support::Result;

namespace {

constexpr unsigned own_tasks = 2; // the cell and init, which sit in the control group too

// Both ends of the three streams; ours do not block.
struct Pipes {
    FileDescriptor input, output, errors;
    FileDescriptor their_input, their_output, their_errors;
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
    bool const good = make_pipe(pipes.their_input, pipes.input, pipes.input) &&
                      make_pipe(pipes.output, pipes.their_output, pipes.output) &&
                      make_pipe(pipes.errors, pipes.their_errors, pipes.errors);
    if (!good) {
        return fail(ErrorKind::unavailable, "cannot create pipes for a sandbox: {}", std::strerror(errno));
    }
    return pipes;
}

// Init's answer to Start: the program runs, or why it does not.
Result<Packet> answer_of_init(Cell& cell, int channel) {
    constexpr int patience = 20'000; // milliseconds; it usually takes one
    for (;;) {
        auto packet = is_readable(channel, patience) ? receive_packet(channel) : std::nullopt;
        if (!packet) {
            // The cell may know why.
            auto const settled = cell.settle();
            return settled ? fail(ErrorKind::unavailable, "the sandbox ended before the program started")
                           : Result<Packet>(pass_on(settled));
        }
        if (auto const failure = wire::decode<wire::Failure>(packet->bytes)) {
            return std::unexpected(explain(*failure));
        }
        if (!wire::decode<wire::Ready>(packet->bytes)) {
            return std::move(*packet);
        }
    }
}

} // namespace

Result<Launcher> Launcher::create(Policy const& policy) {
    auto pool = CellPool::create(policy);
    if (!pool) {
        return fail(pool.error().kind, "the sandbox does not work here: {} (run `tulkas doctor` for details)",
                    pool.error().message);
    }
    return Launcher(std::move(*pool));
}

Result<Process> Launcher::start(Command const& command, Limits const& limits, Files const& files) {
    auto step = StartStep::request;
    auto process = attempt(command, limits, files, step);
    if (process) {
        m_pool->metrics().started();
    } else {
        m_pool->metrics().failed(process.error().kind == ErrorKind::refused ? StartStep::program : step);
    }
    return process;
}

Result<Process> Launcher::attempt(Command const& command, Limits const& limits, Files const& files,
                                  StartStep& step) {
    if (command.arguments.empty()) {
        return fail(ErrorKind::invalid, "the command is empty");
    }
    Mould const mould(limits, files);
    step = StartStep::cell;
    auto cell = TULKAS_TRY(m_pool->take(mould));
    wire::Start plan = plan_start(command, limits, files, cell.group().limits_memory());
    if (!m_pool->policy().confined) {
        use_host_paths(plan);
    } else if (cell.is_gvisor()) {
        enter_gvisor(plan, limits);
    }
    auto process = start_in(cell, plan, limits, mould, step);
    if (!process) {
        m_pool->give_back(std::move(cell), mould);
    }
    return process;
}

Result<Process> Launcher::start_in(Cell& cell, wire::Start const& plan, Limits const& limits,
                                   Mould const& mould, StartStep& step) {
    step = StartStep::control_group;
    bool const gvisor = cell.is_gvisor();
    TULKAS_TRY(cell.group().begin({.memory = limits.memory + (gvisor ? gvisor_memory : 0),
                                   .tasks = limits.tasks + own_tasks + (gvisor ? gvisor_tasks : 0),
                                   .cores = limits.core ? 0 : limits.cores}));
    step = StartStep::pipes;
    auto pipes = TULKAS_TRY(make_pipes());
    step = StartStep::init;
    auto channel = TULKAS_TRY(
        cell.start(plan, {pipes.their_input.get(), pipes.their_output.get(), pipes.their_errors.get()}));
    auto word = TULKAS_TRY(answer_of_init(cell, channel.get()));
    auto const started = wire::decode<wire::Started>(word.bytes);
    auto& given = word.descriptors;
    if (!started || given.size() != (started->confined ? 4U : 2U)) {
        return fail(ErrorKind::unavailable, "unexpected message from the sandbox");
    }
    return Process({.pool = m_pool,
                    .cell = std::move(cell),
                    .streams = {std::move(pipes.input), std::move(pipes.output), std::move(pipes.errors)},
                    .handles = {.channel = std::move(channel),
                                .init = std::move(given[0]),
                                .program = std::move(given[1]),
                                .listener = started->confined ? std::move(given[3]) : FileDescriptor()},
                    .scratch = started->confined ? Scratch(std::move(given[2])) : Scratch(),
                    .limits = limits,
                    .mould = mould,
                    .cpu_usage = started->cpu_usage});
}

Result<void> Launcher::make_ready(Limits const& limits, Files const& files, unsigned count) {
    Mould const mould(limits, files);
    std::vector<Cell> cells;
    Result<void> result;
    while (result && cells.size() < count) {
        auto cell = m_pool->take(mould);
        if (!cell) {
            result = pass_on(cell);
            break;
        }
        cells.push_back(std::move(*cell));
    }
    for (auto& cell : cells) {
        if (auto const prepared = cell.wait_until_prepared(); !prepared) {
            result = prepared;
        }
        m_pool->give_back(std::move(cell), mould);
    }
    return result;
}

} // namespace sandbox
