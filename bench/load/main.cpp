// Puts load on a server that runs:
//
//   tulkas_load watch PORT PROCESS [WATCHERS [MOVES]]
//   tulkas_load play PORT PROCESS [GAMES [SECONDS [GAME:BOT...]]]
//
// PROCESS is the server's, whose memory is looked at.
#include "load/loop.hpp"
#include "load/measurements.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

#include <fstream>
#include <span>
#include <sys/resource.h>

namespace load {

double Server::megabytes() const {
    std::ifstream status(fmt::format("/proc/{}/status", process));
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with("VmRSS:")) {
            return std::stod(line.substr(6)) / 1024;
        }
    }
    give_up("there is no such process");
}

namespace {

// As many connections as the machine allows.
void raise_limit() {
    rlimit limit{};
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

int number_at(std::span<char*> arguments, std::size_t place, int otherwise) {
    if (place >= arguments.size()) {
        return otherwise;
    }
    auto const number = support::whole_number<int>(arguments[place]);
    return number ? *number : (give_up(fmt::format("{} is no number", arguments[place])), 0);
}

void run(std::span<char*> arguments) {
    std::string const what = arguments.size() > 3 ? arguments[1] : "";
    Server const server{.port = static_cast<std::uint16_t>(number_at(arguments, 2, 0)),
                        .process = number_at(arguments, 3, 0)};
    if (what == "watch") {
        Watching const usual;
        watch(server, {.watchers = number_at(arguments, 4, usual.watchers),
                       .moves = number_at(arguments, 5, usual.moves)});
    } else if (what == "play") {
        Playing playing;
        playing.games = number_at(arguments, 4, playing.games);
        playing.seconds = number_at(arguments, 5, playing.seconds);
        for (std::size_t place = 6; place < arguments.size(); ++place) {
            playing.opponents.emplace_back(arguments[place]);
        }
        play(server, playing);
    } else {
        give_up("usage: tulkas_load watch|play PORT PROCESS ...");
    }
}

} // namespace
} // namespace load

int main(int count, char** arguments) {
    load::raise_limit();
    load::run({arguments, static_cast<std::size_t>(count)});
}
