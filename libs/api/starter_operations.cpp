#include "api/starter_operations.hpp"

#include "support/text.hpp"

#include <algorithm>

namespace api {

using http::Method;
using languages::Starter;
using support::ErrorKind;
using support::fail;
using support::JsonArray;
using support::JsonObject;
using support::Result;

StarterOperations::StarterOperations(rules::Registry const& games)
    : m_games(games),
      m_home(languages::find_home()),
      m_languages(m_home ? languages::Registry::load(m_home->descriptions()) : pass_on(m_home)) {}

std::vector<Operation> StarterOperations::all() {
    return {
        {Method::get,
         "/games/{game}/starters",
         "listStarters",
         "Bots to begin with, one a language",
         Access::anybody,
         {},
         {{200, "their files and languages", "Starters"}, {404, "there is no such game", "Error"}},
         [this](Call const& call) { return list(call); }},
        {Method::get,
         "/games/{game}/starters/{name}",
         "showStarter",
         "The source of a bot to begin with",
         Access::anybody,
         {},
         {{200, "the file", "", "text/plain; charset=utf-8"},
          {404, "there is no such game, or no such starter for it", "Error"}},
         [this](Call const& call) { return show(call); }},
    };
}

Result<std::vector<Starter>> StarterOperations::find(Call const& call) const {
    if (auto const game = m_games.find(call.values.at(0)); !game) {
        return pass_on(game);
    }
    return m_languages ? Result<std::vector<Starter>>(starters_for(*m_languages, call.values.at(0)))
                       : pass_on(m_languages);
}

StarterOperations::Answer StarterOperations::list(Call const& call) const {
    auto const starters = find(call);
    if (!starters) {
        return pass_on(starters);
    }
    JsonArray items;
    for (auto const& starter : *starters) {
        items.push_back({{"name", starter.file}, {"language", starter.language}, {"title", starter.title}});
    }
    return http::make_json(200, JsonObject{{"items", std::move(items)}});
}

StarterOperations::Answer StarterOperations::show(Call const& call) const {
    auto const starters = find(call);
    if (!starters) {
        return pass_on(starters);
    }
    auto const starter = std::ranges::find(*starters, call.values.at(1), &Starter::file);
    if (starter == starters->end()) {
        return fail(ErrorKind::not_found, "there is no starter {}", support::in_quotes(call.values.at(1)));
    }
    auto source = languages::read_starter(*m_home, *starter);
    return source ? Answer(http::make_response(200, "text/plain; charset=utf-8", *std::move(source)))
                  : pass_on(source);
}

} // namespace api
