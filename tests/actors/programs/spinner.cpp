// Takes a match at once, and thinks all the time, also when it is not its turn.
#include <thread>
#include <tulkas/bot.hpp>

namespace {

class Spinner : public tulkas::Bot {
public:
    Spinner() {
        std::thread([] {
            for (;;) {
                asm volatile("");
            }
        }).detach();
    }

private:
    tulkas::Json call(std::string_view, tulkas::Json const&) override { return "1"; }
};

} // namespace

int main() {
    return tulkas::run<Spinner>();
}
