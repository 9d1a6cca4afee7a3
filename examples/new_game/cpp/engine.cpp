// The engine: it knows the rules, and asks the players.
#include <algorithm>
#include <tulkas/engine.hpp>
#include <vector>

class Game : public tulkas::DuelEngine {
    std::optional<tulkas::MatchResult> turn(tulkas::BotProxy const& bot) override {
        int const squares = start().options["squares"].as<int>();
        std::vector<int> moves;
        for (int step = 1; step <= 3 && m_at + step <= squares; ++step) {
            moves.push_back(step);
        }
        show(view(bot, squares, moves));
        int const step =
            bot.call<int>("step", {{"at", m_at}, {"squares", squares}, {"moves", tulkas::Json(moves)}});
        if (std::ranges::find(moves, step) == moves.end()) {
            throw tulkas::BotError(bot.seat(), std::to_string(step) + " is not one of the moves");
        }
        m_at += step;
        if (m_at < squares) {
            return {};
        }
        show(view(bot, squares, {}));
        return win(bot);
    }

    tulkas::Json view(tulkas::BotProxy const& bot, int squares, std::vector<int> const& moves) const {
        return tulkas::Json::Object{
            {"at", m_at}, {"squares", squares}, {"turn", bot.seat()}, {"moves", tulkas::Json(moves)}};
    }

    int m_at = 0;
};

int main() {
    return tulkas::run<Game>();
}
