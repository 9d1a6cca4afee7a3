// Has games tried out that were handed in: the handler of work of the kind "check-game".
//
// The report is written with the end of the work, so that there is one however often the server is killed.
#pragma once

#include "matches/workshop.hpp"
#include "storage/contents.hpp"
#include "storage/game_packages.hpp"
#include "works/crew.hpp"

namespace packages {

inline constexpr char const* check_kind = "check-game";

class Inspector {
public:
    // Both outlive it.
    Inspector(storage::Database& database, matches::Workshop& workshop, works::Now now);

    // It refers to this object.
    [[nodiscard]] works::Handler handler();

private:
    [[nodiscard]] support::Result<works::Completion> run(works::Task const& task);
    [[nodiscard]] support::Result<storage::GamePackage> begin(works::Task const& task);
    [[nodiscard]] support::Result<storage::CheckedPackage> check(storage::GamePackage const& package,
                                                                 std::atomic<bool> const& stop);

    storage::Database& m_database;
    matches::Workshop& m_workshop;
    works::Now m_now;
    storage::GamePackages m_packages;
    storage::Contents m_contents;
};

} // namespace packages
