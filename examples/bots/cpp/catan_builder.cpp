// A bot for Catan that builds whatever it can, where the dice pay most.
//
// It settles where the most rolls bring a card, turns settlements into cities, and trades with the bank what
// it has too much of. It never trades with players.

#include <algorithm>
#include <tulkas/catan.hpp>

using namespace tulkas::catan;

class Builder : public Bot {
    Move initial_placement(View const& view, Moves const& legal_moves) override {
        return best(view, legal_moves);
    }

    // What comes first in the list is done first, if it may be done.
    Move take_turn(View const& view, Moves const& legal_moves, int /*offers_left*/) override {
        for (std::string_view const kind : {"roll", "city", "settlement", "buy", "road", "play", "bank"}) {
            Moves moves;
            std::ranges::copy_if(legal_moves, std::back_inserter(moves),
                                 [&](Move const& move) { return move.kind() == kind; });
            if (!moves.empty()) {
                return kind == "city" || kind == "settlement" || kind == "road" ? best(view, moves)
                                                                                : moves.front();
            }
        }
        return {"end"};
    }

    Move discard(View const& view, int count) override {
        Resources left = *view.me().hand;
        Resources chosen;
        for (; count > 0; --count) {
            auto const most = std::ranges::max(all_resources, {}, [&](Resource kind) { return left[kind]; });
            --left[most];
            ++chosen[most];
        }
        return tulkas::catan::discard(chosen);
    }

    // Where it is no loss of one's own, and the others' is greatest.
    Move move_robber(View const& view, Moves const& legal_moves) override {
        auto const harm = [&](Move const& move) {
            auto const nodes = move.places().front().nodes();
            auto const at = [&](std::vector<Point> const& sites) {
                return std::ranges::count_if(sites,
                                             [&](Point site) { return std::ranges::count(nodes, site) > 0; });
            };
            auto sum = -10 * (at(view.me().settlements) + at(view.me().cities));
            for (auto const& player : view.players) {
                sum += at(player.settlements) + at(player.cities);
            }
            return sum;
        };
        return std::ranges::max(legal_moves, {}, harm);
    }

    Move steal(View const& /*view*/, Moves const& legal_moves) override { return legal_moves.front(); }

    Move choose_resource(View const& view, Moves const& /*legal_moves*/) override {
        return choose(std::ranges::max(all_resources, {}, [&](Resource kind) { return view.bank[kind]; }));
    }

    // Of moves that name places, the one with the most pips.
    static Move best(View const& view, Moves const& moves) {
        return std::ranges::max(moves, {}, [&](Move const& move) {
            int sum = 0;
            for (auto const place : move.places()) {
                sum += view.pips(place);
            }
            return sum;
        });
    }
};

int main() {
    return tulkas::run<Builder>();
}
