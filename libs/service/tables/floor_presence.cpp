// Who is there: people who wait for an opponent meet, and nobody has to wait for who has left.
#include "support/iso_time.hpp"
#include "support/json.hpp"
#include "tables/command_key.hpp"
#include "tables/floor.hpp"

#include <algorithm>

namespace tables {

using support::ErrorKind;
using support::fail;
using support::Moment;
using support::Result;

namespace {

// Who has just made a table has not opened it yet.
constexpr auto just_made = std::chrono::seconds(30);
// A page that is loaded again, or a short hole in the line, is not worth a word.
constexpr auto noticed_after = std::chrono::seconds(10);
constexpr auto claimed_after = std::chrono::minutes(2);
constexpr auto abandoned_after = std::chrono::minutes(15);

bool is_free(SeatState const& place) {
    return place.plan.kind == SeatKind::open && !place.is_taken();
}

bool is_same_wish(Created const& one, Created const& other) {
    auto const seats_of = [](Created const& created) {
        std::vector<std::pair<SeatKind, std::string>> all;
        for (auto const& plan : created.seats) {
            all.emplace_back(plan.kind, plan.bot);
        }
        std::ranges::sort(all);
        return all;
    };
    return one.game == other.game && one.version == other.version && one.options == other.options &&
           one.position == other.position && one.time == other.time && one.is_casual == other.is_casual &&
           !one.is_private && !other.is_private && seats_of(one) == seats_of(other);
}

} // namespace

std::shared_ptr<LiveTable> Floor::waiting_for(Created const& wish) const {
    auto const now = m_dependencies.now();
    // In the order of their numbers: the oldest first.
    for (auto const& [id, live] : m_tables) {
        auto const& table = live->table;
        bool const fits = table.phase == Phase::waiting && !table.seat_of(wish.by) &&
                          std::ranges::any_of(table.seats, is_free) && is_same_wish(table.created, wish);
        bool const is_awaited = std::ranges::any_of(table.seats, [&](SeatState const& place) {
            return place.who && (live->audience.has(*place.who) || now - table.made < just_made);
        });
        if (fits && is_awaited && !live->trouble) {
            return live;
        }
    }
    return nullptr;
}

void Floor::join_or_open(Happenings happenings, std::string key, Opened done) {
    auto const created = std::get<Created>(happenings.front());
    auto const joined =
        std::ranges::find_if(m_tables, [&](auto const& entry) { return is_done(*entry.second, key); });
    if (joined != m_tables.end()) {
        return done(joined->first);
    }
    auto const live = m_is_stopped ? nullptr : waiting_for(created);
    if (!live) {
        return open(std::move(happenings), std::move(key), std::move(done));
    }
    auto const id = live->table.id;
    ask(id, SitDown{}, key, created.by,
        [this, id, key, happenings = std::move(happenings),
         done = std::move(done)](Result<void> const& seated) {
            // Somebody else was quicker: there may be another.
            if (!seated && seated.error().kind != ErrorKind::unavailable && !m_is_stopped) {
                return open(happenings, key, done);
            }
            done(seated ? Result<support::TableId>(id) : pass_on(seated));
        });
}

void Floor::note_presence() {
    auto const now = m_dependencies.now();
    std::vector<std::shared_ptr<LiveTable>> abandoned;
    for (auto const& [id, live] : m_tables) {
        if (live->table.phase != Phase::over) {
            tell_presence(*live, now);
        }
        if (is_abandoned(*live, now)) {
            abandoned.push_back(live);
        }
    }
    for (auto const& live : abandoned) {
        house_says(*live, Abandon{"everybody left"}, now);
    }
}

void Floor::tell_presence(LiveTable& live, Moment now) {
    live.away.resize(live.table.seats.size());
    support::JsonArray away;
    bool is_somebody_away = false;
    for (std::size_t seat = 0; seat < live.away.size(); ++seat) {
        auto const& who = live.table.seats[seat].who;
        auto& since = live.away[seat];
        since = who && !live.audience.has(*who) ? std::optional(since.value_or(now)) : std::nullopt;
        bool const is_long = since && now - *since >= noticed_after;
        is_somebody_away = is_somebody_away || is_long;
        away.push_back(is_long ? support::Json(support::iso_time(*since)) : support::Json());
    }
    auto text = support::to_text(support::JsonObject{{"away", std::move(away)}});
    bool const is_new = text != live.told_away && (is_somebody_away || !live.told_away.empty());
    if (is_new || (is_somebody_away && live.told_to != live.audience.size())) {
        live.told_away = text;
        live.audience.tell_all(std::make_shared<std::string const>(std::move(text)));
    }
    live.told_to = live.audience.size();
}

Result<void> Floor::check_absence(LiveTable const& live, rules::Seat seat, Moment now) const {
    auto const place = static_cast<std::size_t>(seat);
    auto const since = place < live.away.size() ? live.away[place] : std::nullopt;
    if (!since || now - *since < claimed_after) {
        return fail(ErrorKind::refused,
                    "a game can be claimed when the player to move has been away for {} minutes",
                    claimed_after.count());
    }
    return {};
}

// Guests do not come back to a game that has no clock once they have closed its page.
bool Floor::is_abandoned(LiveTable const& live, Moment now) const {
    auto const is_guest = [](SeatState const& place) { return !place.who || !place.who->account; };
    auto const& table = live.table;
    bool const has_people =
        std::ranges::any_of(table.seats, [](SeatState const& place) { return place.who.has_value(); });
    bool const is_invited = std::ranges::any_of(table.seats, [](SeatState const& place) {
        return place.plan.kind == SeatKind::invited && !place.is_taken();
    });
    return table.phase != Phase::over && has_people && !is_invited && !table.created.time.is_limited() &&
           live.audience.is_empty() && live.tasks.empty() && !live.is_writing && !live.trouble &&
           std::ranges::all_of(live.table.seats, is_guest) && now - live.last_used > abandoned_after;
}

} // namespace tables
