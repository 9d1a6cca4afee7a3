// The bot that tests/transcripts/catan.txt describes.

#include <algorithm>
#include <tulkas/catan.hpp>

namespace {

using namespace tulkas::catan;

class Thrifty : public Bot {
    Move initial_placement(View const& view, Moves const& legal_moves) override {
        if (legal_moves.front().kind() == "road") {
            return legal_moves.front();
        }
        auto const pips_at = [&](Move const& move) { return view.pips(move.places().front()); };
        auto const best = *std::ranges::max_element(legal_moves, {}, pips_at);
        log(std::to_string(pips_at(best)) + " pips");
        return best;
    }

    Move take_turn(View const& view, Moves const& legal_moves, int offers_left) override {
        auto const& me = view.me();
        log("seat " + std::to_string(view.seat) + ": " + std::to_string(me.points) + " points, " +
            std::to_string(me.hand_size) + " cards, " + std::to_string(me.roads.size()) + " roads");
        auto const plenty = most(*me.hand);
        if (offers_left == 20 && (*me.hand)[plenty] > 1) {
            int const partner = (view.seat + 1) % static_cast<int>(view.players.size());
            return offer(partner, one(plenty), one(least(*me.hand)));
        }
        return legal_moves.back();
    }

    Move discard(View const& view, int count) override {
        Resources left = *view.me().hand;
        Resources chosen;
        for (; count > 0; --count) {
            auto const resource = most(left);
            --left[resource];
            ++chosen[resource];
        }
        return tulkas::catan::discard(chosen);
    }

    Move move_robber(View const& view, Moves const& legal_moves) override {
        log("from " + view.hex_at(view.robber).terrain);
        return legal_moves.back();
    }

    Move steal(View const& view, Moves const& legal_moves) override {
        return *std::ranges::max_element(legal_moves, {}, [&](Move const& move) {
            return view.players.at(std::stoul(move.arguments().front())).hand_size;
        });
    }

    Move choose_resource(View const& view, Moves const& /*legal_moves*/) override {
        return choose(least(*view.me().hand));
    }

    Move answer_trade(View const& view, Moves const& legal_moves) override {
        log("offer of player " + std::to_string(view.offer->player));
        bool const gains = view.offer->give.total() > view.offer->take.total();
        return gains ? legal_moves.front() : legal_moves.back();
    }

    static Resources one(Resource resource) {
        Resources cards;
        cards[resource] = 1;
        return cards;
    }
    static Resource most(Resources const& hand) {
        return *std::ranges::max_element(all_resources, {}, [&](Resource kind) { return hand[kind]; });
    }
    static Resource least(Resources const& hand) {
        return *std::ranges::min_element(all_resources, {}, [&](Resource kind) { return hand[kind]; });
    }
};

} // namespace

int main() {
    return tulkas::run<Thrifty>();
}
