// The programs that do the arena's work, and when each was last heard of.
#pragma once

#include "storage/database.hpp"
#include "support/moment.hpp"

#include <optional>
#include <string>
#include <vector>

namespace storage {

struct KnownWorker {
    std::string name;    // of its machine and its process, unlike any other
    std::string program; // "server" or "worker"
    int threads = 0;
    support::Moment started;
    support::Moment heard;
    std::string trouble = {}; // why it takes nothing; empty if it takes work

    bool operator==(KnownWorker const&) const = default;
};

// At most so many whose names end so.
struct WorkerCap {
    std::string ending;
    int most = 0;
};

class Workers {
public:
    explicit Workers(Database& database) : m_database(database) {}

    // It is alive. Those not heard of since that moment are forgotten. refused: there are others, as many as
    // may be.
    [[nodiscard]] support::Result<void> note(KnownWorker const& worker, support::Moment forget_before,
                                             std::optional<WorkerCap> const& cap = {});
    // It stopped in order, and nobody shall miss it.
    [[nodiscard]] support::Result<void> remove(std::string const& name);
    // By name.
    [[nodiscard]] support::Result<std::vector<KnownWorker>> all();

private:
    Database& m_database;
};

} // namespace storage
