// Adds 3 if it can.
#include <algorithm>
#include <tulkas/bot.hpp>

namespace {

class Three : public tulkas::Bot {
    tulkas::Json call(std::string_view, tulkas::Json const& params) override {
        log("three");
        return std::min<std::int64_t>(3, 21 - params["sum"].integer());
    }
};

} // namespace

int main() {
    return tulkas::run<Three>();
}
