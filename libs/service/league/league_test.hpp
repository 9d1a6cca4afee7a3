// A small league for tests, on both databases: games of Nim, a clock that stands still, and work that is done
// by hand.
#pragma once

#include "league/match_plan.hpp"
#include "nim/game.hpp"
#include "queue/crew.hpp"
#include "queue/queue.hpp"
#include "storage/both_databases_test.hpp"
#include "support/moment.hpp"
#include "support/random.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace league {

// For TULKAS_ON_BOTH_DATABASES.
using storage::Backend;
using storage::backend_name;

constexpr support::Moment at(int seconds) {
    return support::Moment(std::chrono::seconds(1'800'000'000 + seconds));
}

class LeagueTest : public storage::DatabaseTest {
protected:
    LeagueTest() {
        registry.add(nim::make_game());
        queue = queue::Queue::open(database(), [this] { return now; }).value();
    }

    [[nodiscard]] MatchDependencies dependencies() const { return {.games = registry, .find_bot = {}}; }

    // A piece of work that was taken and carried out, and whose end is not written yet.
    struct Done {
        storage::Piece piece;
        support::Result<queue::Completion> completion;
    };

    [[nodiscard]] std::optional<Done> carry_out_one(std::string const& kind, queue::Handler const& handler) {
        using queue::Priority;
        auto const piece =
            queue->take({kind}, {Priority::judging, Priority::tournament, Priority::ladder}).value();
        if (!piece) {
            return std::nullopt;
        }
        std::atomic<bool> stop = false;
        queue::Task const task{
            .id = piece->id, .author = piece->author, .what = piece->what, .attempt = 1, .stop = stop};
        return Done{*piece, handler.run(task)};
    }

    void finish(Done const& done) {
        ASSERT_TRUE(done.completion) << done.completion.error().message;
        ASSERT_TRUE(queue->finish(done.piece, *done.completion).value());
    }

    // Everything that waits, ended in an order of chance; says how much that was.
    int work_off(std::string const& kind, queue::Handler const& handler, support::Random& random) {
        std::vector<Done> all;
        while (auto done = carry_out_one(kind, handler)) {
            all.push_back(*std::move(done));
        }
        random.shuffle(std::span(all));
        for (auto const& done : all) {
            finish(done);
        }
        return static_cast<int>(all.size());
    }

    rules::Registry registry;
    support::Moment now{std::chrono::seconds(1'800'000'000)};
    std::unique_ptr<queue::Queue> queue;
};

} // namespace league
