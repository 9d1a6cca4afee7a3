// A race to 21: the bots add 1, 2 or 3 in turn; who comes to 21 wins. A bot that is late adds nothing.
#include <string>
#include <tulkas/engine.hpp>

namespace {

class Race : public tulkas::MatchEngine {
    tulkas::MatchResult play() override {
        int turn = 0;
        for (int sum = 0; sum < 21; turn = 1 - turn) {
            sum += ask(turn, sum);
            log_to_all("the sum is " + std::to_string(sum));
        }
        return tulkas::MatchResult::win(1 - turn);
    }

    int ask(int turn, int sum) {
        try {
            int const added = bot(turn).call<int>("add", {{"sum", sum}});
            if (added < 1 || added > 3) {
                throw tulkas::BotError(turn, "added " + std::to_string(added));
            }
            return added;
        } catch (tulkas::BotTimeout const&) {
            bot(turn).log("too late");
            return 0;
        }
    }
};

} // namespace

int main() {
    return tulkas::run<Race>();
}
