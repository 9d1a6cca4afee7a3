#include "server/email_feature.hpp"

#include "server/reader_language.hpp"

namespace server {

using support::Result;

EmailFeature::EmailFeature(Dependencies dependencies, Settings const& settings)
    : m_dependencies(std::move(dependencies)),
      m_addresses(*m_dependencies.database, *m_dependencies.manager, settings.public_url),
      m_can_send(settings.mail.has_value()),
      m_courier(
          *m_dependencies.database, settings.mail.value_or(mail::Server{.host = {}, .from = {}}),
          [this](storage::Mail const& mail, support::Moment now) { return m_addresses.write(mail, now); },
          m_dependencies.log),
      m_operations({.addresses = m_addresses,
                    .manager = *m_dependencies.manager,
                    .guard = *m_dependencies.guard,
                    .can_send = m_can_send,
                    .language = [this](http::Request const& request) { return language_of(request); }}) {
    if (!m_can_send) {
        return;
    }
    m_addresses.on_mail([this] { m_courier.wake(); });
    m_dependencies.people->on_password_change([this](api::Call const& call, support::AccountId account) {
        auto const told = m_addresses.tell_password_change(
            {.account = account, .language = language_of(call.request)}, call.now);
        if (!told) { // the password has changed all the same
            m_dependencies.log(told.error().message);
        }
    });
}

std::string EmailFeature::language_of(http::Request const& request) const {
    return std::string(language_for(request, m_texts.languages()));
}

Result<void> EmailFeature::start() {
    if (m_can_send) {
        m_courier.start();
    }
    return {};
}

} // namespace server
