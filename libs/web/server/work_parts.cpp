#include "server/work_parts.hpp"

#include "kreator/inject.hpp"
#include "queue/crew.hpp"
#include "queue/queue.hpp"
#include "server/log.hpp"
#include "server/start_failure.hpp"

namespace server {

using kreator::inject;

void provide_work(kreator::Resources& resources, char const* program,
                  std::function<queue::Share(Settings const&)> share) {
    resources
        .provide<queue::Queue>([]() -> std::shared_ptr<queue::Queue> {
            return value_or_throw(queue::Queue::open(
                *inject<storage::Database>(), present_moment,
                {.lease = inject<Settings>()->lease, .retry_pause = std::chrono::seconds(10)}));
        })
        .singleton();
    resources
        .provide<queue::Crew>([program, share = std::move(share)] {
            return std::make_shared<queue::Crew>(*inject<queue::Queue>(),
                                                 queue::CrewSettings{.share = share(*inject<Settings>()),
                                                                     .program = program,
                                                                     .log = telling("work failed")});
        })
        .singleton();
}

support::Result<std::unique_ptr<match::Workshop>> make_workshop(Settings const& settings) {
    auto const megabytes = static_cast<std::uint64_t>(settings.bot_megabytes);
    return match::Workshop::create({.level = settings.level, .memory = megabytes * sandbox::mebibyte});
}

support::Moment present_moment() {
    return std::chrono::floor<std::chrono::microseconds>(std::chrono::system_clock::now());
}

std::function<void(std::string const& why)> telling(char const* what) {
    return [what, log = inject<Log>()](std::string const& why) {
        log->say(LogLevel::error, what, {{"why", why}});
    };
}

} // namespace server
