// The bot that calls are made to: it plays any move of those it is shown, or answers 1.
#include <random>
#include <tulkas/bot.hpp>

namespace {

class AnyMove : public tulkas::Bot {
    tulkas::Json call(std::string_view, tulkas::Json const& params) override {
        if (params.find("legal_moves") == nullptr) {
            return 1;
        }
        auto const& moves = params["legal_moves"].items();
        return moves[m_random() % moves.size()];
    }

    std::minstd_rand m_random;
};

} // namespace

int main() {
    return tulkas::run<AnyMove>();
}
