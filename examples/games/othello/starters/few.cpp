// Plays next to as few empty squares as possible: discs beside empty squares are those that the opponent can
// enclose.
#include <algorithm>
#include <stdexcept>
#include <string>
#include <tulkas/bot.hpp>
#include <vector>

class Few : public tulkas::Bot {
    using Rows = std::vector<std::string>; // rows[0][0] is a1: X is black, O is white, . is empty

    tulkas::Json call(std::string_view method, tulkas::Json const& params) override {
        if (method != "move") {
            throw std::invalid_argument("Othello has no method " + std::string(method));
        }
        auto const rows = params["board"].as<Rows>();
        auto const moves = params["moves"].as<std::vector<std::string>>(); // "c4": column c, row 4
        return *std::ranges::min_element(moves, {}, [&](std::string const& move) {
            return empty_around(rows, move[0] - 'a', move[1] - '1');
        });
    }

    static int empty_around(Rows const& rows, int column, int row) {
        int count = 0;
        for (int y = std::max(row - 1, 0); y <= std::min(row + 1, 7); ++y) {
            for (int x = std::max(column - 1, 0); x <= std::min(column + 1, 7); ++x) {
                count += rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] == '.' ? 1 : 0;
            }
        }
        return count;
    }
};

int main() {
    return tulkas::run<Few>();
}
