#include "arena/work_order.hpp"
#include "support/random.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace arena {
namespace {

TEST(WorkOrder, JudgesBeforeItPlaysTournamentsBeforeTheLadder) {
    WorkOrder order;
    order.add(1, Priority::ladder, "a");
    order.add(2, Priority::tournament, "a");
    order.add(3, Priority::judging, "b");
    EXPECT_EQ(order.begin_next(), 3U);
    EXPECT_EQ(order.begin_next(), 2U);
    EXPECT_EQ(order.begin_next(), 1U);
    EXPECT_EQ(order.begin_next(), std::nullopt);
    EXPECT_EQ(order.running(), 3U);
}

TEST(WorkOrder, KeepsAnAuthorsOwnOrder) {
    WorkOrder order;
    for (WorkId id = 0; id < 5; ++id) {
        order.add(id, Priority::judging, "a");
    }
    for (WorkId id = 0; id < 5; ++id) {
        EXPECT_EQ(order.begin_next(), id);
    }
}

TEST(WorkOrder, LetsNobodyWaitBehindAThousandPiecesOfAnother) {
    WorkOrder order;
    for (WorkId id = 0; id < 1000; ++id) {
        order.add(id, Priority::judging, "noisy");
    }
    // The noisy one has been served for a while when another comes.
    for (WorkId id = 0; id < 100; ++id) {
        order.end(*order.begin_next());
    }
    order.add(2000, Priority::judging, "quiet");
    std::set<WorkId> const next{*order.begin_next(), *order.begin_next()};
    EXPECT_TRUE(next.contains(2000));
}

TEST(WorkOrder, SharesTurnsEquallyAmongAuthorsWhoWait) {
    WorkOrder order;
    std::map<std::string, int> served;
    std::map<WorkId, std::string> owner;
    WorkId id = 0;
    for (auto const& [author, pieces] : std::map<std::string, int>{{"a", 900}, {"b", 90}, {"c", 90}}) {
        for (int piece = 0; piece < pieces; ++piece) {
            owner[id] = author;
            order.add(id++, Priority::ladder, author);
        }
    }
    for (int turn = 0; turn < 240; ++turn) {
        auto const begun = order.begin_next();
        ++served[owner[*begun]];
        order.end(*begun);
    }
    EXPECT_EQ(served["a"], 80);
    EXPECT_EQ(served["b"], 80);
    EXPECT_EQ(served["c"], 80);
}

TEST(WorkOrder, GivesNoCreditForTimeAway) {
    WorkOrder order;
    WorkId id = 0;
    for (; id < 100; ++id) {
        order.add(id, Priority::ladder, "a");
    }
    for (int turn = 0; turn < 50; ++turn) {
        order.end(*order.begin_next());
    }
    for (; id < 200; ++id) {
        order.add(id, Priority::ladder, "b");
    }
    int served_a = 0;
    for (int turn = 0; turn < 20; ++turn) {
        auto const begun = *order.begin_next();
        served_a += begun < 100 ? 1 : 0;
        order.end(begun);
    }
    EXPECT_GE(served_a, 9);
    EXPECT_LE(served_a, 11);
}

TEST(WorkOrder, PrefersWhoHasLessRunning) {
    WorkOrder order;
    for (WorkId id = 0; id < 4; ++id) {
        order.add(id, Priority::ladder, id < 2 ? "a" : "b");
    }
    std::set<WorkId> const running{*order.begin_next(), *order.begin_next()};
    EXPECT_EQ(running, (std::set<WorkId>{0, 2}));
    order.end(0);
    EXPECT_EQ(order.begin_next(), 1U);
}

TEST(WorkOrder, WhatWasPutBackComesFirst) {
    WorkOrder order;
    order.add(1, Priority::judging, "a");
    order.add(2, Priority::judging, "a");
    EXPECT_EQ(order.begin_next(), 1U);
    order.put_back(1);
    EXPECT_EQ(order.waiting(), 2U);
    EXPECT_EQ(order.begin_next(), 1U);
}

TEST(WorkOrder, LosesAndRepeatsNothing) {
    support::Random random(3);
    WorkOrder order;
    std::set<WorkId> waiting;
    std::set<WorkId> running;
    std::set<WorkId> done;
    WorkId next = 0;
    while (done.size() < 5000) {
        auto const chance = random.below(4);
        if (chance == 0 && next < 5000) {
            order.add(next, static_cast<Priority>(random.below(3)), fmt::format("{}", random.below(20)));
            waiting.insert(next++);
        } else if (chance == 1 || running.empty()) {
            auto const begun = order.begin_next();
            EXPECT_EQ(begun.has_value(), !waiting.empty());
            if (begun) {
                EXPECT_EQ(waiting.erase(*begun), 1U);
                running.insert(*begun);
            }
        } else {
            WorkId const id = *running.begin();
            running.erase(id);
            if (random.below(5) == 0) {
                order.put_back(id);
                waiting.insert(id);
            } else {
                order.end(id);
                done.insert(id);
            }
        }
        EXPECT_EQ(order.waiting(), waiting.size());
        EXPECT_EQ(order.running(), running.size());
    }
}

} // namespace
} // namespace arena
