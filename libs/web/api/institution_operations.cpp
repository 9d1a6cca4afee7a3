#include "api/institution_operations.hpp"

#include "api/visitor.hpp"
#include "support/iso_time.hpp"

namespace api {

using http::make_json;
using http::Method;
using support::ErrorKind;
using support::JsonArray;
using support::JsonObject;

namespace {

std::string text_or_nothing(Call const& call, std::string_view field) {
    auto const* const found = call.body.if_contains(field);
    return found == nullptr ? "" : std::string(found->as_string());
}

Outcome const no_provider{503, "the institution does not answer as it should, or the arena is busy", "Error"};

JsonObject institution_json(people::Institution const& institution) {
    return {{"name", institution.name}, {"title", institution.title}};
}

} // namespace

InstitutionOperations::InstitutionOperations(PeopleOperations& people, people::Entrance& entrance,
                                             people::InstitutionalLogin& login, LoginGuard& guard)
    : m_people(people), m_entrance(entrance), m_login(login), m_guard(guard) {}

std::vector<Operation> InstitutionOperations::all() {
    return joined({of_login(), of_links()});
}

std::vector<Operation> InstitutionOperations::of_login() {
    return {
        {.method = Method::get,
         .path = "/institutions",
         .id = "listInstitutions",
         .summary =
             "Where people can log in with a login that they have elsewhere, and who may use a password",
         .access = Access::anybody,
         .outcomes = {{200, "the institutions", "Institutions"}},
         .run = [this](Call const& /*call*/) { return list(); }},
        {.method = Method::post,
         .path = "/institutions/{name}/login",
         .id = "beginInstitutionalLogin",
         .summary =
             "Begins a login at an institution; it can be finished once, in this browser, within ten minutes",
         .access = Access::anybody,
         .outcomes = {{201, "the address to go to; a secret of this browser is in the cookie",
                       "InstitutionalLogin"},
                      {404, "there is no such institution", "Error"},
                      no_provider},
         .tells_secret = true,
         .asks_elsewhere = true,
         .run = [this](Call const& call) { return begin(call, std::nullopt); }},
        {.method = Method::post,
         .path = "/institutions/{name}/session",
         .id = "finishInstitutionalLogin",
         .summary = "Finishes a login, or the link of an account, with what the institution has sent back",
         .access = Access::anybody,
         .body = "InstitutionalReturn",
         .outcomes = {{201, "the person; the session is in the cookie, unless an account was linked",
                       "Person"},
                      {401, "the code of the second factor is needed or wrong: send the same state with it",
                       "Error"},
                      {403, "what came back is not to be believed, or nobody may log in by it", "Error"},
                      {404, "there is no such institution", "Error"},
                      no_provider,
                      {409, "this login is linked to an account already", "Error"},
                      {422, "there is no administrator yet", "Error"}},
         .tells_secret = true,
         .asks_elsewhere = true,
         .run = [this](Call const& call) { return finish(call); }},
    };
}

std::vector<Operation> InstitutionOperations::of_links() {
    return {
        {.method = Method::get,
         .path = "/links",
         .id = "listLinks",
         .summary = "The institutions by which one can log in to one's account",
         .access = Access::user,
         .outcomes = {{200, "the institutions", "Links"}},
         .run = [this](Call const& call) { return list_links(call); }},
        {.method = Method::post,
         .path = "/institutions/{name}/link",
         .id = "beginLink",
         .summary = "Begins to link one's account to a login at an institution",
         .access = Access::user,
         .outcomes = {{201, "the address to go to; a secret of this browser is in the cookie",
                       "InstitutionalLogin"},
                      {404, "there is no such institution", "Error"},
                      no_provider},
         .tells_secret = true,
         .asks_elsewhere = true,
         .run = [this](Call const& call) { return begin(call, call.person); }},
        {.method = Method::remove,
         .path = "/links/{name}",
         .id = "removeLink",
         .summary = "Ends the link of one's account to an institution",
         .access = Access::user,
         .outcomes = {{204, "it has ended", ""},
                      {404, "there is no such link", "Error"},
                      {422, "it is the only way to log in", "Error"}},
         .run = [this](Call const& call) { return unlink(call); }},
    };
}

InstitutionOperations::Answer InstitutionOperations::list() const {
    JsonArray items;
    for (auto const* const institution : m_login.all()) {
        items.emplace_back(institution_json(*institution));
    }
    return make_json(200, JsonObject{{"items", std::move(items)},
                                     {"passwords", to_text(m_entrance.password_use())},
                                     {"sends_mail", m_sends_mail}});
}

InstitutionOperations::Answer InstitutionOperations::begin(Call const& call,
                                                           std::optional<people::Person> const& person) {
    return m_guard.leave(call, [&]() -> Answer {
        auto const begun = TULKAS_TRY(m_login.begin(call.values.at(0), person, call.now));
        auto response = make_json(201, JsonObject{{"url", begun.url}});
        set_cookie(call.request, response,
                   {.name = attempt_cookie,
                    .value = begun.browser,
                    .lasts = people::InstitutionalLogin::attempt_lasts});
        return response;
    });
}

InstitutionOperations::Answer InstitutionOperations::finish(Call const& call) {
    return m_guard.come_back(call, [&] { return finished(call); });
}

LoginGuard::Judged InstitutionOperations::finished(Call const& call) {
    auto const admission =
        m_login.finish(call.values.at(0),
                       {.state = text_or_nothing(call, "state"),
                        .code = text_or_nothing(call, "code"),
                        .issuer = text_or_nothing(call, "iss"),
                        .browser = std::string(cookie(call.request, attempt_cookie).value_or("")),
                        .second_factor = text_or_nothing(call, "second_factor")},
                       call.person, call.now, origin_of(call.request));
    if (!admission) {
        m_ended.at({admission.error().kind == ErrorKind::denied ? "denied" : "failed"}).add();
        return {Answer(pass_on(admission)), false};
    }
    bool const is_done = admission->second_step == people::SecondStep::done;
    m_ended.at({is_done ? "admitted" : "second factor"}).add();
    auto response = m_people.answer_of(call, *admission);
    if (is_done) {
        set_cookie(call.request, response, {.name = attempt_cookie, .value = "", .lasts = {}});
    }
    bool const is_good = is_done || admission->second_step == people::SecondStep::code_is_missing;
    return {std::move(response), is_good};
}

InstitutionOperations::Answer InstitutionOperations::list_links(Call const& call) {
    auto const linked = TULKAS_TRY(m_login.linked(call.person->id));
    JsonArray items;
    for (auto const& one : linked) {
        auto item = institution_json(*one.institution);
        item["last_used"] = support::iso_time(one.last_used);
        items.emplace_back(std::move(item));
    }
    return make_json(200, JsonObject{{"items", std::move(items)}});
}

InstitutionOperations::Answer InstitutionOperations::unlink(Call const& call) {
    TULKAS_TRY(m_login.unlink(*call.person, call.values.at(0)));
    return http::make_empty();
}

void InstitutionOperations::write_metrics(metrics::Page& page) const {
    page.counters({"tulkas_institution_logins_total", "Logins at institutions, by how they ended."},
                  {"result"}, m_ended);
}

} // namespace api
