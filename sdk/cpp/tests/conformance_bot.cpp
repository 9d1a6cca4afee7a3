// The bot that tests/transcripts/bot.txt describes.

#include <iostream>
#include <tulkas/bot.hpp>

namespace {

using tulkas::Json;

class ConformanceBot : public tulkas::Bot {
    Json call(std::string_view method, Json const& params) override {
        ++m_calls;
        if (method == "echo") {
            return params["value"];
        }
        if (method == "time") {
            return Json::Object{{"call_us", microseconds(time_given().call)},
                                {"game_us", microseconds(time_given().game)}};
        }
        if (method == "note") {
            log(params["text"].text());
            return nullptr;
        }
        if (method == "print") {
            std::cout << params["text"].text() << std::endl;
            return nullptr;
        }
        if (method == "fail") {
            throw std::runtime_error(params["text"].text());
        }
        if (method == "count") {
            return m_calls;
        }
        throw std::runtime_error("no such method");
    }

    static Json microseconds(tulkas::TimeLeft::Duration time) {
        return time == tulkas::TimeLeft::forever ? Json() : Json(time.count());
    }

    int m_calls = 0;
};

} // namespace

int main() {
    return tulkas::run<ConformanceBot>();
}
