#include "tables/audience.hpp"

#include "rules/told_position.hpp"
#include "support/assert.hpp"

#include <algorithm>

namespace tables {

using rules::Viewer;
using support::JsonArray;
using support::JsonObject;

void Audience::welcome(Onlooker const& onlooker, std::shared_ptr<live::Watcher> const& watcher,
                       Table const& table, std::vector<Event> const& events, std::int64_t after,
                       rules::Registry const& games) {
    auto const eyes = eyes_of(table, onlooker);
    if (!m_greeting || m_greeting->eyes != eyes || m_greeting->after != after ||
        m_greeting->number != table.last) {
        JsonObject const message{{"events", told_after(events, games, eyes, after)},
                                 {"table", seen(table, eyes)}};
        m_greeting = {.eyes = eyes,
                      .after = after,
                      .number = table.last,
                      .text = std::make_shared<std::string const>(support::to_text(message))};
    }
    watcher->tell(m_greeting->text);
    m_watchers.emplace_back(watcher, onlooker);
}

void Audience::remove(std::shared_ptr<live::Watcher> const& watcher) {
    std::erase_if(m_watchers, [&](auto const& entry) { return entry.first == watcher; });
}

bool Audience::has(Participant const& who) const {
    return std::ranges::any_of(m_watchers, [&](auto const& entry) { return entry.second.who.is(who); });
}

void Audience::tell_all(live::Text const& text) const {
    for (auto const& [watcher, onlooker] : m_watchers) {
        watcher->tell(text);
    }
}

void Audience::lose(Participant const& who) {
    std::erase_if(m_watchers, [&](auto const& entry) {
        bool const is_meant = entry.second.who.is(who);
        if (is_meant) {
            entry.first->lost();
        }
        return is_meant;
    });
}

void Audience::lose_all() {
    for (auto const& [watcher, onlooker] : m_watchers) {
        watcher->lost();
    }
    m_watchers.clear();
}

Audience::Renderings Audience::render(Table const& table, Event const& event) const {
    Renderings renderings;
    for (auto const& [watcher, onlooker] : m_watchers) {
        auto const eyes = eyes_of(table, onlooker);
        if (std::ranges::find(renderings, eyes, &Renderings::value_type::first) == renderings.end()) {
            renderings.emplace_back(eyes, told(table, event, eyes));
        }
    }
    return renderings;
}

Audience::Letters Audience::address(Renderings const& renderings, Table const& table) const {
    std::vector<std::pair<Eyes, live::Text>> texts;
    for (auto const& [eyes, event] : renderings) {
        JsonObject const message{{"event", event}, {"table", seen(table, eyes)}};
        texts.emplace_back(eyes, std::make_shared<std::string const>(support::to_text(message)));
    }
    Letters letters;
    for (auto const& [watcher, onlooker] : m_watchers) {
        auto const found =
            std::ranges::find(texts, eyes_of(table, onlooker), &std::pair<Eyes, live::Text>::first);
        TULKAS_ASSERT(found != texts.end());
        letters.emplace_back(watcher, found->second);
    }
    return letters;
}

JsonArray told_after(std::vector<Event> const& events, rules::Registry const& games, Eyes const& eyes,
                     std::int64_t after, std::size_t most) {
    JsonArray all;
    auto table = new_table(0, events.front(), games);
    TULKAS_ASSERT(table.has_value()); // it was made of them before
    for (auto const& event : events) {
        if (all.size() == most) {
            break;
        }
        if (event.number > after) {
            all.emplace_back(told(*table, event, eyes));
        }
        if (event.number > 1) {
            TULKAS_ASSERT(apply(*table, event).has_value());
        }
    }
    return all;
}

namespace {

bool is_engines_word(Event const& event) {
    auto const* const ended = std::get_if<Ended>(&event.what);
    return std::holds_alternative<Asked>(event.what) || (ended != nullptr && ended->shown);
}

} // namespace

JsonArray views_from(std::vector<Event> const& events, rules::Registry const& games, Viewer viewer,
                     std::int64_t from, std::size_t most) {
    JsonArray views;
    auto table = new_table(0, events.front(), games);
    TULKAS_ASSERT(table.has_value()); // it was made of them before
    for (auto const& event : events) {
        if (event.number > 1) {
            TULKAS_ASSERT(apply(*table, event).has_value());
        }
        auto const ply = std::ssize(table->moves);
        auto const index = ply - from;
        if (std::holds_alternative<TakenBack>(event.what) || std::holds_alternative<Refused>(event.what)) {
            views.resize(
                std::min(views.size(), static_cast<std::size_t>(std::max(index + 1, std::int64_t{0}))));
            continue;
        }
        bool const is_new = event.number == 1 || std::holds_alternative<Moved>(event.what);
        if (is_new && index >= std::ssize(views)) {
            // Moves that were made at once are followed by the same position.
            while (index >= std::ssize(views) && views.size() < most) {
                views.push_back(rules::told_position(*table->position, from + std::ssize(views), viewer));
            }
        } else if (is_engines_word(event) && index >= 0 && index < std::ssize(views)) {
            // What an engine asks and shows belongs to the position, and is known a little later than the
            // move.
            views[static_cast<std::size_t>(index)] = rules::told_position(*table->position, ply, viewer);
        }
    }
    return views;
}

} // namespace tables
