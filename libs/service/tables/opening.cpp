#include "tables/opening.hpp"

#include <algorithm>

namespace tables {

using rules::Seat;
using rules::TimeControl;
using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;

namespace {

constexpr rules::Duration longest_time = std::chrono::hours(24 * 14);
constexpr std::size_t longest_position = 4096;

// How well a house bot plays is its name, and parameters are for people who are known. Whoever chooses them,
// a thought takes no longer than its share (thinkers.hpp).
Result<void> check_house_bot(SeatPlan const& plan, rules::Game const& game, Participant const& who) {
    if (!who.account && plan.bot.contains(':')) {
        return fail(ErrorKind::denied, "guests choose a house bot by its name; log in to set its parameters");
    }
    auto const chosen = rules::choose_house_bot(game, plan.bot);
    return chosen ? Result<void>() : pass_on(chosen);
}

Result<void> check_seats(Wish const& wish, rules::Game const& game, Participant const& who,
                         KnowsBot const& knows_bot) {
    auto const& info = game.info();
    auto const count = std::ssize(wish.seats);
    if (count < info.least_seats || count > info.most_seats) {
        return fail(ErrorKind::invalid, "{} has {} to {} seats, not {}", info.title, info.least_seats,
                    info.most_seats, count);
    }
    for (auto const& plan : wish.seats) {
        if (plan.kind == SeatKind::house_bot) {
            TULKAS_TRY(check_house_bot(plan, game, who));
        } else if (!plan.is_for_people()) {
            if (auto known = knows_bot(plan, game); !known) {
                return known;
            }
        }
    }
    return {};
}

Result<void> check_who(Wish const& wish, Participant const& who) {
    if (!who.is_somebody()) {
        return fail(ErrorKind::denied, "log in, or come as a guest");
    }
    if (!who.account && !wish.is_casual) {
        return fail(ErrorKind::denied, "guests play casual games only");
    }
    if (wish.mine.size() > 1) {
        return fail(ErrorKind::invalid, "each person can take one seat only");
    }
    return {};
}

Result<void> check_time(PersonTime const& time) {
    bool const is_possible =
        std::ranges::all_of(std::array{time.per_move, time.per_game}, [](rules::Duration limit) {
            return limit == TimeControl::forever ||
                   (limit > rules::Duration::zero() && limit <= longest_time);
        });
    bool const is_one = time.per_move == TimeControl::forever || time.per_game == TimeControl::forever;
    bool const is_fine = time.increment >= rules::Duration::zero() && time.increment <= longest_time;
    if (!is_possible || !is_one || !is_fine) {
        return fail(ErrorKind::invalid, "the clock has a time for each move or for the game, of at most 14 "
                                        "days, or none");
    }
    return {};
}

Result<void> check_position(Wish const& wish) {
    if (!wish.position) {
        return {};
    }
    if (wish.position->size() > longest_position) {
        return fail(ErrorKind::invalid, "a position is at most {} bytes long", longest_position);
    }
    if (!wish.is_casual) {
        return fail(ErrorKind::invalid, "games from a position must be casual");
    }
    return {};
}

} // namespace

Result<Happenings> open_table(Wish const& wish, Participant const& who, std::uint64_t seed,
                              rules::Registry const& games, KnowsBot const& knows_bot) {
    auto const game = TULKAS_TRY(games.find(wish.game));
    for (auto const& checked : {check_who(wish, who), check_seats(wish, *game, who, knows_bot),
                                check_time(wish.time), check_position(wish)}) {
        if (!checked) {
            return pass_on(checked);
        }
    }
    auto const options = TULKAS_TRY(rules::Options::create(game->info().options, wish.options));
    Created created{.game = wish.game,
                    .version = game->info().version,
                    .options = {options.values().begin(), options.values().end()},
                    .seed = seed,
                    .position = wish.position,
                    .seats = wish.seats,
                    .time = wish.time,
                    .is_casual = wish.is_casual,
                    .is_private = wish.is_private,
                    .by = who};
    auto table = new_table(0, {.number = 1, .moment = {}, .what = created}, games);
    if (!table) {
        return pass_on(table);
    }
    if (table->position->outcome()) {
        return fail(ErrorKind::invalid, "the game is over in this position");
    }
    Happenings happenings{std::move(created)};
    for (Seat const seat : wish.mine) {
        auto const seated = TULKAS_TRY(decide(*table, SitDown{.seat = seat}, who, {}));
        happenings.insert(happenings.end(), seated.begin(), seated.end());
    }
    if (std::ranges::all_of(table->seats, &SeatState::is_taken)) { // bots alone
        happenings.emplace_back(Started{});
    }
    return happenings;
}

Happenings rematch_of(Table const& table, std::uint64_t seed) {
    auto created = table.created;
    created.seed = seed;
    std::ranges::rotate(created.seats, created.seats.end() - 1);
    Happenings happenings{std::move(created)};
    auto const count = std::ssize(table.seats);
    for (Seat seat = 0; seat < count; ++seat) {
        if (auto const& who = table.at(seat).who) {
            happenings.emplace_back(Seated{.seat = static_cast<Seat>((seat + 1) % count), .who = *who});
        }
    }
    happenings.emplace_back(Started{});
    return happenings;
}

} // namespace tables
