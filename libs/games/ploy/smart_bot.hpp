// A bot that thinks ahead, for as long as its clock allows.
#pragma once

#include "ploy/house_bot.hpp"
#include "ploy/search_rules.hpp"
#include "search/alpha_beta.hpp"

namespace ploy {

class SmartBot final : public HouseBot {
public:
    // Without limits on depth and nodes, the time is what is left of a share of the clock. With either of
    // them the clock is ignored, and the same questions get the same answers everywhere.
    struct Limits {
        int depth = 0;           // 0: no limit
        std::uint64_t nodes = 0; // 0: no limit
    };

    explicit SmartBot(Limits limits);
    [[nodiscard]] Move choose(Position const& position, rules::TimeLeft const& left) override;

private:
    Limits m_limits;
    search::AlphaBeta<SearchRules> m_search;
};

} // namespace ploy
