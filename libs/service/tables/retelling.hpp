// What has been asked and answered in a game whose rules are a program, for an engine that is started again.
//
// An engine makes the same game of the same answers: so it is given those that it had, one after the other,
// and what it asks meanwhile has to be what it asked before.
#pragma once

#include "tables/event.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tables {

class Retelling {
public:
    explicit Retelling(std::vector<Event> const& events);

    enum class Question : std::uint8_t { known, another, next };
    // What the engine asks now: what it asked before, something else instead, or what it has not come to.
    [[nodiscard]] Question hear(Asked const& asked);
    // Whether it has asked everything that it asked before.
    [[nodiscard]] bool is_over() const { return m_heard == m_questions.size(); }

    [[nodiscard]] std::vector<std::string> answers_of(rules::Seat seat) const;

private:
    struct Exchange {
        Asked question;
        std::optional<std::string> answer;
    };

    [[nodiscard]] Exchange& last_of(rules::Seat seat);

    std::vector<Exchange> m_questions;
    std::size_t m_heard = 0;
};

} // namespace tables
