// Who looks on at a table, and what each of them is told. Those who see the same share one text.
#pragma once

#include "live/watcher.hpp"
#include "tables/telling.hpp"

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace tables {

class Audience {
public:
    [[nodiscard]] bool is_empty() const { return m_watchers.empty(); }
    [[nodiscard]] std::size_t size() const { return m_watchers.size(); }
    [[nodiscard]] bool has(Participant const& who) const;
    // The same to everybody.
    void tell_all(live::Text const& text) const;

    // Tells a new watcher the events after the one it has seen, and the table; from then on it is told more.
    void welcome(Onlooker const& onlooker, std::shared_ptr<live::Watcher> const& watcher, Table const& table,
                 std::vector<Event> const& events, std::int64_t after, rules::Registry const& games);
    void remove(std::shared_ptr<live::Watcher> const& watcher);
    // They hear nothing more, and may come back.
    void lose(Participant const& who);
    void lose_all();

    // An event, once for each way in which it is seen.
    using Renderings = std::vector<std::pair<Eyes, support::JsonObject>>;
    [[nodiscard]] Renderings render(Table const& table, Event const& event) const;
    // For each watcher the text of its rendering, with the table as it is now.
    using Letters = std::vector<std::pair<std::shared_ptr<live::Watcher>, live::Text>>;
    [[nodiscard]] Letters address(Renderings const& renderings, Table const& table) const;

private:
    // What was said to the last who came: most who come at the same time ask for the same.
    struct Greeting {
        Eyes eyes;
        std::int64_t after;
        std::int64_t number; // of the last event then
        live::Text text;
    };

    std::vector<std::pair<std::shared_ptr<live::Watcher>, Onlooker>> m_watchers;
    std::optional<Greeting> m_greeting;
};

// The events with numbers above `after`, as these eyes are told them, at most so many.
[[nodiscard]] support::JsonArray told_after(std::vector<Event> const& events, rules::Registry const& games,
                                            Eyes const& eyes, std::int64_t after,
                                            std::size_t most = static_cast<std::size_t>(-1));

// The positions after `from` moves and after those that followed, at most so many, as the viewer sees them:
// [{"ply", "view", "position"}, …], each a rules::told_position.
[[nodiscard]] support::JsonArray views_from(std::vector<Event> const& events, rules::Registry const& games,
                                            rules::Viewer viewer, std::int64_t from, std::size_t most);

} // namespace tables
