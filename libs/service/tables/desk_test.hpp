// Tables for tests: made by a wish, and changed by commands as they would be in earnest.
#pragma once

#include "all_games/all_games.hpp"
#include "support/assert.hpp"
#include "support/moment.hpp"
#include "tables/decide.hpp"
#include "tables/opening.hpp"
#include "tables/telling.hpp"

#include <string>
#include <utility>
#include <vector>

namespace tables::tests {

inline rules::Registry const& all_games() {
    static rules::Registry const games = all_games::all_games();
    return games;
}

inline Participant person(std::int64_t id) {
    return {.account = id, .guest = {}, .name = "person " + std::to_string(id)};
}

inline Participant guest(std::string const& key) {
    return {.account = {}, .guest = "hash of " + key, .name = "guest " + key};
}

inline support::Result<void> knows_no_bot(SeatPlan const& plan, rules::Game const& /*game*/) {
    return support::fail(support::ErrorKind::not_found, "there is no bot {}", plan.bot);
}

inline support::Result<void> knows_every_bot(SeatPlan const& /*plan*/, rules::Game const& /*game*/) {
    return {};
}

constexpr support::Moment start_of_tests{std::chrono::seconds(1'700'000'000)};

// A table, all that happened there, and the time that passes.
class Desk {
public:
    explicit Desk(Wish const& wish, Participant const& by = person(1), std::uint64_t seed = 7) {
        auto made = open_table(wish, by, seed, all_games(), knows_every_bot);
        TULKAS_ASSERT(made.has_value());
        events = as_events(0, *std::move(made), now);
        auto folded = fold(1, events, all_games());
        TULKAS_ASSERT(folded.has_value());
        table = *std::move(folded);
    }

    // Two people, seated; the game has begun.
    static Desk of_two(std::string const& game, PersonTime const& time = {}) {
        Desk desk({.game = game, .seats = {{}, {}}, .mine = {0}, .time = time});
        TULKAS_ASSERT(desk.ask(SitDown{}, person(2)).has_value());
        return desk;
    }

    // What happened, or why not.
    support::Result<Happenings> ask(Command const& command, Participant const& who) {
        auto happenings = decide(table, command, who, now);
        if (happenings) {
            take(*happenings);
        }
        return happenings;
    }

    Happenings tell(HouseCommand const& command) {
        auto happenings = decide(table, command, now);
        take(happenings);
        return happenings;
    }

    std::vector<Event> events;
    Table table;
    support::Moment now = start_of_tests;

private:
    void take(Happenings const& happenings) {
        for (auto& event : as_events(table.last, happenings, now)) {
            TULKAS_ASSERT(apply(table, event).has_value());
            events.push_back(std::move(event));
        }
    }
};

// All that can be seen of a table.
inline std::string portrait(Table const& table) {
    return support::to_text(seen(table, {.viewer = rules::Viewer::referee()})) + table.position->position();
}

// Lets the game's random bots choose the moves of everybody until it is over, or long.
class Moves {
public:
    Moves(Table const& table, std::uint64_t seed) {
        for (rules::Seat seat = 0; seat < std::ssize(table.seats); ++seat) {
            bots.push_back(
                rules::make_house_bot(*table.game, "random", seed + static_cast<std::uint64_t>(seat))
                    .value());
        }
    }

    std::string next(Table const& table) {
        return bots[static_cast<std::size_t>(*table.turn())]->decide(*table.position, {});
    }

private:
    std::vector<std::unique_ptr<rules::Bot>> bots;
};

} // namespace tables::tests
