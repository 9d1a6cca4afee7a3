#include "tulkas/debugged_bot.hpp"

#include "protocol/payload.hpp"
#include "protocol/writer.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace tulkas {

using support::ErrorKind;
using support::fail;
using support::FileDescriptor;
using support::Json;
using support::Result;

namespace {

constexpr int terminal_input = 3; // what debug.sh finds there: a debugger inside the bot talks over these
constexpr int terminal_output = 4;

// ScriptWords of a command, as exec wants them. Made before the fork: afterwards nothing may be allocated.
class ScriptWords {
public:
    explicit ScriptWords(std::vector<std::string> words) : m_words(std::move(words)) {
        for (auto& word : m_words) {
            m_pointers.push_back(word.data());
        }
        m_pointers.push_back(nullptr);
    }
    [[nodiscard]] char* const* get() const { return m_pointers.data(); }

private:
    std::vector<std::string> m_words;
    std::vector<char*> m_pointers;
};

ScriptWords script_command(DebuggedProgram const& program, std::string const& action, pid_t process = 0) {
    return ScriptWords({"/bin/sh", program.script.string(), action, program.output.string(),
                        program.source.string(), program.method, std::to_string(process)});
}

auto could_not(char const* what) {
    return fail(ErrorKind::unavailable, "cannot {}: {}", what,
                std::strerror(errno)); // NOLINT(concurrency-mt-unsafe)
}

// In the foreground: it has the terminal.
Result<pid_t> spawn_script(ScriptWords const& words) {
    pid_t const child = fork();
    if (child == 0) {
        std::signal(SIGPIPE, SIG_DFL);
        std::signal(SIGINT, SIG_DFL);
        execv("/bin/sh", words.get());
        _exit(127);
    }
    return child < 0 ? Result<pid_t>(could_not("start a program")) : child;
}

int wait_for_child(pid_t child) {
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    return status;
}

std::string ending_of(int status) {
    return WIFSIGNALED(status) ? fmt::format("ended by signal {}", WTERMSIG(status))
                               : fmt::format("exit status {}", WEXITSTATUS(status));
}

struct Pipe {
    FileDescriptor read;
    FileDescriptor write;
};

Result<Pipe> make_pipe() {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) {
        return could_not("make a pipe");
    }
    return Pipe{.read = FileDescriptor(ends[0]), .write = FileDescriptor(ends[1])};
}

// The bot itself. A debugger that is no ancestor of it may attach, where the system has a say in that.
[[noreturn]] void become_bot(ScriptWords const& words, int input, int output, int spare_input,
                             int spare_output) {
    // The terminal goes to descriptors that no pipe uses any more, then all fall into their places.
    dup2(spare_input, terminal_input);
    dup2(spare_output, terminal_output);
    dup2(input, STDIN_FILENO);
    dup2(output, STDOUT_FILENO);
    prctl(PR_SET_PTRACER, PR_SET_PTRACER_ANY, 0, 0, 0);
    std::signal(SIGPIPE, SIG_DFL);
    execv("/bin/sh", words.get());
    _exit(127);
}

// A copy that is out of the way of the places above, and closed by exec.
FileDescriptor out_of_the_way(int descriptor) {
    constexpr int far_away = 20;
    return FileDescriptor(fcntl(descriptor, F_DUPFD_CLOEXEC, far_away));
}

} // namespace

Result<DebuggedBot> DebuggedBot::start(DebuggedProgram program) {
    auto const builder = TULKAS_TRY(spawn_script(script_command(program, "build")));
    if (int const status = wait_for_child(builder); status != 0) {
        return fail(ErrorKind::refused, "{} cannot be built for debugging ({})",
                    support::in_quotes(program.source.string()), ending_of(status));
    }
    auto in = TULKAS_TRY(make_pipe());
    auto out = TULKAS_TRY(make_pipe());
    auto const words = script_command(program, "run");
    auto const input = out_of_the_way(in.read.get());
    auto const output = out_of_the_way(out.write.get());
    auto const terminal_in = out_of_the_way(STDIN_FILENO);
    auto const terminal_out = out_of_the_way(STDOUT_FILENO);
    pid_t const process = fork();
    if (process == 0) {
        become_bot(words, input.get(), output.get(), terminal_in.get(), terminal_out.get());
    }
    if (process < 0) {
        return could_not("start the bot");
    }
    return DebuggedBot(std::move(program), process, std::move(in.write), std::move(out.read));
}

