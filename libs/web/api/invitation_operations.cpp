#include "api/invitation_operations.hpp"

#include "api/league_json.hpp"
#include "api/moment.hpp"
#include "api/page.hpp"
#include "support/iso_time.hpp"

namespace api {

using http::make_json;
using http::Method;
using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonArray;
using support::JsonObject;
using support::Result;

namespace {

JsonObject to_json(storage::InvitationCode const& code) {
    return {{"id", code.id},
            {"label", code.label},
            {"author", code.author_name.empty() ? Json() : Json(code.author_name)},
            {"created", support::iso_time(code.created)},
            {"expires", moment_or_null(code.expires)},
            {"most_uses", code.most_uses ? Json(*code.most_uses) : Json()},
            {"uses", code.uses},
            {"revoked", moment_or_null(code.revoked)}};
}

Result<people::InvitationWish> invitation_wish(Call const& call) {
    people::InvitationWish wish{.label = std::string(call.body.at("label").as_string()),
                                .author = call.person->id};
    if (auto const* const expires = call.body.if_contains("expires")) {
        wish.expires = TULKAS_TRY(moment_from_text(expires->as_string(), "expires"));
    }
    if (auto const* const uses = call.body.if_contains("most_uses")) {
        wish.most_uses = uses->as_int64();
    }
    return wish;
}

} // namespace

std::vector<Operation> InvitationOperations::all() {
    return {
        {.method = Method::get,
         .path = "/invitation-codes",
         .id = "listInvitationCodes",
         .summary = "One's invitation codes without their secrets, the newest first; an administrator sees "
                    "everybody's",
         .access = Access::organiser,
         .outcomes = {{200, "the codes, also those that were revoked", "InvitationCodes"}},
         .run = [this](Call const& call) { return list(call); }},
        {.method = Method::post,
         .path = "/invitation-codes",
         .id = "makeInvitationCode",
         .summary = "Makes an invitation code, limited to a time and a number of uses if wanted; it is shown "
                    "this once",
         .access = Access::organiser,
         .body = "InvitationCodeWish",
         .outcomes = {{201, "the code", "NewInvitationCode"}},
         .tells_secret = true,
         .run = [this](Call const& call) { return make(call); }},
        {.method = Method::remove,
         .path = "/invitation-codes/{id}",
         .id = "revokeInvitationCode",
         .summary = "Revokes an invitation code; the accounts made with it stay",
         .access = Access::organiser,
         .outcomes = {{204, "it is revoked", ""}, {404, "the asker has no such code in use", "Error"}},
         .run = [this](Call const& call) { return revoke(call); }},
    };
}

InvitationOperations::Answer InvitationOperations::list(Call const& call) {
    bool const sees_all = call.person->role == people::Role::administrator;
    auto const codes =
        TULKAS_TRY(m_invitations.list(sees_all ? std::nullopt : std::optional(call.person->id)));
    JsonArray items;
    for (auto const& code : codes) {
        items.emplace_back(to_json(code));
    }
    return make_json(200, JsonObject{{"items", std::move(items)}});
}

InvitationOperations::Answer InvitationOperations::make(Call const& call) {
    auto const wish = TULKAS_TRY(invitation_wish(call));
    auto const made = TULKAS_TRY(m_invitations.make(wish, call.now));
    return make_json(201, JsonObject{{"id", made.id}, {"code", made.code}});
}

InvitationOperations::Answer InvitationOperations::revoke(Call const& call) {
    auto const id = TULKAS_TRY(read_number(call.values.at(0), "the id of an invitation code"));
    auto const code = TULKAS_TRY(m_invitations.find(id));
    if (!code || !may_organise(call, code->author)) {
        return fail(ErrorKind::not_found, "there is no invitation code {} in use", id);
    }
    TULKAS_TRY(m_invitations.revoke(id, call.now));
    return http::make_empty();
}

} // namespace api
