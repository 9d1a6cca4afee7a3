// A bot as an author would write it.
#include <tulkas/bot.hpp>

class One : public tulkas::Bot {
    tulkas::Json call(std::string_view, tulkas::Json const&) override { return 1; }
};

int main() {
    return tulkas::run<One>();
}
