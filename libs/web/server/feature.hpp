// A part of the arena that people reach over the network: games between anyone, say.
//
// The server asks for its operations once, starts it before the first request comes, and stops it when the
// last one is answered and every stream is closed. At the composition root:
//
//     resources.provide<server::Features>([] {
//         auto features = std::make_shared<server::Features>();
//         features->push_back(std::make_shared<Tables>(*kreator::inject<storage::Database>()));
//         return features;
//     }).singleton();
#pragma once

#include "api/operation.hpp"
#include "metrics/page.hpp"

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace server {

// A page to show to the operator when the server starts.
struct Sight {
    std::string what; // in words
    std::string path;
};

class Feature {
public:
    virtual ~Feature() = default;

    // They refer to this object. Streams are operations with `open` instead of `run`.
    [[nodiscard]] virtual std::vector<api::Operation> operations() = 0;
    [[nodiscard]] virtual support::Result<void> start() = 0;
    virtual void stop() = 0;
    // Called on any thread when a person has logged in, before the response is sent.
    virtual void admitted(api::Call const& /*call*/, people::Person const& /*person*/) {}
    // Called on any thread when somebody has lost access: what is theirs here ends.
    virtual void revoked(people::Revocation const& /*revocation*/) {}
    // Says where the feature tells whose rights have become others, so that streams that were opened by these
    // end. Called once, before it is started.
    virtual void on_lost_rights(std::function<void(support::AccountId)> const& /*hear*/) {}
    // Its part of /metrics. Called in any thread, and must not wait for the database.
    virtual void write_metrics(metrics::Page& page) = 0;
    // A thread of its own did something at that moment; the present one if it has none that matters.
    [[nodiscard]] virtual std::chrono::steady_clock::time_point alive_at() const {
        return std::chrono::steady_clock::now();
    }
    // Asked when it has started.
    [[nodiscard]] virtual std::vector<Sight> sights() { return {}; }
};

using Features = std::vector<std::shared_ptr<Feature>>;

} // namespace server
