// The program `tulkas worker`: it does the arena's background work on another machine, over HTTP and with a
// token of its own. It knows no database.
//
// It judges submissions, tries out games, and plays games of tournaments and ladders. It accepts no network
// connections, except for its own health and metrics where the operator wants that, and plans nothing: the
// server decides which games are played, and runs the tables. It holds its tasks by leases
// (libs/service/fleet), so that nothing is lost or counted twice however it ends.
#pragma once

#include "kreator/resources.hpp"
#include "rules/registry.hpp"
#include "server/settings.hpp"
#include "worker/arena.hpp"

#include <functional>
#include <memory>

namespace server {

// Settings and a Log. kreator::Properties must be provided, too.
void provide_worker(kreator::Resources& resources);

class Worker {
public:
    // Begins to work, with the parts of provide_worker. The games outlive it; those that people hand in are
    // added to them. refused: it can do no work here, and why. `end` is called once, in any thread, when it
    // cannot go on: somebody should stop it.
    [[nodiscard]] static support::Result<std::unique_ptr<Worker>> start(kreator::Resources& resources,
                                                                        rules::Registry& games,
                                                                        worker::ArenaSettings const& arena,
                                                                        std::function<void()> end);

    ~Worker(); // stops
    Worker(Worker const&) = delete;
    Worker& operator=(Worker const&) = delete;

    // A summary line for the operator.
    [[nodiscard]] std::string const& summary() const;
    // What is under way is given back. An error says why it could not go on.
    [[nodiscard]] support::Result<void> stop();

private:
    class Inside;
    explicit Worker(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> m_inside;
};

} // namespace server
