// A handler and a machine that plays for it, on two threads of one process, with a real connection between.
#include "confined/jobs.hpp"
#include "nim/game.hpp"
#include "process/channel.hpp"
#include "protocol/base64.hpp"
#include "protocol/payload.hpp"
#include "protocol/writer.hpp"
#include "relay/door.hpp"
#include "relay/relay.hpp"
#include "relay/remote_channel.hpp"
#include "relay/words.hpp"
#include "runtime/play.hpp"
#include "support/tcp.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <poll.h>
#include <sys/socket.h>
#include <thread>

namespace relay {
namespace {

using record::GameRecord;
using std::chrono::milliseconds;
using support::FileDescriptor;
using support::Result;
using testing::HasSubstr;

std::string const token = "a-token-of-some-length";

// What a shell has to print to take one match.
std::string answer() {
    std::string line;
    protocol::append_line(line, protocol::CallResult{.method = "take", .data = protocol::payload_from("1")});
    return "'" + line.substr(0, line.size() - 1) + "'";
}

std::string const takes_one =
    "while read line; do case $line in *ProxyCall*) echo " + answer() + ";; *Shutdown*) exit;; esac; done";

std::shared_ptr<std::string const> packed(std::string const& script) {
    std::string data;
    protocol::append_base64(data, pack({.name = "bot",
                                        .language = "sh",
                                        .main = "main.sh",
                                        .files = {{.name = "source/main.sh", .content = script}}}));
    return std::make_shared<std::string const>(std::move(data));
}

class RemoteGame : public testing::Test {
protected:
    // Nim with five matches, between a program on the other machine and one on this.
    Result<GameRecord> play(std::string const& script, milliseconds per_call = milliseconds(1000)) {
        auto const game = nim::make_game();
        rules::Setup const setup{
            .options = rules::Options::create(game->info().options, {{"matches", "5"}}).value()};
        runtime::Loop loop;
        std::vector<runtime::Player> players(2);
        players[0] = {.name = "far", .channel = make_remote_channel(loop, door, packed(script))};
        players[1] = {.name = "near", .channel = here(loop, takes_one)};
        runtime::GameLimits const limits{.time = {.cpu = {.per_call = per_call},
                                                  .start_up = milliseconds(0),
                                                  .wall_per_call = milliseconds(5000)}};
        return runtime::play(*game, setup, std::move(players), {.limits = limits, .loop = &loop});
    }

