// The objects of a program and their providers.
//
//     Resources resources(Environment::of_program());
//     resources.provide<SqliteStorage>([] { return std::make_shared<SqliteStorage>(path); })
//         .as<Storage>().tag("local").singleton();
//     auto const storage = resources.inject<Storage>();
//
// Providers are registered first, by one thread; after that any thread may inject anything. Singletons are
// created under one lock, because two threads that each create what the other needs would deadlock.
#pragma once

#include "kreator/provider.hpp"

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <typeindex>
#include <utility>
#include <vector>

namespace kreator {

// Says more of a provider that was just registered.
template <typename Made>
class Registration {
public:
    explicit Registration(Provider& provider) : m_provider(&provider) {}

    // It may be asked for as this base of what it makes, too.
    template <typename Base>
    Registration& as() {
        static_assert(std::is_convertible_v<Made*, Base*>,
                      "a provider can be asked for as a base of what it makes");
        m_provider->add_type(typeid(Base), [](Provider::Object const& object) -> Provider::Object {
            return std::shared_ptr<Base>(std::static_pointer_cast<Made>(object));
        });
        return *this;
    }
    // It may not be asked for as this type, though it could.
    template <typename Type>
    Registration& except() {
        m_provider->exclude_type(typeid(Type));
        return *this;
    }
    Registration& tag(std::string name) {
        m_provider->qualifiers().tags.insert(std::move(name));
        return *this;
    }
    Registration& in(std::string_view environment) {
        m_provider->qualifiers().environment = Environment(environment);
        return *this;
    }
    Registration& by_default() {
        m_provider->qualifiers().is_default = true;
        return *this;
    }
    Registration& singleton() { return arity(Arity::singleton); }
    Registration& autostart() { return arity(Arity::singleton_autostart); }

private:
    Registration& arity(Arity arity) {
        m_provider->qualifiers().arity = arity;
        return *this;
    }

    Provider* m_provider;
};

class Resources {
public:
    explicit Resources(Environment environment) : m_environment(std::move(environment)) {}
    ~Resources(); // singletons go in the reverse order of their making
    Resources(Resources const&) = delete;
    Resources& operator=(Resources const&) = delete;

    // `make` answers a std::shared_ptr<Made>; it may inject what it needs.
    template <typename Made, typename Make>
    Registration<Made> provide(Make make) {
        auto& provider = add(typeid(Made), [make = std::move(make)]() -> Provider::Object {
            std::shared_ptr<Made> made = make();
            return made;
        });
        Registration<Made> registration(provider);
        registration.template as<Made>();
        return registration;
    }

    // Makes the singletons that are to be there from the start.
    void start();

    // The one that fits; throws an Error that names the candidates when none or several do.
    template <typename Type>
    [[nodiscard]] std::shared_ptr<Type> inject(std::optional<std::string> tag = std::nullopt) {
        return std::static_pointer_cast<Type>(find(typeid(Type), std::move(tag), Wanted::exactly_one));
    }
    // Null when none fits.
    template <typename Type>
    [[nodiscard]] std::shared_ptr<Type> inject_opt(std::optional<std::string> tag = std::nullopt) {
        return std::static_pointer_cast<Type>(find(typeid(Type), std::move(tag), Wanted::at_most_one));
    }
    // The first of those that fit, when several do.
    template <typename Type>
    [[nodiscard]] std::shared_ptr<Type> inject_any(std::optional<std::string> tag = std::nullopt) {
        return std::static_pointer_cast<Type>(find(typeid(Type), std::move(tag), Wanted::any));
    }

private:
    enum class Wanted { exactly_one, at_most_one, any };

    Provider& add(std::type_index made, std::function<Provider::Object()> make);
    Provider::Object find(std::type_index type, std::optional<std::string> tag, Wanted wanted);
    [[nodiscard]] std::vector<Provider*> providers_of(std::type_index type) const;
    [[nodiscard]] std::vector<Provider*> fitting(std::type_index type, Request const& request) const;
    [[nodiscard]] bool is_eligible(Provider const& provider) const;
    [[nodiscard]] Provider::Object get(Provider& provider);

    Environment m_environment;
    std::vector<std::unique_ptr<Provider>> m_providers;
    std::recursive_mutex m_making;
    std::vector<Provider*> m_made; // singletons, in the order they were made
};

} // namespace kreator
