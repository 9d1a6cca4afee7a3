#include "server/institution_feature.hpp"

#include "support/file_io.hpp"

namespace server {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

constexpr std::uint64_t most_bytes_of_providers = 1024 * 1024;
// A provider that takes longer is asked for nothing: people do not wait so long either.
constexpr std::chrono::seconds patience_with_providers{8};

Result<std::vector<people::Institution>> institutions_in(Settings const& settings) {
    if (settings.providers_file.empty()) {
        return std::vector<people::Institution>();
    }
    if (settings.public_url.empty()) {
        return fail(ErrorKind::invalid,
                    "People.ProvidersFile needs Server.PublicUrl, to which people come back");
    }
    auto const text = TULKAS_TRY(support::read_file(settings.providers_file, most_bytes_of_providers));
    return people::read_institutions(text, settings.providers_file, settings.public_url);
}

} // namespace

Result<std::shared_ptr<InstitutionFeature>> InstitutionFeature::create(Dependencies dependencies,
                                                                       Settings const& settings) {
    auto institutions = TULKAS_TRY(institutions_in(settings));
    if (institutions.empty() && settings.passwords != people::PasswordUse::everybody) {
        return fail(
            ErrorKind::invalid,
            "People.Passwords turns passwords off, and People.ProvidersFile names no other way to log in");
    }
    auto feature = std::make_shared<InstitutionFeature>(std::move(dependencies), std::move(institutions),
                                                        settings.public_url);
    feature->m_operations.set_sends_mail(settings.mail.has_value());
    return feature;
}

InstitutionFeature::InstitutionFeature(Dependencies dependencies,
                                       std::vector<people::Institution> institutions,
                                       std::string const& public_url)
    : m_dependencies(std::move(dependencies)),
      m_login(*m_dependencies.database, *m_dependencies.entrance, std::move(institutions),
              {.time = patience_with_providers}),
      m_operations(*m_dependencies.people, *m_dependencies.entrance, m_login, *m_dependencies.guard) {
    m_dependencies.people->find_logout([this, back = public_url + "/account"](std::string const& issuer) {
        return m_login.logout_url(issuer, back);
    });
}

} // namespace server
