// The arena as it runs: all parts put together, listening.
#pragma once

#include "kreator/resources.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace server {

class Installation {
public:
    // The parts are made from these resources (provide_parts), and kept there. `end` is called once, in any
    // thread, when it cannot go on: somebody should stop it.
    [[nodiscard]] static support::Result<std::unique_ptr<Installation>>
    start(kreator::Resources& resources, std::function<void()> end = [] {});

    ~Installation(); // stops
    Installation(Installation const&) = delete;
    Installation& operator=(Installation const&) = delete;

    [[nodiscard]] std::uint16_t port() const;
    // Where people reach it, without a slash at the end.
    [[nodiscard]] std::string const& url() const;
    // The link to become the first administrator; empty if there already is one.
    [[nodiscard]] std::optional<std::string> const& first_link() const;

    // What is worth a look: words, and addresses.
    [[nodiscard]] std::vector<std::pair<std::string, std::string>> sights() const;

    // Takes no more clients, finishes what is under way. An error says why it could not go on.
    [[nodiscard]] support::Result<void> stop();

private:
    class Inside;
    explicit Installation(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> m_inside;
};

} // namespace server
