#include "server/work_parts.hpp"

#include "kreator/inject.hpp"
#include "server/log.hpp"
#include "server/start_failure.hpp"
#include "works/crew.hpp"

namespace server {

using kreator::inject;

void provide_work(kreator::Resources& resources, std::function<works::Share(Settings const&)> share) {
    resources
        .provide<works::Queue>([]() -> std::shared_ptr<works::Queue> {
            return value_or_throw(works::Queue::open(*inject<storage::Database>(), present_moment,
                                                     {.lease = inject<Settings>()->lease}));
        })
        .singleton();
    resources
        .provide<works::Crew>([share = std::move(share)] {
            return std::make_shared<works::Crew>(
                *inject<works::Queue>(),
                works::CrewSettings{.share = share(*inject<Settings>()), .log = telling("work failed")});
        })
        .singleton();
}

support::Result<std::unique_ptr<matches::Workshop>> make_workshop(Settings const& settings) {
    auto const megabytes = static_cast<std::uint64_t>(settings.bot_megabytes);
    return matches::Workshop::create({.memory = megabytes * sandbox::mebibyte});
}

storage::Moment present_moment() {
    return std::chrono::floor<std::chrono::microseconds>(std::chrono::system_clock::now());
}

std::function<void(std::string const& why)> telling(char const* what) {
    return [what, log = inject<Log>()](std::string const& why) {
        log->say(LogLevel::error, what, {{"why", why}});
    };
}

} // namespace server
