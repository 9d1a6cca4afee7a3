// Plays only good cards: pairs and two high cards before the flop, and after it whatever is at least a pair.
#include <algorithm>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tulkas/bot.hpp>
#include <vector>

class Tight : public tulkas::Bot {
    using Cards = std::vector<std::string>; // "As": the ace of spades

    tulkas::Json call(std::string_view method, tulkas::Json const& params) override {
        if (method != "act") {
            throw std::invalid_argument("Hold'em has no method " + std::string(method));
        }
        auto const cards = params["cards"].as<Cards>();
        auto const board = params["board"].as<Cards>();
        bool const is_good = board.empty() ? is_good_start(cards) : has_pair(cards, board);
        int const least = params["min_raise"].as<int>(); // 0: nobody can raise any more
        bool const is_cheap = least > 0 && least <= params["pot"].as<int>() * 3;
        if (is_good && is_cheap) {
            return "raise " + std::to_string(least);
        }
        if (params["to_call"].as<int>() == 0) {
            return "check";
        }
        return is_good ? "call" : "fold";
    }

    static bool is_good_start(Cards const& cards) {
        auto const is_high = [](std::string const& card) {
            return std::string_view("TJQKA").find(card[0]) != std::string_view::npos;
        };
        return cards[0][0] == cards[1][0] || std::ranges::all_of(cards, is_high);
    }

    static bool has_pair(Cards const& cards, Cards const& board) {
        return cards[0][0] == cards[1][0] || std::ranges::any_of(board, [&](std::string const& card) {
                   return card[0] == cards[0][0] || card[0] == cards[1][0];
               });
    }
};

int main() {
    return tulkas::run<Tight>();
}
