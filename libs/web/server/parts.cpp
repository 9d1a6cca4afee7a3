#include "server/parts.hpp"

#include "api/description.hpp"
#include "api/interface.hpp"
#include "api/people_operations.hpp"
#include "fleet/tokens.hpp"
#include "kreator/inject.hpp"
#include "server/database_waiting.hpp"
#include "server/feature.hpp"
#include "server/lanes.hpp"
#include "server/pages.hpp"
#include "server/request_metrics.hpp"
#include "server/settings.hpp"
#include "server/start_failure.hpp"
#include "storage/reachability.hpp"

#include <algorithm>
#include <iterator>
#include <system_error>

namespace server {

using kreator::inject;
using kreator::inject_opt;

namespace {

void make_directory(std::filesystem::path const& path) {
    std::error_code error;
    bool const made = std::filesystem::create_directories(path, error);
    if (error) {
        throw StartFailure(
            {support::ErrorKind::unavailable,
             fmt::format("cannot create the data directory {}: {}", path.string(), error.message())});
    }
    if (made) { // what people entrust to the arena is nobody else's on this machine
        std::filesystem::permissions(path, std::filesystem::perms::owner_all, error);
    }
}

std::shared_ptr<storage::Database> open_database(Settings const& settings) {
    make_directory(settings.data_directory);
    auto const patience = inject_opt<Patience>();
    return value_or_throw(
        open_when_reachable({.open =
                                 [&] {
                                     return storage::Database::open(
                                         settings.database, settings.database_limits, storage::Use::sole);
                                 },
                             .is_reachable = [&] { return storage::is_reachable(settings.database); },
                             .patience = patience.get(),
                             .log = *inject<Log>()}));
}

std::shared_ptr<api::Interface> make_interface() {
    auto const people = inject<api::PeopleOperations>();
    people->on_deed([log = inject<Log>()](api::Call const& call, std::string const& deed) {
        log->say(LogLevel::info, "administration", {{"by", call.person->name}, {"did", deed}});
    });
    auto operations = people->all();
    if (auto const features = inject_opt<Features>()) {
        for (auto const& feature : *features) {
            std::ranges::move(feature->operations(), std::back_inserter(operations));
        }
        people->on_admission([features](api::Call const& call, people::Person const& person) {
            for (auto const& feature : *features) {
                feature->admitted(call, person);
            }
        });
    }
    auto const now = [] {
        return std::chrono::floor<std::chrono::microseconds>(std::chrono::system_clock::now());
    };
    auto interface =
        std::make_shared<api::Interface>(api::with_description(std::move(operations)),
                                         *inject<people::Entrance>(), now, inject<Settings>()->limits);
    interface->recognise_repetitions(*inject<storage::Database>());
    interface->recognise_workers(
        [tokens = std::make_shared<fleet::Tokens>(*inject<storage::Database>())](
            std::string const& secret, support::Moment at) { return tokens->recognise(secret, at); });
    // Both live as long as the server.
    inject<people::Entrance>()->on_revocation(
        [interface = interface.get(),
         features = inject_opt<Features>()](people::Revocation const& revocation) {
            interface->revoke(revocation);
            for (auto const& feature : features ? *features : Features()) {
                feature->revoked(revocation);
            }
        });
    auto const lose_rights = [interface = interface.get()](support::AccountId account) {
        interface->lose_rights(account);
    };
    if (auto const features = inject_opt<Features>()) {
        std::ranges::for_each(*features, [&](auto const& feature) { feature->on_lost_rights(lose_rights); });
    }
    interface->on_failure(
        [log = inject<Log>()](api::Operation const& operation, support::Error const& error) {
            log->say(LogLevel::error, "an operation failed",
                     {{"operation", operation.id}, {"why", error.message}});
        });
    return interface;
}

void provide_people(kreator::Resources& resources) {
    resources
        .provide<people::Passwords>(
            [] { return std::make_shared<people::Passwords>(people::PasswordCost::standard()); })
        .by_default()
        .singleton();
    resources
        .provide<people::Passwords>(
            [] { return std::make_shared<people::Passwords>(people::PasswordCost::least()); })
        .in("test")
        .singleton();
    resources
        .provide<people::AccountManager>([] {
            auto manager = std::make_shared<people::AccountManager>(*inject<storage::Database>(),
                                                                    *inject<people::Passwords>());
            manager->set_registration(inject<Settings>()->registration);
            manager->set_password_use(inject<Settings>()->passwords);
            return manager;
        })
        .singleton();
    resources
        .provide<people::Entrance>([] {
            auto entrance = std::make_shared<people::Entrance>(*inject<storage::Database>(),
                                                               *inject<people::Passwords>());
            entrance->require_second_factor_from(inject<Settings>()->second_factor_from);
            entrance->set_password_use(inject<Settings>()->passwords);
            return entrance;
        })
        .singleton();
    resources
        .provide<api::LoginGuard>([] {
            auto const settings = inject<Settings>();
            make_directory(settings->data_directory);
            return std::make_shared<api::LoginGuard>(
                settings->limits.logins,
                value_or_throw(people::DeviceKey::load(settings->data_directory / "devices.key")));
        })
        .singleton();
    resources
        .provide<api::PeopleOperations>([] {
            return std::make_shared<api::PeopleOperations>(
                *inject<storage::Database>(), *inject<people::AccountManager>(), *inject<people::Entrance>(),
                *inject<api::LoginGuard>());
        })
        .singleton();
}

} // namespace

void provide_settings(kreator::Resources& resources) {
    resources
        .provide<Settings>([] {
            return std::make_shared<Settings>(value_or_throw(read_settings(*inject<kreator::Properties>())));
        })
        .singleton();
    resources.provide<Log>([] { return std::make_shared<Log>(inject<Settings>()->log); }).singleton();
}

void provide_parts(kreator::Resources& resources) {
    provide_settings(resources);
    resources.provide<RequestMetrics>([] { return std::make_shared<RequestMetrics>(); }).singleton();
    resources
        .provide<Pages>(
            [] { return std::make_shared<Pages>(value_or_throw(Pages::load(inject<Settings>()->pages))); })
        .singleton();
    resources.provide<storage::Database>([] { return open_database(*inject<Settings>()); }).singleton();
    resources.provide<Lanes>([] { return std::make_shared<Lanes>(inject<Settings>()->lanes); }).singleton();
    resources.provide<api::Interface>(make_interface).singleton();
    provide_people(resources);
}

} // namespace server
