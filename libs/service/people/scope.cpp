#include "people/scope.hpp"

#include "support/enum_names.hpp"
#include "support/text.hpp"

namespace people {

namespace {

constexpr auto scope_names = support::enum_names<Scope>("read", "play", "submit", "organise", "administer");

} // namespace

std::string_view to_text(Scope scope) {
    return scope_names.name_of(scope);
}

std::optional<Scope> scope_from_text(std::string_view text) {
    return scope_names.find(text);
}

Scopes::Scopes(std::initializer_list<Scope> scopes) {
    for (auto const scope : scopes) {
        add(scope);
    }
}

std::vector<Scope> Scopes::all() const {
    std::vector<Scope> scopes;
    for (std::size_t index = 0; index < scope_names.size(); ++index) {
        if (auto const scope = static_cast<Scope>(index); contains(scope)) {
            scopes.push_back(scope);
        }
    }
    return scopes;
}

std::string to_text(Scopes const& scopes) {
    std::string text;
    for (auto const scope : scopes.all()) {
        text += text.empty() ? "" : ",";
        text += to_text(scope);
    }
    return text;
}

Scopes scopes_from_text(std::string_view text) {
    Scopes scopes;
    while (!text.empty()) {
        if (auto const scope = scope_from_text(support::cut_front(text, ','))) {
            scopes.add(*scope);
        }
    }
    return scopes;
}

} // namespace people
