#include "api/game_package_operations.hpp"

#include "api/attachment.hpp"
#include "api/errors.hpp"
#include "api/game_package_json.hpp"
#include "api/page.hpp"
#include "api/query.hpp"
#include "support/text.hpp"

namespace api {

using http::make_json;
using http::make_response;
using http::Method;
using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

constexpr std::size_t longest_reason = 1000;

Outcome const no_package{404, "there is no such package, or it is not for the asker", "Error"};
Outcome const decided{422, "it does not wait for a decision", "Error"};
Outcome const shown{200, "the package", "GamePackage"};

} // namespace

GamePackageOperations::GamePackageOperations(Dependencies dependencies)
    : m_with(std::move(dependencies)),
      m_stored(m_with.database),
      m_contents(m_with.database),
      m_stored_uploads(m_with.database),
      m_uploads(m_with.limits.submissions) {}

std::vector<Operation> GamePackageOperations::all() {
    return joined({of_authors(), of_deciding()});
}

std::vector<Operation> GamePackageOperations::of_authors() {
    Operation hand_in{
        .method = Method::post,
        .path = "/game-packages",
        .id = "handInGame",
        .summary = "Hands a game in: the body is a zip or tar file with a game.toml, byte by byte",
        .access = Access::author,
        .body_type = attachment_type,
        .outcomes = {{201, "it waits for its trial", "GamePackage"},
                     {422, "no game of this arena can be made of it, or its author stores too much",
                      "Error"}},
        .run = [this](Call const& call) { return this->hand_in(call); }};
    auto query = page_query();
    query.push_back({.name = "state", .description = "those in this state"});
    return {
        std::move(hand_in),
        {.method = Method::get,
         .path = "/game-packages",
         .id = "listGamePackages",
         .summary =
             "The games that the asker has submitted, the newest first; for administrators, everyone's",
         .access = Access::user,
         .query = std::move(query),
         .outcomes = {{200, "a page of packages", "GamePackages"}},
         .run = [this](Call const& call) { return list(call); }},
        {.method = Method::get,
         .path = "/game-packages/{id}",
         .id = "showGamePackage",
         .summary = "One package, and what has become of it",
         .access = Access::user,
         .outcomes = {shown, no_package},
         .run = [this](Call const& call) { return show(find(call)); }},
        {.method = Method::remove,
         .path = "/game-packages/{id}",
         .id = "cancelGamePackage",
         .summary = "Takes a package back that nobody has decided on",
         .access = Access::user,
         .scope = people::Scope::submit,
         .outcomes = {shown, no_package, decided},
         .run = [this](Call const& call) { return cancel(call); }},
        {.method = Method::post,
         .path = "/game-packages/{id}/deletion",
         .id = "deleteGamePackage",
         .summary = "Deletes a package that was refused or cancelled, or could not be tried out",
         .access = Access::user,
         .scope = people::Scope::submit,
         .outcomes = {{204, "deleted", ""},
                      no_package,
                      {422, "it was approved, or it is not decided on", "Error"}},
         .run = [this](Call const& call) { return remove(call); }},
        {.method = Method::get,
         .path = "/game-packages/{id}/report",
         .id = "showGameReport",
         .summary = "What was found out in the trial",
         .access = Access::user,
         .outcomes = {{200, "the report", "", http::plain_text},
                      no_package,
                      {422, "it has not been tried out", "Error"}},
         .run = [this](Call const& call) { return report(call); }},
        {.method = Method::get,
         .path = "/game-packages/{id}/archive",
         .id = "showGameArchive",
         .summary = "The archive as it was submitted",
         .access = Access::user,
         .outcomes = {{200, "the archive", "", attachment_type}, no_package},
         .run = [this](Call const& call) { return archive(call); }},
    };
}

std::vector<Operation> GamePackageOperations::of_deciding() {
    return {
        {.method = Method::post,
         .path = "/game-packages/{id}/approval",
         .id = "approveGame",
         .summary = "Lets everybody play this version of the game from now on",
         .access = Access::administrator,
         .outcomes = {shown, no_package, decided},
         .takes_long = true,
         .run = [this](Call const& call) { return approve(call); }},
        {.method = Method::post,
         .path = "/game-packages/{id}/refusal",
         .id = "refuseGame",
         .summary = "Does not let anybody play it",
         .access = Access::administrator,
         .body = "GameRefusal",
         .outcomes = {shown, no_package, decided},
         .run = [this](Call const& call) { return refuse(call); }},
        {.method = Method::post,
         .path = "/games/{game}/withdrawal",
         .id = "withdrawGame",
         .summary = "Takes a game out of the arena; games of it that are going on are played to their end",
         .access = Access::author,
         .outcomes = {{200, "the package that was played", "GamePackage"},
                      {404, "there is no such uploaded game", "Error"},
                      {422, "it is not played", "Error"}},
         .run = [this](Call const& call) { return withdraw(call); }},
    };
}

