#include "storage/workers.hpp"

#include "storage/query.hpp"

namespace storage {

using support::Result;

namespace {

struct WorkerRow {
    static constexpr char const* selection =
        "SELECT name, program, threads, started, heard, trouble FROM workers";

    std::string name;
    std::string program;
    int threads = 0;
    long long started = 0;
    long long heard = 0;
    std::string trouble;

    void bind(soci::statement& statement) {
        bind_columns(statement, name, program, threads, started, heard, trouble);
    }

    [[nodiscard]] KnownWorker value() const {
        return {.name = name,
                .program = program,
                .threads = threads,
                .started = support::to_moment(started),
                .heard = support::to_moment(heard),
                .trouble = trouble};
    }
};

} // namespace

namespace {

bool has_room(Transaction& transaction, KnownWorker const& worker, WorkerCap const& cap) {
    auto const like = "%" + cap.ending;
    long long others = 0;
    transaction << "SELECT COUNT(*) FROM workers WHERE name LIKE :ending AND name <> :name",
        soci::use(like, "ending"), soci::use(worker.name, "name"), soci::into(others);
    return others < cap.most;
}

} // namespace

Result<void> Workers::note(KnownWorker const& worker, support::Moment forget_before,
                           std::optional<WorkerCap> const& cap) {
    bool is_noted = true;
    long long const started = support::to_number(worker.started);
    long long const heard = support::to_number(worker.heard);
    long long const before = support::to_number(forget_before);
    TULKAS_TRY(m_database.write([&](Transaction& transaction) {
        transaction << "DELETE FROM workers WHERE heard < :before", soci::use(before, "before");
        is_noted = !cap || has_room(transaction, worker, *cap);
        if (!is_noted) {
            return;
        }
        transaction << "INSERT INTO workers (name, program, threads, started, heard, trouble) VALUES (:name, "
                       ":program, :threads, :started, :heard, :trouble) ON CONFLICT (name) DO UPDATE SET "
                       "heard = excluded.heard, trouble = excluded.trouble",
            soci::use(worker.name, "name"), soci::use(worker.program, "program"),
            soci::use(worker.threads, "threads"), soci::use(started, "started"), soci::use(heard, "heard"),
            soci::use(worker.trouble, "trouble");
    }));
    return is_noted ? Result<void>()
                    : support::fail(support::ErrorKind::refused,
                                    "there are {} workers with this token already", cap->most);
}

Result<void> Workers::remove(std::string const& name) {
    return m_database.write([&](Transaction& transaction) {
        transaction << "DELETE FROM workers WHERE name = :name", soci::use(name, "name");
    });
}

Result<std::vector<KnownWorker>> Workers::all() {
    return read_rows<WorkerRow>(m_database, "ORDER BY name", [](soci::statement&) {});
}

} // namespace storage
