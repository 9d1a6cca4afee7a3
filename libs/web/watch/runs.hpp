// The runs that are shown: a file of records is one; so is each series that is played after a save.
#pragma once

#include "support/result.hpp"
#include "watch/games.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace watch {

enum class RunState : std::uint8_t { building, playing, over, failed };

[[nodiscard]] std::string_view to_text(RunState state);

struct Run {
    int id; // from 1 on
    std::string title;
    RunState state;
    std::string message; // why it failed, such as what the compiler said
    std::shared_ptr<Games const> games;
    std::uint64_t version; // another number whenever something of the above has changed
};

// In any thread.
class Runs {
public:
    // Later runs push out the first ones.
    explicit Runs(std::size_t most = 20) : m_most(most) {}

    int begin(std::string title, std::shared_ptr<Games const> games, RunState state);
    void set(int id, RunState state, std::string message = {});
    // The same run has been read again.
    void renew(int id, std::shared_ptr<Games const> games);

    // In their order; none before the first has begun.
    [[nodiscard]] std::vector<Run> all() const;
    [[nodiscard]] support::Result<Run> find(int id) const;

private:
    [[nodiscard]] Run* known(int id);

    std::size_t m_most;
    mutable std::mutex m_mutex;
    std::vector<Run> m_runs;
    int m_begun = 0;
    std::uint64_t m_version = 0;
};

} // namespace watch
