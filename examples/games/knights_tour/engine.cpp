// The knight's tour: a knight goes over a chess board and may not come to any square twice. Each square is a
// point, so 64 are all there is to get.
#include <algorithm>
#include <array>
#include <string>
#include <tulkas/engine.hpp>
#include <vector>

namespace {

struct Square {
    int column;
    int row;
};

constexpr int size = 8;
constexpr std::array<Square, size> jumps{
    {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}};

std::string name_of(Square square) {
    return {static_cast<char>('a' + square.column), static_cast<char>('1' + square.row)};
}

class KnightsTour : public tulkas::ChallengeEngine {
public:
    KnightsTour() : ChallengeEngine(std::int64_t{size} * size) {}

private:
    std::int64_t play() override {
        while (true) {
            auto const choices = squares_to_go_to();
            show(tulkas::Json::Object{{"visited", tulkas::Json(m_visited)},
                                      {"choices", tulkas::Json(choices)}});
            if (choices.empty()) {
                log_to_all("the knight can go no further");
                return static_cast<std::int64_t>(m_visited.size());
            }
            m_visited.push_back(ask(choices));
        }
    }

    // Bots can answer anything.
    std::string ask(std::vector<std::string> const& choices) {
        auto answer = bot(0).call<std::string>(
            "next_square", {{"visited", tulkas::Json(m_visited)}, {"choices", tulkas::Json(choices)}});
        if (std::ranges::find(choices, answer) == choices.end()) {
            throw tulkas::BotError(0, "the knight cannot go to " + answer);
        }
        return answer;
    }

    std::vector<std::string> squares_to_go_to() const {
        std::vector<std::string> squares;
        Square const knight{m_visited.back()[0] - 'a', m_visited.back()[1] - '1'};
        for (auto const [right, up] : jumps) {
            Square const to{knight.column + right, knight.row + up};
            bool const is_on_board = to.column >= 0 && to.column < size && to.row >= 0 && to.row < size;
            if (is_on_board && std::ranges::find(m_visited, name_of(to)) == m_visited.end()) {
                squares.push_back(name_of(to));
            }
        }
        return squares;
    }

    std::vector<std::string> m_visited{"a1"}; // in order: the knight stands on the last
};

} // namespace

int main() {
    return tulkas::run<KnightsTour>();
}
