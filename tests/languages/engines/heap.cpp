// A heap of 21 stones: in turn, a player takes 1, 2 or 3; who takes the last wins. One that is late takes
// one.
#include <algorithm>
#include <tulkas/engine.hpp>

class Heap : public tulkas::DuelEngine {
    std::optional<tulkas::MatchResult> prepare() override {
        if (start().options.find("heap") != nullptr) {
            m_heap = start().options["heap"].as<int>();
            log_to_all("seed " + std::to_string(start().seed) + " on " + start().map.value() + ", " +
                       start().options["last"].as<std::string>());
        }
        return std::nullopt;
    }

    std::optional<tulkas::MatchResult> turn(tulkas::BotProxy const& bot) override {
        int const taken = ask(bot);
        if (taken < 1 || taken > std::min(3, m_heap)) {
            throw tulkas::BotError(bot.seat(), "cannot take " + std::to_string(taken));
        }
        m_heap -= taken;
        log_to_all(std::to_string(m_heap) + " are left");
        return m_heap == 0 ? std::optional(end(bot)) : std::nullopt;
    }

    // What shines is counted.
    tulkas::MatchResult end(tulkas::BotProxy const& bot) const {
        auto const* const last = start().options.find("last");
        if (last == nullptr || last->as<std::string>() != "shines") {
            return win(bot);
        }
        return bot.seat() == 0 ? tulkas::MatchResult::scores(3, 1) : tulkas::MatchResult::scores(1, 3);
    }

    int ask(tulkas::BotProxy const& bot) const {
        try {
            return bot.call<int>("take", {{"heap", m_heap}});
        } catch (tulkas::BotTimeout const&) {
            bot.log("too late");
            return 1;
        }
    }

    int m_heap = 21;
};

int main() {
    return tulkas::run<Heap>();
}
