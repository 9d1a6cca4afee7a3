// The engine that tests/transcripts/engine.txt describes.

#include <string>
#include <tulkas/engine.hpp>

namespace {

class ConformanceEngine : public tulkas::MatchEngine {
    tulkas::MatchResult play() override {
        if (start().map == "together") {
            return play_together();
        }
        if (auto const& position = start().position) {
            tulkas::Json const view(tulkas::Json::Object{{"position", *position}});
            show(view);
            show(view, tulkas::Json::Array{"yours", nullptr});
        }
        int sum = 0;
        for (int turn = 1; turn <= 4; ++turn) {
            int const answer = ask(turn);
            if (turn == 1) {
                log_to_all("A said " + std::to_string(answer));
            } else {
                bot((turn - 1) % 2).log("you said " + std::to_string(answer));
            }
            sum += answer;
        }
        return sum == 0 ? tulkas::MatchResult::draw() : tulkas::MatchResult::win(sum > 0 ? 0 : 1);
    }

    tulkas::MatchResult play_together() {
        auto const answers =
            call_together<int>({{bot(0), "move", {{"turn", 0}}}, {bot(1), "move", {{"turn", 0}}}});
        for (int seat = 0; seat < 2; ++seat) {
            auto const& answer = answers[static_cast<std::size_t>(seat)];
            bot(seat).log(answer ? "you said " + std::to_string(*answer) : "you were late");
        }
        bot(0).eliminate();
        return tulkas::MatchResult::draw();
    }

    int ask(int turn) {
        auto const& asked = bot((turn - 1) % 2);
        try {
            return asked.call<int>("move", {{"turn", turn}});
        } catch (tulkas::BotTimeout const&) {
            if (asked.seat() == 0 || m_was_late) {
                throw;
            }
            m_was_late = true;
            return 0;
        }
    }

    bool m_was_late = false;
};

} // namespace

int main() {
    return tulkas::run<ConformanceEngine>();
}
