// A game: what there is to know about it, and how one begins.
//
// A Game is immutable and shared by all who play it; a State is one moment of one match.
#pragma once

#include "rules/bot.hpp"
#include "rules/clock.hpp"
#include "rules/options.hpp"
#include "rules/state.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rules {

enum class Kind : std::uint8_t {
    challenge, // one seat, a whole number as the result
    match,     // two seats: one wins, or a draw
    ranking,   // more seats, a score for each
};

[[nodiscard]] std::string_view to_text(Kind kind);

// A house bot: its parameters are whole numbers that may follow its name, as in "smart:nodes=5000".
// A house bot's name in a framework that submissions may be written for: "game.mc.players.GreedyPlayer".
struct NameElsewhere {
    std::string framework;
    std::string name;
};

struct BotInfo {
    std::string name;
    std::string help;
    std::vector<OptionInfo> parameters = {};
    std::vector<NameElsewhere> known_as = {};
};

// The name of each seat's team; none where everybody plays for themselves.
using Teams = std::vector<std::string>;

struct GameInfo {
    std::string name;  // as on the command line: "martian-chess"
    std::string title; // for people: "Martian Chess"
    std::string summary;
    Kind kind;
    int least_seats;
    int most_seats;
    Teams teams = {};
    std::optional<int> maximum = {}; // of a challenge's result
    TimeControl time = {};           // unless said otherwise
    std::optional<std::uint64_t> memory =
        {}; // of a bot's program, in bytes; the arena's usual limit without it
    std::vector<OptionInfo> options = {};
    std::vector<BotInfo> bots = {};
    std::string baseline; // the house bot that submissions are judged against
    // Of a game that was handed in, whose rules and bots are programs; nothing changes in one version.
    std::uint64_t version = 0;

    [[nodiscard]] bool is_built_in() const { return version == 0; }
};

// What a match starts from.
struct Setup {
    Options options;
    std::uint64_t seed = 0;
    int seats = 2;
    std::optional<std::string> position = {}; // in the game's notation, instead of the usual start
};

class Game {
public:
    virtual ~Game() = default;

    [[nodiscard]] virtual GameInfo const& info() const = 0;
    // All chance of the match flows from the set-up's seed.
    [[nodiscard]] virtual support::Result<std::unique_ptr<State>> start(Setup const& setup) const = 0;
    // The house bot of that name, one of info().bots; nothing where those are programs.
    [[nodiscard]] virtual std::unique_ptr<Bot> make_bot(std::string_view name, Options const& parameters,
                                                        std::uint64_t seed) const = 0;
    // The seed for a seat's bot. Derived, so that a bot's dice say nothing about the game's; games without
    // secrets may hand the match's own seed to every seat.
    [[nodiscard]] virtual std::uint64_t bot_seed(std::uint64_t match_seed, Seat seat) const;
};

// One of the game's house bots, and how it is to play.
struct HouseBotChoice {
    std::string_view name;
    Options parameters;
};

// "smart:nodes=5000" → the bot and its parameters, or an error that lists the game's bots or the bot's
// parameters.
[[nodiscard]] support::Result<HouseBotChoice> choose_house_bot(Game const& game, std::string_view spec);
// Whether a name looks like that of one of the game's house bots: letters in small or capital, letters that
// look alike, blanks, dashes and dots make no difference, and what stands behind it in brackets does not
// either.
[[nodiscard]] bool looks_like_house_bot(Game const& game, std::string_view name);
// What the house bot of that name is called in a framework; the same name where it has no other there.
[[nodiscard]] std::string name_in_framework(Game const& game, std::string_view spec,
                                            std::string_view framework);
// The same, made; refused where it is a program, which needs a place to run (matches/house_bot.hpp).
[[nodiscard]] support::Result<std::unique_ptr<Bot>> make_house_bot(Game const& game, std::string_view spec,
                                                                   std::uint64_t seed);

// The game's start with its standard options, for tests and tools.
[[nodiscard]] support::Result<std::unique_ptr<State>> start_standard(Game const& game,
                                                                     std::uint64_t seed = 0);
// The position in which every match with standard options begins; nothing if chance or a program decides.
[[nodiscard]] std::optional<std::string> fixed_start(Game const& game);

} // namespace rules
