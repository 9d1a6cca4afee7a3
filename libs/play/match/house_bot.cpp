#include "match/house_bot.hpp"

#include "match/program_game.hpp"
#include "support/text.hpp"

#include <utility>

namespace match {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

// "ploy/" at the front of "ploy/greedy", if that is a game; a path has no game in front of its slash.
std::string_view cut_game(std::string_view& text, rules::Registry const& games) {
    std::string_view rest = text;
    std::string_view const front = support::cut_front(rest, '/');
    if (!text.contains('/') || !games.find(front)) {
        return {};
    }
    text = rest;
    return front;
}

class HouseBot final : public Bot {
public:
    explicit HouseBot(std::string name) : m_name(std::move(name)) {}

    [[nodiscard]] std::string const& name() const override { return m_name; }

    [[nodiscard]] Result<runtime::Player> sit_down(Seating const& seating) const override {
        if (auto const* const game = as_program_game(seating.game)) {
            return game->sit_down(m_name, seating);
        }
        auto const before = runtime::thread_cpu_time();
        auto bot = TULKAS_TRY(rules::make_house_bot(seating.game, m_name,
                                                    seating.game.bot_seed(seating.match_seed, seating.seat)));
        return runtime::house_player(m_name, std::move(bot), runtime::thread_cpu_time,
                                     runtime::thread_cpu_time() - before);
    }

private:
    std::string m_name;
};

} // namespace

Result<std::string> house_bot_name(std::string_view text, rules::Game const& game,
                                   rules::Registry const& games) {
    std::string_view name = text;
    std::string_view const owner = cut_game(name, games);
    if (!owner.empty() && owner != game.info().name) {
        return fail(ErrorKind::invalid, "{} plays {}, not {}", support::in_quotes(text), owner,
                    game.info().name);
    }
    TULKAS_TRY(rules::choose_house_bot(game, name));
    return std::string(name);
}

std::unique_ptr<Bot const> make_house_bot(std::string name) {
    return std::make_unique<HouseBot const>(std::move(name));
}

} // namespace match
