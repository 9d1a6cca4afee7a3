// Goes where the most squares can be reached: a snake that has room does not die soon.
#include <array>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tulkas/bot.hpp>
#include <vector>

namespace {

struct Point { // (0, 0) is the lower left corner
    int x;
    int y;
};

constexpr std::array<std::pair<std::string_view, Point>, 4> steps{
    {{"up", {0, 1}}, {"down", {0, -1}}, {"left", {-1, 0}}, {"right", {1, 0}}}};

Point point(tulkas::Json const& json) {
    return {json["x"].as<int>(), json["y"].as<int>()};
}

class Field {
public:
    explicit Field(tulkas::Json const& board)
        : m_width(board["width"].as<int>()),
          m_height(board["height"].as<int>()),
          m_taken(static_cast<std::size_t>(m_width * m_height)) {
        for (auto const& snake : board["snakes"].as<tulkas::Json::Array>()) {
            for (auto const& part : snake["body"].as<tulkas::Json::Array>()) {
                take(point(part));
            }
        }
    }

    // How many squares can be reached from this one, and the square itself.
    int room_from(Point start) const {
        Field field = *this;
        std::vector<Point> waiting{start};
        int room = 0;
        while (!waiting.empty()) {
            auto const [x, y] = waiting.back();
            waiting.pop_back();
            if (!field.is_free({x, y})) {
                continue;
            }
            field.take({x, y});
            ++room;
            for (auto const& [move, step] : steps) {
                waiting.push_back({x + step.x, y + step.y});
            }
        }
        return room;
    }

private:
    bool is_free(Point at) const {
        return at.x >= 0 && at.x < m_width && at.y >= 0 && at.y < m_height && m_taken[index(at)] == 0;
    }
    void take(Point at) { m_taken[index(at)] = 1; }
    std::size_t index(Point at) const { return static_cast<std::size_t>(at.y * m_width + at.x); }

    int m_width;
    int m_height;
    std::vector<std::uint8_t> m_taken;
};

class Roomy : public tulkas::Bot {
    tulkas::Json call(std::string_view method, tulkas::Json const& params) override {
        if (method != "move") {
            throw std::invalid_argument("the snake game has no method " + std::string(method));
        }
        Field const field(params["board"]);
        auto const head = point(params["you"]["head"]);
        std::string best = "up";
        int most = -1;
        for (auto const& [move, step] : steps) {
            if (int const room = field.room_from({head.x + step.x, head.y + step.y}); room > most) {
                most = room;
                best = move;
            }
        }
        return best;
    }
};

} // namespace

int main() {
    return tulkas::run<Roomy>();
}