DebuggedBot::DebuggedBot(DebuggedProgram program, pid_t process, FileDescriptor input, FileDescriptor output)
    : m_program(std::move(program)),
      m_process(process),
      m_input(std::move(input)),
      m_output(std::move(output)) {}

DebuggedBot::DebuggedBot(DebuggedBot&& other) noexcept
    : m_program(std::move(other.m_program)),
      m_process(std::exchange(other.m_process, 0)),
      m_input(std::move(other.m_input)),
      m_output(std::move(other.m_output)),
      m_bytes(std::move(other.m_bytes)),
      m_framer(std::move(other.m_framer)),
      m_parser(std::move(other.m_parser)) {}

DebuggedBot::~DebuggedBot() {
    if (m_process != 0) {
        kill(m_process, SIGKILL);
        wait_for_child(m_process);
    }
}

Result<void> DebuggedBot::send(match::SeatCall const& call, protocol::BotName name) {
    std::string line;
    protocol::append_call_line(line, name, call.data, call.time);
    for (std::string_view rest = line; !rest.empty();) {
        auto const written = write(m_input.get(), rest.data(), rest.size());
        if (written < 0 && errno != EINTR) {
            return fail(ErrorKind::refused, "the bot has ended ({})",
                        ending_of(wait_for_child(std::exchange(m_process, 0))));
        }
        rest.remove_prefix(written < 0 ? 0 : static_cast<std::size_t>(written));
    }
    return {};
}

// Of what has come: the answer, if it is among it. Logs are for games.
Result<std::optional<Json>> DebuggedBot::take_lines() {
    while (true) {
        auto const line = TULKAS_TRY(m_framer.next());
        if (!line) {
            return std::nullopt;
        }
        auto const message = TULKAS_TRY(m_parser.parse(*line));
        if (auto const* const report = std::get_if<protocol::ErrorReport>(&message)) {
            return fail(ErrorKind::refused, "the bot reports: {}", report->text);
        }
        if (auto const* const result = std::get_if<protocol::CallResult>(&message)) {
            return TULKAS_TRY(protocol::value_from(result->data));
        }
    }
}

Result<std::optional<Json>> DebuggedBot::read_some() {
    constexpr std::size_t most = 65536;
    m_bytes.resize(most);
    auto const size = read(m_output.get(), m_bytes.data(), most);
    if (size < 0) {
        return errno == EINTR ? Result<std::optional<Json>>(std::nullopt)
                              : could_not("read what the bot says");
    }
    if (size == 0) {
        return fail(ErrorKind::refused, "the bot has ended ({})",
                    ending_of(wait_for_child(std::exchange(m_process, 0))));
    }
    m_bytes.resize(static_cast<std::size_t>(size));
    m_framer.feed(m_bytes);
    return take_lines();
}

Result<Json> DebuggedBot::ask(match::SeatCall const& call, protocol::BotName name) {
    TULKAS_TRY(send(call, name));
    while (true) {
        if (auto answer = TULKAS_TRY(read_some())) {
            return *std::move(answer);
        }
    }
}

// The debugger says by a file that it is ready for the call. It may end before the bot has answered.
Result<DebugOutcome> DebuggedBot::debug(match::SeatCall const& call, protocol::BotName name) {
    constexpr int milliseconds = 100;
    std::signal(SIGINT, SIG_IGN); // Ctrl-C is the debugger's
    auto const debugger = TULKAS_TRY(spawn_script(script_command(m_program, "attach", m_process)));
    auto const ready = m_program.output / "attached";
    bool is_sent = false;
    DebugOutcome outcome;
    Result<void> failure;
    for (bool is_open = true;;) {
        std::error_code error;
        if (!is_sent && std::filesystem::exists(ready, error)) {
            is_sent = true;
            TULKAS_TRY(send(call, name));
        }
        pollfd waiting{.fd = is_open ? m_output.get() : -1, .events = POLLIN, .revents = 0};
        if (poll(&waiting, 1, milliseconds) > 0) {
            auto answer = read_some();
            if (!answer) {
                is_open = false;
                failure = pass_on(answer);
            } else if (*answer) {
                outcome.answer = std::move(*answer);
                m_input.close(); // that is the end for the bot, and so for the debugger
            }
        }
        int status = 0;
        if (waitpid(debugger, &status, WNOHANG) == debugger) {
            break;
        }
    }
    std::signal(SIGINT, SIG_DFL);
    return outcome.answer || failure ? Result<DebugOutcome>(std::move(outcome)) : pass_on(failure);
}

} // namespace tulkas
