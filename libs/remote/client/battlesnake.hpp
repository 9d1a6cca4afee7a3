// A bot behind Battlesnake's public HTTP interface, as a player of the snake game.
//
// Such a bot is a web server: it hears of the start and the end of a game, and answers each move. It is asked
// in a thread of its own, because it may take its time; what it says comes back through the loop. A bot that
// does not answer goes straight on, as it does there.
#pragma once

#include "http/client.hpp"
#include "runtime/channel.hpp"
#include "runtime/loop.hpp"
#include "support/json.hpp"
#include "support/result.hpp"

#include <memory>
#include <string>

namespace client {

// The body of its requests, made of the parameters of a call: without what only other bots are told.
[[nodiscard]] support::JsonObject battlesnake_request(support::JsonObject params, std::string const& game);
// The move that it answers. The error says what is wrong with the answer.
[[nodiscard]] support::Result<std::string> battlesnake_move(http::Told const& told);
// Where a snake goes that gives no move.
[[nodiscard]] std::string battlesnake_default_move(support::JsonObject const& request);

// Asks the server who it is: {"apiversion": "1", …}. An error where nobody answers, or another version.
[[nodiscard]] support::Result<std::string> greet_battlesnake(http::Address const& address);

// The game is how the bot hears of it: the same for all snakes of a game. The loop outlives the channel.
[[nodiscard]] std::unique_ptr<runtime::Channel>
make_battlesnake(runtime::Loop& loop, std::shared_ptr<http::Client> server, std::string game);

} // namespace client
