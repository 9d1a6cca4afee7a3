// Amber: all fleets are asked for their orders at the same time.
#include "rules.hpp"

#include <charconv>
#include <optional>
#include <string>
#include <tulkas/engine.hpp>

namespace {

using tulkas::Json;

constexpr std::array<std::pair<std::string_view, amber::Place>, 3> sizes{
    {{"small", {6, 6}}, {"medium", {8, 10}}, {"large", {12, 14}}}};

amber::Place size_named(std::string_view name) {
    return std::ranges::find(sizes, name, &std::pair<std::string_view, amber::Place>::first)->second;
}

Json list(amber::Place at) {
    return Json::Array{at.x, at.y};
}

std::optional<amber::Order> order_named(std::string_view name) {
    for (auto const& [word, order] : amber::order_names) {
        if (word == name) {
            return order;
        }
    }
    return {};
}

std::optional<int> number_in(std::string_view text) {
    int number = 0;
    auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

// Bots can answer anything: what is no order is left out, and the first of it is named.
class Reader {
public:
    explicit Reader(amber::Fleet const& fleet) : m_fleet(fleet) {}

    amber::Orders read(Json const& answer) {
        try {
            for (auto const& [key, value] : answer.members()) {
                read_order(key, value.text());
            }
        } catch (tulkas::JsonError const& error) {
            complain(error.what());
        }
        return m_orders;
    }
    [[nodiscard]] std::string const& complaint() const { return m_complaint; }

private:
    void read_order(std::string const& key, std::string const& word) {
        if (key == "base") {
            m_orders.build = word == "build";
            if (!m_orders.build) {
                complain("base can only \"build\"");
            }
            return;
        }
        auto const id = number_in(key);
        auto const order = order_named(word);
        if (!id || !m_fleet.ships.contains(*id)) {
            complain("you have no ship " + key.substr(0, 20));
        } else if (!order) {
            complain("ship " + key + " cannot " + word.substr(0, 20));
        } else {
            m_orders.ships[*id] = *order;
        }
    }
    void complain(std::string text) {
        if (m_complaint.empty()) {
            m_complaint = std::move(text);
        }
    }

    amber::Fleet const& m_fleet;
    amber::Orders m_orders;
    std::string m_complaint;
};

class Amber : public tulkas::RankingEngine {
    Scores play() override {
        auto const number = [this](char const* name) { return start().options[name].as<int>(); };
        m_settings = {.turns = number("turns"),
                      .ship_cost = number("ship_cost"),
                      .depot_cost = number("depot_cost"),
                      .hold = number("hold")};
        auto world =
            amber::new_world(static_cast<int>(bots().size()),
                             size_named(start().options["size"].as<std::string>()), m_settings, start().seed);
        while (!amber::is_over(world, m_settings)) {
            show(view(world));
            amber::play_turn(world, ask_all(world), m_settings);
            say_goodbye(world);
        }
        show(view(world));
        Scores scores;
        for (auto const& fleet : world.fleets) {
            scores.push_back(fleet.store);
        }
        return scores;
    }

    // A fleet whose bot says nothing stays where it is.
    [[nodiscard]] std::vector<amber::Orders> ask_all(amber::World const& world) const {
        std::vector<tulkas::Call> calls;
        for (auto const& bot : bots()) {
            if (!fleet_of(world, bot).is_out) {
                calls.push_back({bot, "orders", request(world, bot.seat())});
            }
        }
        auto const answers = call_together<Json>(calls);
        std::vector<amber::Orders> orders(bots().size());
        for (std::size_t i = 0; i < calls.size(); ++i) {
            auto const& bot = calls[i].bot;
            Reader reader(fleet_of(world, bot));
            if (answers[i]) {
                orders[static_cast<std::size_t>(bot.seat())] = reader.read(*answers[i]);
            }
            auto const& complaint = answers[i] ? reader.complaint() : "no answer";
            if (!complaint.empty()) {
                bot.log("turn " + std::to_string(world.turn) + ": " + complaint);
            }
        }
        return orders;
    }

    static amber::Fleet const& fleet_of(amber::World const& world, tulkas::BotProxy const& bot) {
        return world.fleets[static_cast<std::size_t>(bot.seat())];
    }

    void say_goodbye(amber::World const& world) {
        for (auto const& bot : bots()) {
            if (fleet_of(world, bot).is_out && m_gone.insert(bot.seat()).second) {
                bot.log("turn " + std::to_string(world.turn) +
                        ": out, no ship is left and none can be built");
                bot.eliminate();
            }
        }
    }

    static Json sea_of(amber::World const& world) {
        Json::Array rows;
        for (int y = 0; y < world.sea.height(); ++y) {
            Json::Array row;
            for (int x = 0; x < world.sea.width(); ++x) {
                row.push_back(world.sea[{x, y}]);
            }
            rows.emplace_back(std::move(row));
        }
        return rows;
    }

    [[nodiscard]] Json::Object request(amber::World const& world, int seat) const {
        Json::Array fleets;
        for (auto const& fleet : world.fleets) {
            Json::Array ships;
            for (auto const& [id, ship] : fleet.ships) {
                ships.push_back(
                    Json::Object{{"id", id}, {"x", ship.at.x}, {"y", ship.at.y}, {"amber", ship.amber}});
            }
            Json::Array harbours;
            for (auto const at : fleet.harbours) {
                harbours.push_back(Json::Object{{"x", at.x}, {"y", at.y}});
            }
            fleets.push_back(Json::Object{
                {"store", fleet.store}, {"harbours", std::move(harbours)}, {"ships", std::move(ships)}});
        }
        Json::Object costs{{"turns", m_settings.turns},
                           {"ship", m_settings.ship_cost},
                           {"depot", m_settings.depot_cost},
                           {"hold", m_settings.hold}};
        return {{"turn", world.turn},
                {"you", seat},
                {"rules", std::move(costs)},
                {"fleets", std::move(fleets)},
                {"sea", sea_of(world)}};
    }

    // What the viewer shows. Ships stand under their ids, so that a record keeps only what changes.
    [[nodiscard]] Json view(amber::World const& world) const {
        Json::Array fleets;
        for (auto const& fleet : world.fleets) {
            Json::Object ships;
            for (auto const& [id, ship] : fleet.ships) {
                ships.emplace_back(std::to_string(id), Json::Array{ship.at.x, ship.at.y, ship.amber});
            }
            Json::Array harbours;
            for (auto const at : fleet.harbours) {
                harbours.push_back(list(at));
            }
            fleets.push_back(Json::Object{{"store", fleet.store},
                                          {"harbours", std::move(harbours)},
                                          {"ships", std::move(ships)},
                                          {"out", fleet.is_out}});
        }
        Json::Array wrecks;
        for (auto const at : world.wrecks) {
            wrecks.push_back(list(at));
        }
        return Json::Object{{"turn", world.turn},           {"turns", m_settings.turns},
                            {"ship", m_settings.ship_cost}, {"depot", m_settings.depot_cost},
                            {"hold", m_settings.hold},      {"fleets", std::move(fleets)},
                            {"wrecks", std::move(wrecks)},  {"sea", sea_of(world)}};
    }

    amber::Settings m_settings;
    std::set<int> m_gone;
};

} // namespace

int main() {
    return tulkas::run<Amber>();
}
