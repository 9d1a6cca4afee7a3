#include "tables/retelling.hpp"

#include "support/assert.hpp"

#include <algorithm>

namespace tables {

Retelling::Retelling(std::vector<Event> const& events) {
    for (auto const& event : events) {
        auto const* const moved = std::get_if<Moved>(&event.what);
        if (auto const* const asked = std::get_if<Asked>(&event.what)) {
            m_questions.push_back({.question = *asked, .answer = {}});
        } else if (moved != nullptr && !m_questions.empty()) { // not where the rules are our own
            last_of(moved->seat).answer = moved->move;
        } else if (auto const* const refused = std::get_if<Refused>(&event.what);
                   refused != nullptr && !m_questions.empty()) {
            last_of(refused->seat).answer.reset();
        }
    }
}

Retelling::Exchange& Retelling::last_of(rules::Seat seat) {
    auto const last = std::find_if(m_questions.rbegin(), m_questions.rend(),
                                   [seat](Exchange const& one) { return one.question.seat == seat; });
    TULKAS_ASSERT(last != m_questions.rend());
    return *last;
}

Retelling::Question Retelling::hear(Asked const& asked) {
    if (is_over()) {
        return Question::next;
    }
    return m_questions[m_heard++].question == asked ? Question::known : Question::another;
}

std::vector<std::string> Retelling::answers_of(rules::Seat seat) const {
    std::vector<std::string> answers;
    for (auto const& [question, answer] : m_questions) {
        if (question.seat == seat && answer) {
            answers.push_back(*answer);
        }
    }
    return answers;
}

} // namespace tables
