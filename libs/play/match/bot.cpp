#include "match/bot.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace match {

support::Result<std::vector<runtime::Player>> sit_down(std::span<std::shared_ptr<Bot const> const> bots,
                                                       Seating seating) {
    std::vector<runtime::Player> players;
    for (auto const& bot : bots) {
        auto player = TULKAS_TRY(bot->sit_down(seating));
        players.push_back(std::move(player));
        ++seating.seat;
    }
    return players;
}

namespace {

class RenamedBot final : public Bot {
public:
    RenamedBot(std::shared_ptr<Bot const> bot, std::string name)
        : m_bot(std::move(bot)), m_name(std::move(name)) {}

    [[nodiscard]] std::string const& name() const override { return m_name; }
    [[nodiscard]] std::string hash() const override { return m_bot->hash(); }
    [[nodiscard]] languages::ProgramFacts facts() const override { return m_bot->facts(); }

    [[nodiscard]] support::Result<runtime::Player> sit_down(Seating const& seating) const override {
        auto player = m_bot->sit_down(seating);
        if (player) {
            player->name = m_name;
        }
        return player;
    }

private:
    std::shared_ptr<Bot const> m_bot;
    std::string m_name;
};

} // namespace

std::shared_ptr<Bot const> renamed(std::shared_ptr<Bot const> bot, std::string name) {
    return std::make_shared<RenamedBot const>(std::move(bot), std::move(name));
}

std::vector<std::string> distinct_names(std::vector<std::string> const& names) {
    std::vector<std::string> distinct;
    for (auto const& name : names) {
        bool const is_shared = std::ranges::count(names, name) > 1;
        distinct.push_back(is_shared ? fmt::format("{} ({})", name, distinct.size() + 1) : name);
    }
    return distinct;
}

} // namespace match
