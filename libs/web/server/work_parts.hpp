// The parts of any program that does the arena's work: the queue, the threads, the sandbox.
#pragma once

#include "kreator/resources.hpp"
#include "match/workshop.hpp"
#include "server/settings.hpp"
#include "support/moment.hpp"

#include <functional>
#include <memory>
#include <string>

namespace server {

// queue::Queue, and queue::Crew with so much of the machine; a database, Settings and a Log must be provided.
// `program` is what others see: "server" or "worker".
void provide_work(kreator::Resources& resources, char const* program,
                  std::function<queue::Share(Settings const&)> share);

[[nodiscard]] support::Result<std::unique_ptr<match::Workshop>> make_workshop(Settings const& settings);

// Of the clock on the wall.
[[nodiscard]] support::Moment present_moment();

// Says errors of something to the operator; thread-safe.
[[nodiscard]] std::function<void(std::string const& why)> telling(char const* what);

} // namespace server
