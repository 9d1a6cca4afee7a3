// Where submissions are handed in and taken back.
#pragma once

#include "live/feed.hpp"
#include "queue/queue.hpp"
#include "rules/registry.hpp"
#include "submissions/contest_hooks.hpp"
#include "support/ids.hpp"

#include <mutex>

namespace submissions {

struct Upload {
    support::AccountId author = 0;
    std::string author_name; // whose turn it uses up
    std::string game;
    support::ContestId contest = storage::no_contest;
    std::string file_name;
    std::string content;
    std::string name = {};                        // the bot is to have; "": as its files say, or the author's
    std::optional<std::int64_t> most_stored = {}; // bytes that the author may store; nothing: no limit
};

class Desk {
public:
    struct Dependencies {
        storage::Database& database;
        queue::Queue& queue;
        rules::Registry const& games;
        live::Feed& feed;
        Standards standards = {};
        ContestHooks hooks = {};
    };

    explicit Desk(Dependencies dependencies);

    // It is kept and waits for the judge, who finds what is wrong with it: a bad upload is an attempt, too.
    // refused: its author stores too much.
    [[nodiscard]] support::Result<storage::Version> hand_in(Upload const& upload);
    // refused: it has been judged.
    [[nodiscard]] support::Result<void> cancel(storage::Version const& version);

    // The author, or their team, the contest's organiser, and administrators.
    [[nodiscard]] bool may_see(storage::StoredBot const& bot, support::AccountId who,
                               bool is_administrator) const;

private:
    Dependencies m_with;
    std::mutex m_at_contests; // two at a time would both be the last attempt
};

} // namespace submissions
