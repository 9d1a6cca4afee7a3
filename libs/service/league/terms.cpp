#include "league/terms.hpp"

#include "league/tournament_plan.hpp"
#include "rules/rivals.hpp"
#include "support/text.hpp"

namespace league {

using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonArray;
using support::JsonObject;
using support::Result;

JsonObject to_json(Terms const& terms) {
    return {{"text", terms.text},
            {"options", to_json(terms.options)},
            {"time", to_json(terms.time)},
            {"memory_mb", terms.memory_mb},
            {"baseline", terms.baseline},
            {"games", terms.games},
            {"wins", terms.wins},
            {"attempts", terms.attempts},
            {"languages", JsonArray(terms.languages.begin(), terms.languages.end())},
            {"convert_encodings", terms.converts_encodings},
            {"format", pairing::to_text(terms.format)},
            {"seats", terms.seats},
            {"final_games", terms.final_games},
            {"rounds", terms.rounds ? Json(*terms.rounds) : Json()},
            {"house", JsonArray(terms.house.begin(), terms.house.end())},
            {"points", JsonArray(terms.points.begin(), terms.points.end())},
            {"show_authors", terms.shows_authors}};
}

namespace {

// Reads what is there, and remembers the first fault.
class Reader {
public:
    explicit Reader(JsonObject const& object) : m_object(object) {}

    void text(std::string_view key, std::string& value) {
        if (auto const* const found = find(key)) {
            if (found->is_string()) {
                value = std::string(found->get_string());
            } else {
                fault(key, "a text");
            }
        }
    }

    void flag(std::string_view key, bool& value) {
        if (auto const* const found = find(key)) {
            if (found->is_bool()) {
                value = found->get_bool();
            } else {
                fault(key, "true or false");
            }
        }
    }

    void number(std::string_view key, int least, int most, int& value) {
        if (auto const* const found = find(key)) {
            if (found->is_int64() && found->get_int64() >= least && found->get_int64() <= most) {
                value = static_cast<int>(found->get_int64());
            } else {
                fault(key, fmt::format("a whole number from {} to {}", least, most));
            }
        }
    }

    void texts(std::string_view key, std::vector<std::string>& values) {
        list(key, "a list of texts", [&](Json const& item) {
            if (item.is_string()) {
                values.emplace_back(item.get_string());
            }
            return item.is_string();
        });
    }

    void numbers(std::string_view key, std::vector<double>& values) {
        list(key, "a list of numbers", [&](Json const& item) {
            if (item.is_number()) {
                values.push_back(item.to_number<double>());
            }
            return item.is_number();
        });
    }

    // For what has a reader of its own.
    template <typename Read, typename Value>
    void part(std::string_view key, Read const& read, Value& value) {
        if (auto const* const found = find(key)) {
            if (auto result = read(*found)) {
                value = *std::move(result);
            } else if (!m_fault) {
                m_fault = result.error().message;
            }
        }
    }

    [[nodiscard]] Result<void> end() const {
        return m_fault ? fail(ErrorKind::invalid, "{}", *m_fault) : Result<void>();
    }

private:
    [[nodiscard]] Json const* find(std::string_view key) const {
        auto const* const found = m_object.if_contains(key);
        return found == nullptr || found->is_null() ? nullptr : found;
    }

    template <typename Take>
    void list(std::string_view key, char const* what, Take const& take) {
        auto const* const found = find(key);
        if (found == nullptr) {
            return;
        }
        if (!found->is_array()) {
            return fault(key, what);
        }
        for (auto const& item : found->get_array()) {
            if (!take(item)) {
                return fault(key, what);
            }
        }
    }

    void fault(std::string_view key, std::string_view what) {
        if (!m_fault) {
            m_fault = fmt::format("{} is {}", key, what);
        }
    }

    JsonObject const& m_object;
    std::optional<std::string> m_fault;
};

Result<pairing::Format> read_format(Json const& json) {
    return json.is_string() ? pairing::format_from_text(json.get_string())
                            : fail(ErrorKind::invalid, "format is a text");
}

std::optional<int> memory_of(rules::GameInfo const& game) {
    constexpr std::uint64_t megabyte = 1024 * 1024;
    return game.memory ? std::optional(static_cast<int>(*game.memory / megabyte)) : std::nullopt;
}

constexpr int most_seats = static_cast<int>(pairing::most_seats);

} // namespace

Result<Terms> terms_from_json(Json const& json, rules::GameInfo const& game) {
    if (!json.is_object()) {
        return fail(ErrorKind::invalid, "the terms are an object");
    }
    Terms terms{.time = game.time, .baseline = game.baseline};
    terms.memory_mb = memory_of(game).value_or(terms.memory_mb);
    terms.seats = rules::rivals_in(game).least;
    Reader reader(json.get_object());
    std::optional<int> memory;
    reader.text("text", terms.text);
    reader.part("options", options_from_json, terms.options);
    reader.part("time", time_from_json, terms.time);
    reader.part("memory_mb", [&](Json const&) { return memory_from_json(json.get_object()); }, memory);
    terms.memory_mb = memory.value_or(terms.memory_mb);
    reader.text("baseline", terms.baseline);
    reader.number("games", 1, 1000, terms.games);
    reader.number("wins", 0, 1000, terms.wins);
    reader.number("attempts", 1, 100'000, terms.attempts);
    reader.texts("languages", terms.languages);
    reader.flag("convert_encodings", terms.converts_encodings);
    reader.part("format", read_format, terms.format);
    reader.number("seats", 2, most_seats, terms.seats);
    terms.final_games = terms.seats;
    reader.number("final_games", 1, 1000, terms.final_games);
    int rounds = 0;
    reader.number("rounds", 1, 1000, rounds);
    terms.rounds = rounds == 0 ? std::nullopt : std::optional(rounds);
    reader.texts("house", terms.house);
    reader.numbers("points", terms.points);
    reader.flag("show_authors", terms.shows_authors);
    auto const end = reader.end();
    return end ? Result<Terms>(std::move(terms)) : pass_on(end);
}

Result<void> check(Terms const& terms, rules::Game const& game) {
    auto const& info = game.info();
    TULKAS_TRY(rules::Options::create(info.options, terms.options));
    auto house = terms.house;
    house.push_back(terms.baseline);
    for (auto const& name : house) {
        TULKAS_TRY(rules::choose_house_bot(game, name));
    }
    if (terms.wins > terms.games) {
        return fail(ErrorKind::invalid, "nobody wins {} of {} games", terms.wins, terms.games);
    }
    if (auto const fits = rules::check_rivals(info, terms.seats); !fits) {
        return fits;
    }
    constexpr int many = 16; // so many take part, to see whether the plan makes sense
    auto const tournament = pairing::Tournament::create({.format = terms.format,
                                                         .players = many,
                                                         .seats = terms.seats,
                                                         .games = terms.final_games,
                                                         .rounds = {}});
    return tournament ? Result<void>() : pass_on(tournament);
}

double points_for(Terms const& terms, std::size_t place) {
    return place >= 1 && place <= terms.points.size() ? terms.points[place - 1] : 0;
}

} // namespace league
