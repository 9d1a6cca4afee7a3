// Leaves heaps whose sizes, as binary numbers, cancel out: then whatever the opponent takes can be answered.
#include <algorithm>
#include <tulkas/bot.hpp>

class Perfect : public tulkas::Bot {
    tulkas::Json call(std::string_view method, tulkas::Json const& params) override {
        if (method != "take") {
            throw std::invalid_argument("Nim has no method " + std::string(method));
        }
        auto const heaps = params["heaps"].as<std::vector<int>>();
        int sum = 0;
        for (int const heap : heaps) {
            sum ^= heap;
        }
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            if ((heaps[i] ^ sum) < heaps[i]) {
                return take(i, heaps[i] - (heaps[i] ^ sum));
            }
        }
        // They cancel out already, so this game is lost if the opponent knows how.
        auto const some = std::ranges::find_if(heaps, [](int heap) { return heap > 0; });
        return take(static_cast<std::size_t>(some - heaps.begin()), 1);
    }

    static tulkas::Json take(std::size_t heap, int stones) {
        return tulkas::Json::Object{{"heap", heap}, {"stones", stones}};
    }
};

int main() {
    return tulkas::run<Perfect>();
}
