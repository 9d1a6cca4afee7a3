#include "people/institution.hpp"

#include "people/display_name.hpp"
#include "people/name.hpp"
#include "support/controls.hpp"
#include "support/file_io.hpp"
#include "support/text.hpp"
#include "toml/table_reader.hpp"

#include <algorithm>
#include <array>
#include <filesystem>

namespace people {

using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonObject;
using support::Result;

namespace {

constexpr std::size_t most_secret_bytes = 4096;
constexpr std::size_t most_login_bytes = 24; // which leaves room for a number
constexpr std::size_t most_address_bytes = 254;
constexpr std::size_t most_subject_bytes = 255;
constexpr std::size_t most_student_number_bytes = 60;
constexpr std::size_t most_groups = 200;
constexpr std::size_t most_group_bytes = 200;

bool is_loopback(std::string_view url) {
    constexpr std::array hosts{"http://127.0.0.1", "http://localhost", "http://[::1]"};
    return std::ranges::any_of(hosts, [&](std::string_view host) {
        return url.starts_with(host) &&
               (url.size() == host.size() || url[host.size()] == ':' || url[host.size()] == '/');
    });
}

bool is_short_name(std::string_view name) {
    constexpr std::size_t most = 30;
    return !name.empty() && name.size() <= most && std::ranges::all_of(name, [](char each) {
        return (each >= 'a' && each <= 'z') || (each >= '0' && each <= '9') || each == '-';
    });
}

Result<std::string> secret_in(std::filesystem::path const& path) {
    auto secret = support::read_file(path, most_secret_bytes);
    if (!secret) {
        return fail(ErrorKind::invalid, "client_secret_file: {}", secret.error().message);
    }
    while (secret->ends_with('\n') || secret->ends_with('\r')) {
        secret->pop_back();
    }
    return secret->empty() ? fail(ErrorKind::invalid, "client_secret_file: {} is empty", path.string())
                           : std::move(secret);
}

void read_roles(toml_text::TableReader& reader, Institution& institution) {
    for (auto const& [group, name] : reader.map("roles")) {
        auto const role = role_from_text(name);
        if (role && *role != Role::guest) {
            institution.roles.emplace(group, *role);
        } else {
            reader.complain("roles", "must be user, author, organiser or administrator for each group");
        }
    }
}

void read_claims(toml_text::TableReader& reader, Institution& institution) {
    if (!reader.has("claims")) {
        return;
    }
    auto claims = reader.table("claims");
    for (auto const& [key, value] : {std::pair{"login", &institution.claims.login},
                                     {"name", &institution.claims.name},
                                     {"email", &institution.claims.email},
                                     {"student_number", &institution.claims.student_number},
                                     {"groups", &institution.claims.groups}}) {
        *value = claims.has(key) ? claims.text(key) : *value;
    }
}

Institution read_one(toml_text::TableReader& reader, std::string const& name, std::string const& public_url) {
    Institution institution{
        .name = name, .title = reader.text("title"), .client = {}, .claims = {}, .roles = {}};
    auto& client = institution.client;
    client.issuer = reader.text("issuer");
    client.allows_http = is_loopback(client.issuer);
    if (!client.issuer.starts_with("https://") && !client.allows_http) {
        reader.complain("issuer", "must begin with https://");
    }
    client.id = reader.text("client_id");
    client.redirect_url = fmt::format("{}/login/{}", public_url, name);
    client.scopes = reader.texts_or_none("scopes");
    if (client.scopes.empty()) {
        client.scopes = {"openid", "profile", "email"};
    }
    if (std::ranges::find(client.scopes, "openid") == client.scopes.end()) {
        reader.complain("scopes", "must contain \"openid\"");
    }
    client.certificates = reader.has("certificates") ? reader.text("certificates") : "";
    institution.provisions = reader.flag("provision", true);
    institution.trusts_email = reader.flag("trust_email", false);
    read_claims(reader, institution);
    read_roles(reader, institution);
    return institution;
}

// A claim, also one inside of others: "realm_access.roles".
Json const* claim(JsonObject const& claims, std::string_view name) {
    if (name.empty()) {
        return nullptr;
    }
    if (auto const* const found = claims.if_contains(name)) {
        return found;
    }
    auto const* object = &claims;
    while (true) {
        auto const part = support::cut_front(name, '.');
        auto const* const found = object->if_contains(part);
        if (found == nullptr || name.empty()) {
            return found;
        }
        if (!found->is_object()) {
            return nullptr;
        }
        object = &found->as_object();
    }
}

std::string text_claim(JsonObject const& claims, std::string_view name) {
    auto const* const found = claim(claims, name);
    return found != nullptr && found->is_string() ? std::string(found->as_string()) : "";
}

std::vector<std::string> list_claim(JsonObject const& claims, std::string_view name) {
    auto const* const found = claim(claims, name);
    std::vector<std::string> all;
    auto const add = [&](Json const& one) {
        if (one.is_string() && one.as_string().size() <= most_group_bytes && all.size() < most_groups) {
            all.emplace_back(one.as_string());
        }
    };
    if (found != nullptr && found->is_array()) {
        std::ranges::for_each(found->as_array(), add);
    } else if (found != nullptr) {
        add(*found);
    }
    return all;
}

// What is left of a name elsewhere when only characters of names here remain.
std::string login_from(std::string_view text) {
    text = text.substr(0, text.find('@'));
    std::string login;
    for (char const character : text) {
        bool const is_allowed = (character >= 'a' && character <= 'z') ||
                                (character >= 'A' && character <= 'Z') ||
                                (character >= '0' && character <= '9') || character == '.' ||
                                character == '-' || character == '_';
        bool const may_begin = is_allowed && character != '.' && character != '-' && character != '_';
        if (may_begin || (is_allowed && !login.empty())) {
            login += character;
        }
    }
    login.resize(std::min(login.size(), most_login_bytes));
    return check_name(login) ? login : "user";
}

std::optional<Role> role_from(Institution const& institution, std::vector<std::string> const& groups) {
    if (institution.roles.empty()) {
        return std::nullopt;
    }
    auto role = Role::user;
    for (auto const& group : groups) {
        auto const found = institution.roles.find(group);
        role = found == institution.roles.end() ? role : std::max(role, found->second);
    }
    return role;
}

// What a mail server takes without quotes: one @, printable ASCII without spaces and brackets.
bool is_mail_address(std::string_view text) {
    auto const at = text.find('@');
    return text.size() <= most_address_bytes && at != std::string_view::npos && at > 0 &&
           at + 1 < text.size() && text.find('@', at + 1) == std::string_view::npos &&
           std::ranges::all_of(text, [](char each) { return each > ' ' && each < 0x7F; }) &&
           text.find_first_of("<>()[]\\,;:\"") == std::string_view::npos;
}

// Some say it with a text.
bool is_verified(JsonObject const& claims) {
    auto const* const verified = claims.if_contains("email_verified");
    return verified != nullptr && ((verified->is_bool() && verified->as_bool()) ||
                                   (verified->is_string() && verified->as_string() == "true"));
}

} // namespace

Result<std::vector<Institution>> read_institutions(std::string_view text, std::string const& file,
                                                   std::string const& public_url) {
    auto reader =
        TULKAS_TRY(support::with_kind(ErrorKind::invalid, toml_text::TableReader::parse(text, file)));
    auto const folder = std::filesystem::path(file).parent_path();
    std::vector<Institution> all;
    auto providers = reader.table("providers");
    for (auto const& name : reader.keys("providers")) {
        if (!is_short_name(name)) {
            return fail(ErrorKind::invalid,
                        "{}: the name of a provider may contain only a–z, digits and dashes (got {})", file,
                        support::in_quotes(name));
        }
        auto one = providers.table(name);
        all.push_back(read_one(one, name, public_url));
        auto const secret_file = one.has("client_secret_file") ? one.text("client_secret_file") : "";
        if (!secret_file.empty()) {
            all.back().client.secret = TULKAS_TRY(secret_in(folder / secret_file));
        }
        if (auto& certificates = all.back().client.certificates; !certificates.empty()) {
            certificates = (folder / certificates).string();
        }
    }
    TULKAS_TRY(support::with_kind(ErrorKind::invalid, reader.done()));
    return all;
}

Told told_by(Institution const& institution, JsonObject const& claims) {
    auto const& names = institution.claims;
    Told told{.subject = text_claim(claims, "sub"),
              .login = login_from(text_claim(claims, names.login)),
              .display_name = text_claim(claims, names.name),
              .email = text_claim(claims, names.email),
              .student_number = text_claim(claims, names.student_number),
              .groups = list_claim(claims, names.groups),
              .role = {}};
    told.role = role_from(institution, told.groups);
    if (told.subject.size() > most_subject_bytes) {
        told.subject.clear();
    }
    if (!check_display_name(told.display_name)) {
        told.display_name.clear();
    }
    if (!institution.trusts_email || !is_verified(claims) || !is_mail_address(told.email)) {
        told.email.clear();
    }
    if (told.student_number.size() > most_student_number_bytes ||
        !support::is_plainly_seen(told.student_number)) {
        told.student_number.clear();
    }
    return told;
}

} // namespace people
