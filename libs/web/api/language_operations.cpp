#include "api/language_operations.hpp"

namespace api {

using http::Method;
using support::Json;
using support::JsonArray;
using support::JsonObject;

LanguageOperations::LanguageOperations(rules::Registry const& games)
    : m_games(games),
      m_home(languages::find_home()),
      m_languages(m_home ? languages::Languages::load(m_home->descriptions()) : pass_on(m_home)) {}

std::vector<Operation> LanguageOperations::all() {
    return {
        {.method = Method::get,
         .path = "/games/{game}/languages",
         .id = "listLanguages",
         .summary = "The languages that bots for a game can be written in, and what there is to begin with",
         .access = Access::anybody,
         .outcomes = {{200, "the languages", "Languages"}, {404, "there is no such game", "Error"}},
         .run = [this](Call const& call) { return list(call); }},
        {.method = Method::get,
         .path = "/games/{game}/languages/{name}/starter",
         .id = "showLanguageStarter",
         .summary = "The source of a bot to begin with",
         .access = Access::anybody,
         .outcomes = {{200, "the file", "", http::plain_text},
                      {404, "there is no such game or language, or nothing to begin with", "Error"}},
         .run = [this](Call const& call) { return starter(call); }},
    };
}

LanguageOperations::Answer LanguageOperations::list(Call const& call) const {
    auto const game = m_games.find(call.values.at(0));
    if (!game || !m_languages) {
        return game ? pass_on(m_languages) : pass_on(game);
    }
    JsonArray items;
    for (auto const& language : m_languages->languages()) {
        if (language->extensions.empty()) { // a program that was built elsewhere is not written here
            continue;
        }
        auto const starter = starter_for(*m_home, *language, call.values.at(0));
        items.push_back({{"name", language->name},
                         {"title", language->title},
                         {"extension", language->extensions.front()},
                         {"starter", starter ? Json(starter->file) : Json()}});
    }
    return http::make_json(200, JsonObject{{"items", std::move(items)}});
}

LanguageOperations::Answer LanguageOperations::starter(Call const& call) const {
    auto const game = m_games.find(call.values.at(0));
    if (!game || !m_languages) {
        return game ? pass_on(m_languages) : pass_on(game);
    }
    auto const language = m_languages->find(call.values.at(1));
    auto const starter = language ? starter_for(*m_home, **language, call.values.at(0)) : pass_on(language);
    auto source = starter ? languages::read_starter(*m_home, *starter) : pass_on(starter);
    return source ? Answer(http::make_response(200, http::plain_text, *std::move(source))) : pass_on(source);
}

} // namespace api
