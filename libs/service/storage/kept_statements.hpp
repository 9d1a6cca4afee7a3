// Statements of one connection that the database has read already, kept by their text for the next time.
//
// To read a statement and to plan it takes a database several times as long as to look up a row. A statement
// is taken out while it is used, so that two uses at once are two statements. The one that was not used for
// longest leaves first, and few are kept: text that is made anew each time cannot fill the memory.
//
// Internal to the connections.
#pragma once

#include <cstddef>
#include <list>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace storage {

// Whether it is asked again and again: what changes the schema or begins a transaction is not worth a place.
[[nodiscard]] inline bool is_worth_keeping(std::string_view statement) {
    auto const verb = statement.substr(0, statement.find(' '));
    return verb == "SELECT" || verb == "INSERT" || verb == "UPDATE" || verb == "DELETE" || verb == "WITH";
}

// Per connection.
inline constexpr std::size_t most_kept_statements = 100;

// Statement: what the database knows it by.
template <typename Statement>
class KeptStatements {
public:
    explicit KeptStatements(std::size_t most) : m_most(most) {}

    [[nodiscard]] std::optional<Statement> take(std::string_view text) {
        auto const found = m_by_text.find(text);
        if (found == m_by_text.end()) {
            return std::nullopt;
        }
        std::optional<Statement> statement(std::move(found->second->statement));
        auto const place = found->second;
        m_by_text.erase(found); // before the text it is found by
        m_recent.erase(place);
        return statement;
    }

    // Answers the statement that had to leave for it.
    [[nodiscard]] std::optional<Statement> keep(std::string text, Statement statement) {
        if (m_by_text.contains(text)) { // two were in use at once: one is enough
            return statement;
        }
        m_recent.push_front({std::move(text), std::move(statement)});
        m_by_text.emplace(m_recent.front().text, m_recent.begin());
        return m_recent.size() > m_most ? take(m_recent.back().text) : std::nullopt;
    }

    [[nodiscard]] std::size_t size() const { return m_recent.size(); }

private:
    struct Kept {
        std::string text;
        Statement statement;
    };

    std::size_t m_most;
    std::list<Kept> m_recent;
    std::unordered_map<std::string_view, typename std::list<Kept>::iterator> m_by_text; // texts of the list
};

} // namespace storage