Result<storage::GamePackage> GamePackageOperations::find(Call const& call) {
    auto const id = TULKAS_TRY(read_number(call.values.at(0), "the package's id"));
    auto package = TULKAS_TRY(m_stored.find(id));
    if (!package || (package->owner != call.person->id && !is_administrator(call))) {
        return fail(ErrorKind::not_found, "there is no package {}", id);
    }
    return *std::move(package);
}

GamePackageOperations::Answer GamePackageOperations::show(Result<storage::GamePackage> const& package) {
    return package ? Answer(make_json(200, to_json(*package))) : pass_on(package);
}

GamePackageOperations::Answer GamePackageOperations::show_after(Result<void> const& done,
                                                                support::PackageId id) {
    if (!done) {
        return pass_on(done);
    }
    auto const package = m_stored.find(id);
    return package ? Answer(make_json(200, to_json(**package))) : pass_on(package);
}

GamePackageOperations::Answer GamePackageOperations::hand_in(Call const& call) {
    if (m_with.why_closed) {
        return fail(ErrorKind::refused, "{}", *m_with.why_closed);
    }
    if (!m_uploads.take(std::to_string(call.person->id), call.now)) {
        return too_many("too many games; wait a minute", std::chrono::seconds(30));
    }
    auto const package = m_with.desk.hand_in({.author = call.person->id,
                                              .author_name = call.person->name,
                                              .archive = call.request.body,
                                              .most_stored = most_stored(m_with.limits, *call.person)});
    return package ? Answer(make_json(201, to_json(*package))) : pass_on(package);
}

GamePackageOperations::Answer GamePackageOperations::list(Call const& call) {
    auto const page = TULKAS_TRY(read_page(call.request));
    storage::GamePackageFilter filter;
    if (!is_administrator(call)) {
        filter.owner = call.person->id;
    }
    if (auto const state = query_text(call, "state"); !state.empty()) {
        filter.state = storage::state_from_text<storage::PackageState>(state);
        if (!filter.state) {
            return fail(ErrorKind::invalid, "there is no state {}", support::in_quotes(state));
        }
    }
    return page_answer(m_stored.list(filter, page.after, page.limit), page, &storage::GamePackage::id,
                       [](storage::GamePackage const& package) { return to_json(package); });
}

GamePackageOperations::Answer GamePackageOperations::cancel(Call const& call) {
    auto const package = find(call);
    return package ? show_after(m_with.desk.cancel(*package), package->id) : pass_on(package);
}

GamePackageOperations::Answer GamePackageOperations::remove(Call const& call) {
    auto const package = TULKAS_TRY(find(call));
    TULKAS_TRY(m_stored_uploads.delete_package(package.id, call.now));
    return http::Response{.status = 204};
}

GamePackageOperations::Answer GamePackageOperations::report(Call const& call) {
    auto const package = TULKAS_TRY(find(call));
    return package.report.empty() ? fail(ErrorKind::refused, "it has not been tried out")
                                  : Answer(make_response(200, http::plain_text, package.report));
}

GamePackageOperations::Answer GamePackageOperations::archive(Call const& call) {
    auto const package = TULKAS_TRY(find(call));
    if (package.archive == storage::Contents::removed) {
        return fail(ErrorKind::not_found,
                    "the archive of package {} is no longer kept: it was not approved, and such archives "
                    "expire",
                    package.id);
    }
    auto bytes = m_contents.get(package.archive);
    return bytes ? Answer(attachment(*std::move(bytes))) : pass_on(bytes);
}

GamePackageOperations::Answer GamePackageOperations::approve(Call const& call) {
    auto const package = find(call);
    return package ? show_after(m_with.shelf.approve(*package, call.person->id, call.now), package->id)
                   : pass_on(package);
}

GamePackageOperations::Answer GamePackageOperations::refuse(Call const& call) {
    auto const package = TULKAS_TRY(find(call));
    std::string const why(call.body.at("why").as_string());
    if (why.empty() || why.size() > longest_reason) {
        return fail(ErrorKind::invalid, "\"why\" must be a reason of at most {} bytes", longest_reason);
    }
    return show_after(m_stored.refuse(package.id, why, call.person->id, call.now), package.id);
}

GamePackageOperations::Answer GamePackageOperations::withdraw(Call const& call) {
    auto const& name = call.values.at(0);
    auto const game = TULKAS_TRY(m_stored.find_game(name));
    if (!game) {
        return fail(ErrorKind::not_found, "no game {} was submitted", name);
    }
    if (game->owner != call.person->id && !is_administrator(call)) {
        return fail(ErrorKind::denied, "{} belongs to another author", name);
    }
    return show_after(m_with.shelf.withdraw(name, call.person->id, call.now), game->current.value_or(0));
}

} // namespace api
