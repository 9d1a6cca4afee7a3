// What happens on the floor: what was decided is written, then told and played.
#include "support/assert.hpp"
#include "support/moment.hpp"
#include "tables/floor.hpp"
#include "tables/table_ending.hpp"

#include <algorithm>
#include <span>

namespace tables {

using support::Moment;
using support::pass_on;
using support::Result;

Result<std::shared_ptr<LiveTable>> Floor::add_table(std::vector<Event> const& events) {
    auto table = TULKAS_TRY(new_table(m_dependencies.last_id + 1, events.front(), m_dependencies.games));
    auto live = std::make_shared<LiveTable>(LiveTable{.table = std::move(table)});
    m_tables[++m_dependencies.last_id] = live;
    return live;
}

// A rematch and where it is are written together with the last offer: none is there without the others.
void Floor::commit(LiveTable& live, Happenings happenings, Moment now, Done done, std::string key) {
    auto decided = as_events(live.table.last, std::move(happenings), now);
    if (!decided.empty()) {
        decided.front().command = std::move(key);
    }
    auto batch = put_to(live, std::move(decided));
    auto events = wants_rematch(live.table)
                      ? as_events(0, rematch_of(live.table, m_dependencies.new_seed()), now)
                      : std::vector<Event>();
    auto const next = events.empty() ? nullptr : add_table(events).value_or(nullptr);
    if (!next) {
        return write(live, std::move(batch), std::move(done));
    }
    batch.append(put_to(live, as_events(live.table.last, {Rematched{next->table.id}}, now)));
    Writer::Group orders;
    orders.push_back(order(*next, put_to(*next, std::move(events)), [](Result<void> const&) {}));
    orders.push_back(order(live, std::move(batch), std::move(done)));
    m_dependencies.writer.write(std::move(orders));
}

void Floor::write(LiveTable& live, Batch batch, Done done) {
    Writer::Group orders;
    orders.push_back(order(live, std::move(batch), std::move(done)));
    m_dependencies.writer.write(std::move(orders));
}

Writer::Order Floor::order(LiveTable& live, Batch batch, Done done) {
    live.is_writing = true;
    auto order = order_for(live, batch.events);
    auto const shared = std::make_shared<Batch const>(std::move(batch));
    order.done = [this, id = live.table.id, shared, done = std::move(done)](Writer::Outcome const& outcome) {
        m_dependencies.game_dependencies.mailbox.put([this, id, shared, done, outcome] {
            auto const found = find(id);
            TULKAS_ASSERT(found != nullptr); // a table that is being written stays
            found->is_writing = false;
            if (outcome.written) {
                written(*found, *shared, done);
            } else {
                not_written(*found, *shared, outcome, done);
            }
        });
    };
    return order;
}

void Floor::written(LiveTable& live, Batch const& batch, Done const& done) {
    live.trouble.reset();
    accept(live, batch);
    done({});
    run_tasks(live);
}

void Floor::accept(LiveTable& live, Batch const& batch) {
    live.events.insert(live.events.end(), batch.events.begin(), batch.events.end());
    for (auto const& [watcher, text] : batch.letters) {
        watcher->tell(text);
    }
    for (auto const& event : batch.events) {
        happened(live, event);
    }
}

void Floor::happened(LiveTable& live, Event const& event) {
    if (std::holds_alternative<Started>(event.what) || std::holds_alternative<Resumed>(event.what)) {
        begin_game(live);
    } else if (auto const* const moved = std::get_if<Moved>(&event.what)) {
        if (live.game && live.table.at(moved->seat).is_outside()) {
            live.game->person_moves(moved->seat, moved->move);
        }
        if (live.table.game->info().is_built_in()) {
            ask_remote_bots(live);
        }
    } else if (std::holds_alternative<TakenBack>(event.what) || std::holds_alternative<Refused>(event.what)) {
        end_game(live); // the engine cannot go back: another begins where the table is now
        begin_game(live);
    } else if (auto const* const asked = std::get_if<Asked>(&event.what)) {
        ask_remote_bot(live, asked->seat);
    } else if (auto const* const ended = std::get_if<Ended>(&event.what)) {
        std::span const before(live.events.data(), static_cast<std::size_t>(event.number - 1));
        m_games_ended.add("table", live.table.created.game, ending_of(before, *ended));
        end_game(live);
        m_dependencies.remote_bots->over(live.table);
    } else if (auto const* const taken = std::get_if<TakenOver>(&event.what)) {
        live.audience.lose(taken->guest); // and comes back as who it is now
    }
}

bool Floor::may_begin(LiveTable const& live) const {
    return !live.game && live.table.phase == Phase::playing && !m_is_stopped;
}

// What has to be found or built first is, elsewhere; people may move meanwhile.
void Floor::begin_game(LiveTable& live) {
    if (!may_begin(live)) {
        return;
    }
    auto const number = ++live.gathering;
    if (!needs_gathering(live.table)) {
        return sit_down(live, UploadsBySeat(live.table.seats.size()));
    }
    m_dependencies.gather(live.table, [this, id = live.table.id, number](Result<UploadsBySeat> uploaded) {
        m_dependencies.game_dependencies.mailbox.put([this, id, number, uploaded = std::move(uploaded)] {
            if (auto const found = find(id)) {
                add_task(*found, [this, &live = *found, number, uploaded] {
                    if (live.gathering == number && may_begin(live) && !live.trouble) {
                        sit_down(live, uploaded);
                    }
                });
            }
        });
    });
}

void Floor::sit_down(LiveTable& live, Result<UploadsBySeat> const& uploaded) {
    auto game = !uploaded
                    ? pass_on(uploaded)
                    : RunningGame::begin(
                          live.table, *uploaded, Retelling(live.events), m_dependencies.game_dependencies,
                          [this, id = live.table.id](HouseCommand command) {
                              if (auto const found =
                                      find(id)) { // it may be over: then its bots have their last words
                                  house_says(*found, std::move(command));
                              }
                          });
    if (!game) {
        return house_says(live, Abandon{"a bot could not sit down: " + game.error().message});
    }
    live.game = *std::move(game);
    seat_remote_bots(live);
    ask_remote_bots(live);
}

void Floor::seat_remote_bots(LiveTable const& live) {
    for (rules::Seat seat = 0; seat < std::ssize(live.table.seats); ++seat) {
        if (live.table.phase == Phase::playing && live.table.at(seat).is_remote_bot()) {
            m_dependencies.remote_bots->sit_down(live.table, seat);
        }
    }
}

void Floor::ask_remote_bots(LiveTable const& live) {
    for (rules::Seat const seat : live.table.turns()) {
        ask_remote_bot(live, seat);
    }
}

void Floor::ask_remote_bot(LiveTable const& live, rules::Seat seat) {
    if (!live.table.has_turn(seat) || !live.table.at(seat).is_remote_bot() || !live.game) {
        return;
    }
    m_dependencies.remote_bots->ask(live.table, seat, [this, id = live.table.id](RemoteAnswer answer) {
        // What comes in time is in time, however long it has to wait.
        m_dependencies.game_dependencies.mailbox.put(
            [this, id, answer = std::move(answer), now = m_dependencies.now()] {
                if (auto const found = find(id); found && !m_is_stopped) {
                    house_says(*found, answer, m_outage ? std::min(now, present()) : now);
                }
            });
    });
}

// Whether those who sit there can be had for another game.
Result<void> Floor::check_remote_bots(Table const& table, Participant const& who) {
    for (auto const& place : table.seats) {
        if (place.is_remote_bot()) {
            if (auto const there = m_dependencies.remote_bots->check(place.plan.bot, *table.game, who);
                !there) {
                return there;
            }
        }
    }
    return {};
}

void Floor::end_game(LiveTable& live) {
    ++live.gathering; // nobody is waited for
    if (live.game) {
        live.game->stop();
        m_closing.push_back(std::move(live.game));
    }
}

} // namespace tables
