#include "tables/retelling.hpp"

namespace tables {

Retelling::Retelling(std::vector<Event> const& events) {
    for (auto const& event : events) {
        auto const* const moved = std::get_if<Moved>(&event.what);
        if (auto const* const asked = std::get_if<Asked>(&event.what)) {
            m_questions.push_back({.question = *asked, .answer = {}});
        } else if (moved != nullptr && !m_questions.empty()) { // not where the rules are our own
            m_questions.back().answer = moved->move;
            ++m_answers;
        }
    }
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
