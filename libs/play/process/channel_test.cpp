#include "confined/jobs.hpp"
#include "process/channel.hpp"
#include "protocol/payload.hpp"
#include "protocol/writer.hpp"

#include <gtest/gtest.h>

#include <ctime>

namespace process {
namespace {

using protocol::BotName;
using runtime::ActorId;
using runtime::Channel;
using runtime::Envelope;
using runtime::Failure;
using runtime::Inbox;
using runtime::Loop;

// Writes down what it hears.
struct Listener final : Inbox {
    void connected(ActorId) override { heard.emplace_back("connected"); }
    void received(ActorId, Envelope const& envelope) override {
        heard.emplace_back(protocol::type_of(envelope.message).name);
        if (auto const* answer = std::get_if<protocol::CallResult>(&envelope.message)) {
            data = answer->data;
        }
        if (auto const* report = std::get_if<protocol::ErrorReport>(&envelope.message)) {
            message = report->text;
        }
    }
    void printed(ActorId, std::string_view text) override { log += text; }
    void failed(ActorId, Failure what, std::string why) override {
        heard.emplace_back("failed");
        failure = what;
        message = std::move(why);
    }
    void house_failed(std::string why) override {
        heard.emplace_back("house failed");
        message = std::move(why);
    }
    void closed(ActorId) override { heard.emplace_back("closed"); }

    std::vector<std::string> heard;
    std::string data;
    std::string log;
    std::optional<Failure> failure;
    std::string message;
};

std::string line(protocol::Message const& message) {
    std::string text;
    protocol::append_line(text, message);
    text.pop_back(); // the shell ends its lines itself
    return text;
}

std::string const answer = line(protocol::CallResult{.method = "m", .data = "Nw=="});

class ProcessChannelTest : public testing::Test {
protected:
    void open(sandbox::Job job) {
        channel = make_channel(
            loop, launcher,
            {.command = std::move(job.command), .limits = job.limits, .files = std::move(job.files)});
        channel->open(inbox, ActorId::bot(0));
    }
    void open_shell(std::string const& script) { open(confined::shell(script)); }

    void call(std::string const& data = protocol::payload_from_call("m", {})) {
        channel->send({.message = protocol::ProxyCall{.target = BotName::of(0, 2), .data = data}});
    }
    void listen_for(std::string_view what) {
        while (inbox.heard.empty() || inbox.heard.back() != what) {
            loop.run_once();
        }
    }

