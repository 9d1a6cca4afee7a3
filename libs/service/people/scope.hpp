// What a token may be used for. A token never may do more than its owner's role.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace people {

enum class Scope : std::uint8_t {
    read,       // everything that only looks; every token may
    play,       // sit down at tables, move, connect remote bots
    submit,     // bots and games
    organise,   // contests and tournaments
    administer, // what administrators do
};

[[nodiscard]] std::string_view to_text(Scope scope);
[[nodiscard]] std::optional<Scope> scope_from_text(std::string_view text);

// A set of them.
class Scopes {
public:
    Scopes(std::initializer_list<Scope> scopes = {});

    void add(Scope scope) { m_bits |= 1U << static_cast<unsigned>(scope); }
    [[nodiscard]] bool contains(Scope scope) const {
        return (m_bits & (1U << static_cast<unsigned>(scope))) != 0;
    }
    [[nodiscard]] bool is_empty() const { return m_bits == 0; }
    [[nodiscard]] std::vector<Scope> all() const; // in order

    bool operator==(Scopes const&) const = default;

private:
    unsigned m_bits = 0;
};

// "read,play"; unknown words are left out, so that a token of a newer version may do less, not more.
[[nodiscard]] std::string to_text(Scopes const& scopes);
[[nodiscard]] Scopes scopes_from_text(std::string_view text);

} // namespace people
