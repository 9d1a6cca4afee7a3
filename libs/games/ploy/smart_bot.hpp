// A bot that thinks ahead, for as long as its clock allows.
#pragma once

#include "ploy/house_bot.hpp"
#include "ploy/search_rules.hpp"
#include "search/alpha_beta.hpp"

namespace ploy {

class SmartBot final : public HouseBot {
public:
    explicit SmartBot(search::Wanted limits);
    [[nodiscard]] Move choose(Position const& position, rules::TimeLeft const& left) override;

private:
    search::Wanted m_limits;
    search::AlphaBeta<SearchRules> m_search;
};

} // namespace ploy
