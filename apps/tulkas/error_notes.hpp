// Prints the errors of bots, at most a few per bot.
#pragma once

#include "runtime/play.hpp"

#include <map>
#include <string>

namespace tulkas {

class ErrorNotes {
public:
    // One line to standard error, if somebody erred in this game, the first few times for each bot.
    void add(int game, record::GameRecord const& record);

private:
    std::map<std::string, int> m_errors; // by the bot's name
};

} // namespace tulkas
