// The bot that tests/transcripts/martian_chess.txt describes.

#include <algorithm>
#include <tulkas/martian_chess.hpp>

namespace {

using namespace tulkas::martian_chess;

class MostPoints : public Bot {
    Move get_action(Position const& position, std::vector<Move> const& legal_moves,
                    std::optional<Move> previous_move) override {
        std::string const player = std::to_string(position.to_move());
        std::string const score = std::to_string(position.score(0)) + ":" + std::to_string(position.score(1));
        log("player " + player + ", " + score + ", " + std::to_string(position.quiet_plies()) +
            " quiet plies, " + (previous_move ? to_text(*previous_move) + " before" : "nothing before"));
        return *std::ranges::max_element(legal_moves, {},
                                         [&](Move const& move) { return position.points_of(move); });
    }
};

} // namespace

int main() {
    return tulkas::run<MostPoints>();
}
