// A bot: it gets the params of a question, and returns the answer.
#include <stdexcept>
#include <string>
#include <tulkas/bot.hpp>
#include <vector>

class First : public tulkas::Bot {
    tulkas::Json call(std::string_view method, tulkas::Json const& params) override {
        if (method != "step") {
            throw std::invalid_argument("this game has no method " + std::string(method));
        }
        return params["moves"].as<std::vector<int>>().front();
    }
};

int main() {
    return tulkas::run<First>();
}