    // Somebody on the other machine: it comes, with whatever it does then.
    template <typename Function>
    std::jthread meanwhile(Function function) {
        return std::jthread([this, function] {
            function(support::connect_to({.host = "127.0.0.1", .port = door.port()}, milliseconds(10'000))
                         .value());
        });
    }

    std::unique_ptr<runtime::Channel> here(runtime::Loop& loop, std::string const& script) {
        auto job = confined::shell(script);
        return process::make_channel(
            loop, launcher,
            {.command = std::move(job.command), .limits = job.limits, .files = std::move(job.files)});
    }

    Dependencies host() {
        return {.seat = [this](runtime::Loop& loop,
                               Parcel const& parcel) -> Result<std::unique_ptr<runtime::Channel>> {
            return here(loop, parcel.files.at(0).content);
        }};
    }

    Door door = Door::open(0, token).value();
    sandbox::Launcher launcher = sandbox::Launcher::create().value();
};

void say(FileDescriptor const& socket, std::string const& text) {
    std::ignore = send(socket.get(), text.data(), text.size(), MSG_NOSIGNAL);
}

// Until the other side hangs up.
std::string listen(FileDescriptor const& socket) {
    std::string heard;
    std::array<char, 4096> buffer{};
    pollfd ready{.fd = socket.get(), .events = POLLIN, .revents = 0};
    while (poll(&ready, 1, 10'000) > 0) {
        auto const size = recv(socket.get(), buffer.data(), buffer.size(), 0);
        if (size <= 0) {
            break;
        }
        heard.append(buffer.data(), static_cast<std::size_t>(size));
    }
    return heard;
}

std::string line_of(Word const& word) {
    std::string line;
    append_line(line, word);
    return line;
}

std::string const request = "MESSAGE-ActorBinary-QUNUT1I=-0-\n";

TEST_F(RemoteGame, IsPlayedAsOneOnThisMachine) {
    std::optional<Result<End>> end;
    auto const far =
        meanwhile([&](FileDescriptor socket) { end = take_part(std::move(socket), token, host()); });
    auto const record = play("echo far >&2; " + takes_one);
    ASSERT_TRUE(record) << record.error().message;
    EXPECT_EQ(record->blame, std::nullopt) << record->blame->why;
    EXPECT_EQ(record->moves.size(), 5U);
    EXPECT_GT(record->cpu[0], milliseconds(0));
    EXPECT_GT(record->moves[0].cpu, milliseconds(0));
    EXPECT_THAT(record->logs[1].lines().at(0).text, HasSubstr("far"));
}

TEST_F(RemoteGame, TellsTheFarMachineThatItIsOver) {
    std::optional<Result<End>> end;
    {
        auto const far =
            meanwhile([&](FileDescriptor socket) { end = take_part(std::move(socket), token, host()); });
        ASSERT_TRUE(play(takes_one));
    }
    ASSERT_TRUE(end && *end) << (*end).error().message;
    EXPECT_EQ(**end, End::played);
}

TEST_F(RemoteGame, BlamesTheProgramForItsEnd) {
    auto const far =
        meanwhile([&](FileDescriptor socket) { std::ignore = take_part(std::move(socket), token, host()); });
    auto const record = play("read line; exit 3");
    ASSERT_TRUE(record) << record.error().message;
    ASSERT_TRUE(record->blame);
    EXPECT_EQ(record->blame->seat, 0);
    EXPECT_THAT(record->blame->why, HasSubstr("exit status 3"));
}

TEST_F(RemoteGame, EndsAProgramThatThinksTooLong) {
    auto const far =
        meanwhile([&](FileDescriptor socket) { std::ignore = take_part(std::move(socket), token, host()); });
    auto const record = play("while :; do :; done", milliseconds(100));
    ASSERT_TRUE(record) << record.error().message;
    ASSERT_TRUE(record->blame);
    EXPECT_THAT(record->blame->why, HasSubstr("over time: used"));
}

TEST_F(RemoteGame, IsLostByWhoHangsUp) {
    auto const far = meanwhile([&](FileDescriptor const& socket) {
        say(socket, line_of(Hello{token}) + request);
        std::array<char, 64> some{};
        pollfd ready{.fd = socket.get(), .events = POLLIN, .revents = 0};
        poll(&ready, 1, 10'000);
        std::ignore = recv(socket.get(), some.data(), some.size(), 0);
    });
    auto const record = play(takes_one);
    ASSERT_TRUE(record) << record.error().message;
    ASSERT_TRUE(record->blame);
    EXPECT_EQ(record->blame->seat, 0);
    EXPECT_THAT(record->blame->why, HasSubstr("disconnected: "));
}

TEST_F(RemoteGame, IsNotMadeVoidByAMachineThatSaysItFailed) {
    auto const far = meanwhile([&](FileDescriptor const& socket) {
        say(socket, line_of(Hello{token}) + request + line_of(Failed{runtime::Failure::house, "a flood"}));
        listen(socket);
    });
    auto const record = play(takes_one);
    ASSERT_TRUE(record) << record.error().message;
    EXPECT_EQ(record->blame->why, "disconnected: a flood");
}

struct Stranger {
    char const* name;
    std::string says;
    char const* hears;
};

class Strangers : public RemoteGame, public testing::WithParamInterface<Stranger> {};

TEST_P(Strangers, AreTurnedAwayAndTheGameWaitsForTheRightOne) {
    std::string heard;
    std::jthread both([&] {
        auto const reach = [&] {
            return support::connect_to({.host = "127.0.0.1", .port = door.port()}, milliseconds(10'000))
                .value();
        };
        auto const stranger = reach();
        say(stranger, GetParam().says);
        heard = listen(stranger);
        std::ignore = take_part(reach(), token, host());
    });
    auto const record = play(takes_one);
    both.join();
    ASSERT_TRUE(record) << record.error().message;
    EXPECT_EQ(record->blame, std::nullopt) << record->blame->why;
    EXPECT_THAT(heard, HasSubstr(GetParam().hears));
}

INSTANTIATE_TEST_SUITE_P(
    All, Strangers,
    testing::Values(Stranger{"WrongToken", line_of(Hello{"another-token-of-some-length"}), "ACTOR-Refused-"},
                    Stranger{"NoGreeting", request, "ACTOR-Refused-"},
                    Stranger{"OtherProtocol", "GET / HTTP/1.1\r\n\r\n", "ACTOR-Refused-"},
                    Stranger{"EndlessLine", std::string(2'000'000, 'x'), ""}),
    [](auto const& stranger) { return stranger.param.name; });

TEST_F(RemoteGame, TheFarMachineIsToldThatItsTokenIsWrong) {
    std::optional<Result<End>> end;
    std::jthread both([&] {
        auto const reach = [&] {
            return support::connect_to({.host = "127.0.0.1", .port = door.port()}, milliseconds(10'000))
                .value();
        };
        end = take_part(reach(), "another-token-of-some-length", host());
        std::ignore = take_part(reach(), token, host());
    });
    auto const record = play(takes_one);
    both.join();
    ASSERT_TRUE(record) << record.error().message;
    ASSERT_TRUE(end && !*end);
    EXPECT_EQ(end->error().kind, support::ErrorKind::refused);
    EXPECT_THAT(end->error().message, HasSubstr("the token is wrong"));
}

} // namespace
} // namespace relay
