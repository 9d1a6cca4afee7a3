// The bot that tests/transcripts/ploy.txt describes.

#include <tulkas/ploy.hpp>

namespace {

using namespace tulkas::ploy;

class LastMove : public Bot {
    Move get_move(Position const& position, std::vector<Move> const& legal_moves) override {
        log(std::to_string(legal_moves.size()) + " moves given, " +
            std::to_string(list_moves(position).size()) + " found for " +
            (position.to_move() == Colour::black ? "black" : "white"));
        return legal_moves.back();
    }
};

} // namespace

int main() {
    return tulkas::run<LastMove>();
}