    sandbox::Launcher launcher = sandbox::Launcher::create().value();
    Loop loop;
    Listener inbox;
    std::unique_ptr<Channel> channel;
};

using Heard = std::vector<std::string>;

TEST_F(ProcessChannelTest, AsksAProgramAndHearsItsAnswers) {
    open_shell("while read line; do case $line in *Shutdown*) exit;; esac; echo " + answer + "; done");
    call();
    listen_for("CallResult");
    EXPECT_EQ(inbox.data, "Nw==");
    call();
    channel->close();
    listen_for("closed");
    EXPECT_EQ(inbox.heard, (Heard{"connected", "CallResult", "CallResult", "closed"}));
}

// A machine that needs some CPU time to start, says that it runs, and reads its first call. Then a thread of
// its own works, and one of its author's, which has the same name.
constexpr char const* machine = "import sys, threading, time\n"
                                "def use(ms):\n"
                                "    end = time.thread_time() + ms / 1000\n"
                                "    while time.thread_time() < end: pass\n"
                                "begun, asked = threading.Event(), threading.Event()\n"
                                "def compile():\n"
                                "    begun.set()\n"
                                "    asked.wait()\n"
                                "    use(40)\n"
                                "compiler = threading.Thread(target=compile)\n"
                                "compiler.start()\n"
                                "begun.wait()\n"
                                "use(30)\n"
                                "print('READY', flush=True)\n"
                                "sys.stdin.readline()\n"
                                "asked.set()\n"
                                "compiler.join()\n"
                                "player = threading.Thread(target=use, args=[50])\n"
                                "player.start()\n"
                                "player.join()\n";

TEST_F(ProcessChannelTest, KnowsWhatAMachineUsesForItself) {
    auto job = confined::python(machine + ("print('" + answer + "', flush=True)\nsys.stdin.readline()\n"));
    channel = make_channel(loop, launcher,
                           {.command = std::move(job.command),
                            .limits = job.limits,
                            .files = std::move(job.files),
                            .own_threads = {"python3", "python3.11", "python3.12", "python3.13"}});
    channel->open(inbox, ActorId::bot(0));
    call();
    listen_for("CallResult");
    auto const own = channel->machine_time();
    auto const all = channel->cpu_time();
    EXPECT_GE(own, std::chrono::milliseconds(30)) << "its start";
    EXPECT_LE(own, all - std::chrono::milliseconds(20))
        << "a thread of the author's cannot call itself its way out";
}

TEST_F(ProcessChannelTest, TakesAProgramThatDoesNotSayItIsReadyAsItIs) {
    auto job = confined::shell("echo " + answer + "; read line");
    channel = make_channel(loop, launcher,
                           {.command = std::move(job.command),
                            .limits = job.limits,
                            .files = std::move(job.files),
                            .own_threads = {"compiler"}});
    channel->open(inbox, ActorId::bot(0));
    call();
    listen_for("CallResult");
    EXPECT_EQ(inbox.data, "Nw==");
    EXPECT_EQ(channel->machine_time(), rules::Duration{});
}

TEST_F(ProcessChannelTest, TellsTheProgramWhatTimeItHasLeft) {
    open(confined::python(
        "import sys, binascii\n"
        "call = binascii.a2b_base64(sys.stdin.readline().split('-')[-1])\n"
        "print('MESSAGE-ErrorReport-%s-0-' % binascii.b2a_base64(call, newline=False).decode(), flush=True)\n"
        "sys.stdin.readline()")); // and does not go before it is heard
    std::string const data = protocol::payload_from_call("m", {});
    channel->send({.message = protocol::ProxyCall{.target = BotName::of(0, 2), .data = data},
                   .time = {.call = std::chrono::milliseconds(30)}});
    listen_for("ErrorReport");
    EXPECT_EQ(inbox.message, R"({"time":{"call_us":30000,"game_us":null},  "method":"m","params":{}})");
}

TEST_F(ProcessChannelTest, PassesOnWhatWasPrintedBeforeAnAnswer) {
    open_shell("read line; echo one >&2; printf 'tw\\377o\\n' >&2; echo " + answer +
               "; read line; echo three >&2");
    call();
    listen_for("CallResult");
    EXPECT_EQ(inbox.log, "one\ntw?o\n");
    call();
    listen_for("failed");
    EXPECT_EQ(inbox.log, "one\ntw?o\nthree\n");
}

TEST_F(ProcessChannelTest, SaysHowMuchOfWhatWasPrintedIsLeftOut) {
    open_shell("read line; head -c 200000 /dev/zero | tr '\\0' x >&2; echo " + answer +
               "; read line; echo bye >&2");
    call();
    listen_for("CallResult");
    EXPECT_EQ(inbox.log, "[134464 bytes omitted]\n" + std::string(65536, 'x'));
    call();
    listen_for("failed");
    EXPECT_TRUE(inbox.log.ends_with("xbye\n")) << "once is enough";
}

TEST_F(ProcessChannelTest, CarriesLongMessagesBothWays) {
    open(confined::python("import sys\n"
                          "data = sys.stdin.readline().rstrip().split('-')[-1]\n"
                          "print('MESSAGE-CallResult-bQ==-%d-%s' % (len(data), data), flush=True)\n"
                          "sys.stdin.readline()"));
    std::string const data = protocol::payload_from_call("m", {{"x", std::string(700'000, 'x')}});
    call(data);
    listen_for("CallResult");
    EXPECT_GT(inbox.data.size(), 900'000U);
}

struct End {
    char const* name;
    sandbox::Job job;
    Failure failure;
    char const* what;
};

class EndOfAProgram : public ProcessChannelTest, public testing::WithParamInterface<End> {};

TEST_P(EndOfAProgram, IsToldAndExplained) {
    open(GetParam().job);
    call();
    listen_for("failed");
    EXPECT_EQ(inbox.failure, GetParam().failure);
    EXPECT_EQ(inbox.message, GetParam().what);
    channel->close();
    EXPECT_EQ(inbox.heard.back(), "closed");
}

sandbox::Job cannot_be_executed() {
    auto job = confined::shell("");
    job.command.arguments = {"/bin/nothing"};
    return job;
}

INSTANTIATE_TEST_SUITE_P(
    All, EndOfAProgram,
    testing::Values(
        End{"Exit", confined::shell("read line; exit 3"), Failure::exited, "exit status 3"},
        End{"ExitAtOnce", confined::shell("exit 0"), Failure::exited, "exit status 0"},
        End{"ExitInTheMiddleOfAMessage", confined::shell("printf MESSAGE-Call"), Failure::exited,
            "exit status 0"},
        End{"Signal", confined::shell("kill -SEGV $$"), Failure::crashed,
            "killed by signal 11 (Segmentation fault)"},
        End{"Memory", confined::python("a = bytearray(10 ** 9)"), Failure::over_memory, "more than 256 MiB"},
        End{"ForbiddenCall", confined::python("import ctypes; ctypes.CDLL(None).ptrace(0, 0, 0, 0)"),
            Failure::forbidden_call, "ptrace"},
        End{"NoMessage", confined::shell("echo hello; sleep 100"), Failure::bad_message,
            "byte 0: a message begins with MESSAGE-, not with 'hello'"},
        End{"EndlessLine", confined::shell("yes | tr -d '\\n'"), Failure::bad_message,
            "the line is longer than the longest allowed message (1002047 characters)"},
        End{"ClosedOutput", confined::shell("exec >&-; sleep 100"), Failure::exited,
            "it closed its standard output"},
        End{"ClosedInput", confined::shell("exec <&-; sleep 100"), Failure::exited,
            "it closed its standard input"},
        End{"NotExecutable", cannot_be_executed(), Failure::not_started,
            "the sandbox cannot execute '/bin/nothing': No such file or directory"}),
    [](auto const& end) { return end.param.name; });

TEST_F(ProcessChannelTest, WhatWasSaidBeforeTheEndCounts) {
    open_shell("read line; echo " + answer + "; echo bye >&2; exit 1");
    call();
    listen_for("failed");
    EXPECT_EQ(inbox.heard, (Heard{"connected", "CallResult", "failed"}));
    EXPECT_EQ(inbox.log, "bye\n");
}

TEST_F(ProcessChannelTest, AMachineThatCannotDoItIsNobodysFault) {
    auto job = confined::shell("");
    job.command.working_directory = "/there/is/no/such/path";
    open(job);
    EXPECT_EQ(inbox.heard, Heard{"house failed"});
    channel->close();
    EXPECT_EQ(inbox.heard.back(), "closed");
}

TEST_F(ProcessChannelTest, EndsAProgramThatDoesNotGo) {
    open_shell("trap '' TERM HUP INT; while true; do read line; done");
    channel->close();
    listen_for("closed");
    EXPECT_EQ(inbox.heard, (Heard{"connected", "closed"}));
}

void work_for(rules::Duration duration) {
    std::clock_t const end =
        std::clock() +
        static_cast<std::clock_t>(std::chrono::duration<double>(duration).count() * CLOCKS_PER_SEC);
    while (std::clock() < end) {
    }
}

TEST_F(ProcessChannelTest, AProgramThatIsHeldUsesNoTimeUntilItIsSpokenToAgain) {
    open_shell("read line; echo " + answer + "; while true; do true; done");
    call();
    listen_for("CallResult");
    auto const at_the_answer = channel->cpu_time();
    while (channel->cpu_time() == at_the_answer) {
        work_for(std::chrono::milliseconds(1));
    }
    channel->hold();
    rules::Duration held{};
    do { // until it stands still, which nobody waits for otherwise
        held = channel->cpu_time();
        work_for(std::chrono::milliseconds(10));
    } while (channel->cpu_time() != held);
    call();
    while (channel->cpu_time() == held) {
        work_for(std::chrono::milliseconds(1));
    }
    EXPECT_GT(channel->cpu_time(), held);
}

TEST_F(ProcessChannelTest, WhoeverIsLeftGoesWithItsChannel) {
    open_shell("echo " + answer + "; sleep 100");
    listen_for("CallResult");
    channel.reset();
    // A handler that the loop still knows of must not be called any more.
    open_shell("echo " + answer);
    listen_for("failed");
    EXPECT_EQ(inbox.heard, (Heard{"connected", "CallResult", "connected", "CallResult", "failed"}));
}

} // namespace
} // namespace process
