// Takes a match after MILLISECONDS of CPU time.
#include <ctime>
#include <string>
#include <tulkas/bot.hpp>

namespace {

class BusyBot : public tulkas::Bot {
    tulkas::Json call(std::string_view, tulkas::Json const&) override {
        std::clock_t const end = std::clock() + MILLISECONDS * (CLOCKS_PER_SEC / 1000);
        while (std::clock() < end) {
        }
        return "1";
    }
};

} // namespace

int main() {
    return tulkas::run<BusyBot>();
}
