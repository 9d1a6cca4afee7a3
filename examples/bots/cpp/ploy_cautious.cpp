// A bot for Ploy that looks one answer ahead: it takes the most valuable piece it can get, counting what the
// opponent could take in return, and chooses at random among equals.

#include <random>
#include <tulkas/ploy.hpp>

using namespace tulkas::ploy;

class Cautious : public Bot {
    Move get_move(Position const& position, std::vector<Move> const& legal_moves) override {
        std::vector<Move> best;
        int best_gain = 0;
        for (auto const& move : legal_moves) {
            int const gain = captured(position, move) - threat(position.after(move));
            if (best.empty() || gain > best_gain) {
                best.clear();
                best_gain = gain;
            }
            if (gain == best_gain) {
                best.push_back(move);
            }
        }
        return best[m_random() % best.size()];
    }

    // What a move takes, in points: a commander is worth more than everything else together.
    static int captured(Position const& position, Move const& move) {
        auto const there = position.at(move.to);
        if (!there || move.from == move.to) {
            return 0;
        }
        return there->kind() == Kind::commander ? 100 : static_cast<int>(there->kind());
    }

    // The most that whose turn it is can take.
    static int threat(Position const& position) {
        int most = 0;
        for (auto const& move : list_moves(position)) {
            most = std::max(most, captured(position, move));
        }
        return most;
    }

    std::mt19937 m_random{std::random_device()()};
};

int main() {
    return tulkas::run<Cautious>();
}
