// Has games tried out that were handed in: the handler of work of the kind "check-game".
//
// The report is written with the end of the work, so that there is one however often the server is killed.
#pragma once

#include "match/workshop.hpp"
#include "metrics/page.hpp"
#include "queue/handler.hpp"
#include "queue/queue.hpp"
#include "storage/contents.hpp"
#include "storage/game_packages.hpp"

namespace packages {

inline constexpr char const* check_kind = "check-game";

class Inspector {
public:
    // Both outlive it.
    Inspector(storage::Database& database, match::Workshop& workshop, queue::Now now);

    // It refers to this object.
    [[nodiscard]] queue::Handler handler();
    void write_metrics(metrics::Page& page) const;

private:
    [[nodiscard]] support::Result<queue::Completion> run(queue::Task const& task);
    [[nodiscard]] support::Result<storage::GamePackage> begin(queue::Task const& task);
    // For a worker elsewhere, and of what it reports.
    [[nodiscard]] support::Result<queue::Order> order(queue::Task const& task);
    [[nodiscard]] support::Result<queue::Completion> accept(queue::Task const& task,
                                                            support::JsonObject const& report);
    [[nodiscard]] queue::Completion complete(support::PackageId id, storage::CheckedPackage checked);
    [[nodiscard]] support::Result<storage::CheckedPackage> check(storage::GamePackage const& package,
                                                                 queue::Task const& task);

    storage::Database& m_database;
    match::Workshop& m_workshop;
    queue::Now m_now;
    storage::GamePackages m_packages;
    storage::Contents m_contents;
    metrics::Family<metrics::Counter, 1> m_verdicts{{"passed"}, {"refused"}, {"failed"}};
};

} // namespace packages
