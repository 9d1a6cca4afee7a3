#include "kreator/resources.hpp"

#include "kreator/error.hpp"
#include "kreator/type_name.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <ranges>

namespace kreator {

namespace {

// The providers whose makers are running in this thread, the outermost first.
thread_local std::vector<Provider const*> at_work;

class AtWork {
public:
    explicit AtWork(Provider const& provider) {
        auto const earlier = std::ranges::find(at_work, &provider);
        if (earlier != at_work.end()) {
            std::string path;
            for (auto step = earlier; step != at_work.end(); ++step) {
                path += (*step)->describe() + " -> ";
            }
            throw Error(fmt::format("dependency cycle: {}{}", path, provider.describe()));
        }
        at_work.push_back(&provider);
    }
    ~AtWork() { at_work.pop_back(); }
    AtWork(AtWork const&) = delete;
    AtWork& operator=(AtWork const&) = delete;
};

std::string describe(std::vector<Provider*> const& providers) {
    std::string text;
    for (auto const* provider : providers) {
        text += "\n  " + provider->describe();
    }
    return text.empty() ? " no candidates" : " candidates:" + text;
}

std::string describe(std::type_index type, Request const& request) {
    return fmt::format("{}{} in environment {}", name_of(type),
                       request.tag ? fmt::format(" tagged '{}'", *request.tag) : "",
                       describe(request.environment));
}

} // namespace

Resources::~Resources() {
    for (auto* provider : m_made | std::views::reverse) {
        provider->drop_singleton();
    }
}

Provider& Resources::add(std::type_index made, std::function<Provider::Object()> make) {
    return *m_providers.emplace_back(std::make_unique<Provider>(made, std::move(make)));
}

void Resources::start() {
    for (auto const& provider : m_providers) {
        if (provider->qualifiers().arity == Arity::singleton_autostart && is_eligible(*provider)) {
            static_cast<void>(get(*provider));
        }
    }
}

// A provider that would be answered to nobody here, whatever it was asked for as, is not started.
bool Resources::is_eligible(Provider const& provider) const {
    Request const request{.tag = std::nullopt, .environment = m_environment};
    return std::ranges::any_of(provider.types(), [&](auto const& type) {
        auto const found = fitting(type.first, request);
        return std::ranges::find(found, &provider) != found.end();
    });
}

std::vector<Provider*> Resources::providers_of(std::type_index type) const {
    std::vector<Provider*> found;
    for (auto const& provider : m_providers) {
        if (provider->provides(type)) {
            found.push_back(provider.get());
        }
    }
    return found;
}

std::vector<Provider*> Resources::fitting(std::type_index type, Request const& request) const {
    auto const candidates = providers_of(type);
    std::vector<Qualifiers const*> qualifiers;
    for (auto const* candidate : candidates) {
        qualifiers.push_back(&candidate->qualifiers());
    }
    std::vector<Provider*> found;
    for (auto const number : choose(qualifiers, request)) {
        found.push_back(candidates[number]);
    }
    return found;
}

Provider::Object Resources::find(std::type_index type, std::optional<std::string> tag, Wanted wanted) {
    Request const request{.tag = std::move(tag), .environment = m_environment};
    auto const found = fitting(type, request);
    if (found.empty() && wanted == Wanted::at_most_one) {
        return nullptr;
    }
    if (found.empty()) {
        throw Error(
            fmt::format("no provider for {};{}", describe(type, request), describe(providers_of(type))));
    }
    if (found.size() > 1 && wanted != Wanted::any) {
        throw Error(
            fmt::format("more than one provider for {};{}", describe(type, request), describe(found)));
    }
    auto& provider = *found.front();
    return provider.as(type, get(provider));
}

Provider::Object Resources::get(Provider& provider) {
    if (!provider.is_singleton()) {
        AtWork const working(provider);
        return provider.make();
    }
    if (auto const* const ready = provider.singleton()) {
        return *ready;
    }
    std::scoped_lock const lock(m_making);
    if (auto const* const ready = provider.singleton()) {
        return *ready;
    }
    AtWork const working(provider);
    provider.keep_singleton(provider.make());
    m_made.push_back(&provider);
    return *provider.singleton();
}

} // namespace kreator
