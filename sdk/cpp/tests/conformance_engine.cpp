// The engine that tests/transcripts/engine.txt describes.

#include <string>
#include <tulkas/engine.hpp>

namespace {

class ConformanceEngine : public tulkas::MatchEngine {
    tulkas::MatchResult play() override {
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
