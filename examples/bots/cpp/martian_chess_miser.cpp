// A bot for Martian Chess that is mean: it captures what it can, and is loath to give its pieces away.
//
// A piece that crosses the border belongs to the opponent from then on, so a move is worth what it captures
// less a little for what it hands over.

#include <algorithm>
#include <tulkas/martian_chess.hpp>

using namespace tulkas::martian_chess;

class Miser : public Bot {
    Move get_action(Position const& position, std::vector<Move> const& legal_moves,
                    std::optional<Move> /*previous_move*/) override {
        auto const worth = [&position](Move const& move) {
            int const given_away = move.crosses() ? static_cast<int>(position.at(move.from)) : 0;
            return 10 * position.points_of(move) - given_away;
        };
        return *std::ranges::max_element(legal_moves, {}, worth);
    }
};

int main() {
    return tulkas::run<Miser>();
}
