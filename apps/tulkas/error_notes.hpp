// Prints the errors of bots, at most a few per bot.
#pragma once

#include "runtime/play.hpp"

#include <map>
#include <string>

namespace tulkas {

class ErrorNotes {
public:
    // Prints one line to standard error if a bot erred, for the first few errors of each bot.
    void add(int game, record::GameRecord const& record);

private:
    std::map<std::string, int> m_errors; // by the bot's name
};

} // namespace tulkas
