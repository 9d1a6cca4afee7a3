#include "martian_chess/bots.hpp"

#include "martian_chess/greedy.hpp"
#include "martian_chess/notation.hpp"
#include "martian_chess/smart.hpp"
#include "martian_chess/state.hpp"
#include "martian_chess/walk.hpp"
#include "support/assert.hpp"
#include "support/text.hpp"

#include <utility>

namespace martian_chess {

using support::ErrorKind;
using support::fail;
using support::Json;
using support::Result;

namespace {

// What a player is asked, whichever door the question came through.
struct Question {
    Position position;
    Rules rules;
    rules::TimeLeft left;
};

Result<Question> parse_question(support::JsonObject const& params, rules::TimeLeft const& left) {
    Json const object(params);
    auto const text = TULKAS_TRY(support::string_member(object, "position"));
    auto const position = TULKAS_TRY(parse_position(text));
    auto const limit = TULKAS_TRY(support::integer_member(object, "quiet_limit"));
    Question const question{position, {.quiet_limit = static_cast<int>(limit)}, left};
    if (ending_of(question.position, question.rules)) {
        return fail(ErrorKind::invalid, "the game is over: there is no move to choose");
    }
    return question;
}

template <typename Player>
class HouseBot final : public rules::Bot {
public:
    explicit HouseBot(Player player) : m_player(std::move(player)) {}

    [[nodiscard]] std::string decide(rules::State const& state, rules::TimeLeft const& left) override {
        auto const* own = dynamic_cast<State const*>(&state);
        TULKAS_ASSERT(own != nullptr);
        return to_text(m_player({own->typed(), own->game_rules(), left}));
    }

    [[nodiscard]] Result<Json> answer(std::string_view method, support::JsonObject const& params,
                                      rules::TimeLeft const& left) override {
        if (method != method_name) {
            return fail(ErrorKind::not_found, "no method {}; there is: {}", support::in_quotes(method),
                        method_name);
        }
        auto const question = TULKAS_TRY(parse_question(params, left));
        return Json(to_text(m_player(question)));
    }

private:
    Player m_player;
};

template <typename Player>
std::unique_ptr<rules::Bot> house_bot(Player player) {
    return std::make_unique<HouseBot<Player>>(std::move(player));
}

} // namespace

std::vector<rules::BotInfo> bot_infos() {
    return {
        {.name = "random", .help = "any legal move"},
        {.name = "greedy",
         .help = "captures the most it can, and chooses at random among equals",
         .known_as = {{.framework = "game.mc", .name = "game.mc.players.GreedyPlayer"}}},
        {.name = "smart",
         .help = "searches as deep as its time allows",
         .parameters = {{.name = "nodes",
                         .help = "positions to search per move; 0: as the clock allows",
                         .standard = "0",
                         .least = 0,
                         .most = 1'000'000'000},
                        {.name = "depth",
                         .help = "plies to look ahead; 0: as the clock allows",
                         .standard = "0",
                         .least = 0,
                         .most = search::Limits::most_depth}}},
    };
}

std::unique_ptr<rules::Bot> make_bot(std::string_view name, rules::Options const& parameters,
                                     std::uint64_t seed) {
    if (name == "random") {
        return house_bot([random = support::Random(seed)](Question const& question) mutable {
            return *random_move(question.position, random);
        });
    }
    if (name == "greedy") {
        return house_bot([greedy = Greedy(static_cast<std::int64_t>(seed))](
                             Question const& question) mutable { return greedy.choose(question.position); });
    }
    TULKAS_ASSERT(name == "smart");
    search::Wanted const limits{.nodes = static_cast<std::uint64_t>(parameters.number("nodes")),
                                .depth = static_cast<int>(parameters.number("depth"))};
    return house_bot([smart = Smart(limits, seed)](Question const& question) mutable {
        return smart.choose(question.position, question.rules, question.left);
    });
}

} // namespace martian_chess
