#include "catan/game.hpp"

#include "catan/layout.hpp"
#include "catan/position_notation.hpp"
#include "catan/simple_bots.hpp"
#include "catan/smart_bot.hpp"
#include "catan/state.hpp"
#include "support/assert.hpp"
#include "support/text.hpp"

#include <charconv>
#include <optional>

namespace catan {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

constexpr std::int64_t most_nodes = 1'000'000'000;

std::vector<rules::BotInfo> bots() {
    return {{.name = "random", .help = "any legal move"},
            {.name = "settler", .help = "the moves that its rules of thumb rank highest; trades"},
            {.name = "smart",
             .help = "simulates games to the end, as many as its time allows",
             .parameters = {{.name = "nodes",
                             .help = "simulated moves per decision; 0: as the clock allows",
                             .standard = "0",
                             .least = 0,
                             .most = most_nodes}}}};
}

std::vector<rules::OptionInfo> options() {
    return {{.name = "board",
             .help = "the hexes, numbers and harbours: random, or the beginners' board",
             .standard = "random",
             .choices = {"random", "beginner"}},
            {.name = "red",
             .help = "where 6 and 8 lie on a random board: anywhere, or never adjacent",
             .standard = "anywhere",
             .choices = {"anywhere", "apart"}},
            {.name = "turns",
             .help = "the number of turns after which the game ends without a winner",
             .standard = std::to_string(standard_turns),
             .least = 1,
             .most = 60'000}};
}

Layout make_layout(rules::Options const& options, support::Random& random) {
    if (options.choice("board") == "beginner") {
        return beginners_layout();
    }
    return random_layout(options.choice("red") == "apart" ? RedNumbers::apart : RedNumbers::anywhere, random);
}

// The last field of a position's text: 16 hexadecimal digits; nothing for "-", by which a position leaves it
// to the seed.
Result<std::optional<std::uint64_t>> parse_chance(std::string_view text) {
    if (text == "-") {
        return std::nullopt;
    }
    constexpr std::size_t digits = 16;
    std::uint64_t chance = 0;
    auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), chance, digits);
    if (text.size() != digits || error != std::errc() || end != text.data() + text.size()) {
        return fail(ErrorKind::invalid,
                    "the last field must be the random state, 16 hexadecimal digits or - (got {})",
                    support::in_quotes(text));
    }
    return chance;
}

Result<std::unique_ptr<rules::State>> start_from(std::string_view text, rules::Setup const& setup) {
    auto const end = text.rfind(' ');
    auto position = TULKAS_TRY(parse_position(text.substr(0, end)));
    auto const chance = TULKAS_TRY(parse_chance(text.substr(end + 1)));
    if (position.player_count != setup.seats) {
        return fail(ErrorKind::invalid, "the position is for {} players, not {}", position.player_count,
                    setup.seats);
    }
    position.most_turns = static_cast<std::uint16_t>(setup.options.number("turns"));
    return std::make_unique<State>(position, chance.value_or(support::Random(setup.seed).next()));
}

class CatanGame final : public rules::Game {
public:
    [[nodiscard]] rules::GameInfo const& info() const override { return m_info; }

    [[nodiscard]] Result<std::unique_ptr<rules::State>> start(rules::Setup const& setup) const override {
        if (setup.seats < m_info.least_seats || setup.seats > m_info.most_seats) {
            return fail(ErrorKind::invalid, "Catan needs 2 to 4 players (got {})", setup.seats);
        }
        if (setup.position) {
            return start_from(*setup.position, setup);
        }
        support::Random random(setup.seed);
        Position position = Position::start(make_layout(setup.options, random), setup.seats);
        position.most_turns = static_cast<std::uint16_t>(setup.options.number("turns"));
        return std::make_unique<State>(position, random.next());
    }

    [[nodiscard]] std::unique_ptr<rules::Bot>
    make_bot(std::string_view name, rules::Options const& parameters, std::uint64_t seed) const override {
        if (name == "random") {
            return std::make_unique<RandomBot>(seed);
        }
        if (name == "settler") {
            return std::make_unique<SettlerBot>(seed);
        }
        TULKAS_ASSERT(name == "smart");
        return std::make_unique<SmartBot>(static_cast<std::uint64_t>(parameters.number("nodes")), seed);
    }

private:
    rules::GameInfo m_info{
        .name = "catan",
        .title = "Settlers of Catan",
        .summary = "Settle an island: gather, build, trade. The first to ten points wins.",
        .kind = rules::Kind::ranking,
        .least_seats = static_cast<int>(least_players),
        .most_seats = static_cast<int>(most_players),
        .time = {.per_call = std::chrono::seconds(1), .per_game = std::chrono::seconds(30)},
        .options = options(),
        .bots = bots(),
        .baseline = "random"};
};

} // namespace

std::shared_ptr<rules::Game const> make_game() {
    return std::make_shared<CatanGame const>();
}

} // namespace catan
