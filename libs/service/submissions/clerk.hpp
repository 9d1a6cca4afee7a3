// Has submissions judged: the handler of work of the kind "judge".
//
// What happens on the way is said at once, for whoever watches; the verdict is written with the end of the
// work. A submission that is judged again, because somebody killed the server, plays the same games: their
// seeds follow from its id.
#pragma once

#include "live/feed.hpp"
#include "match/game_counts.hpp"
#include "metrics/page.hpp"
#include "queue/crew.hpp"
#include "storage/contents.hpp"
#include "submissions/contest_hooks.hpp"
#include "submissions/judge.hpp"
#include "support/ids.hpp"

namespace submissions {

inline constexpr char const* judge_kind = "judge";

// Events of submissions, from the database.
[[nodiscard]] live::Feed::Read read_events(storage::Database& database);

class Clerk {
public:
    struct Dependencies {
        storage::Database& database;
        match::Workshop& workshop;
        rules::Registry const& games;
        queue::Now now;
        Standards standards = {};
        ContestHooks hooks = {};
        // Asked before each is judged: the game may have come, or have changed, since.
        std::function<support::Result<void>()> follow_games = {};
        // Something was said of it, for those who watch in this process.
        std::function<void(support::SubmissionId)> news = {};
        match::GameCounts* counts = nullptr; // of the games it plays
    };

    explicit Clerk(Dependencies dependencies);

    // It refers to this object.
    [[nodiscard]] queue::Handler handler();
    void write_metrics(metrics::Page& page) const;

private:
    [[nodiscard]] support::Result<queue::Completion> run(queue::Task const& task);
    [[nodiscard]] support::Result<Order> order_of(storage::Version const& version,
                                                  storage::StoredBot const& bot, rules::Game const& game);
    [[nodiscard]] support::Result<queue::Completion> complete(support::SubmissionId id, Verdict verdict);
    [[nodiscard]] support::Result<std::shared_ptr<rules::Game const>> find_game(std::string const& name);
    void tell_news(support::SubmissionId id) const;
    // An error where it is finished: nobody wants to know any more.
    // Whether the nickname is nobody else's.
    [[nodiscard]] support::Result<void> check_nickname(std::string const& nickname, support::AccountId owner,
                                                       std::string const& game);
    [[nodiscard]] support::Result<void> say(support::SubmissionId id, storage::SubmissionState stage,
                                            std::string const& event);
    // The same with an event that is made while it is written.
    using MakeEvent = std::function<std::string(storage::Transaction&)>;
    [[nodiscard]] support::Result<void> say(support::SubmissionId id, storage::SubmissionState stage,
                                            MakeEvent const& make);
    [[nodiscard]] support::Result<void> keep_game(support::SubmissionId id,
                                                  pairing::Qualification const& qualification);

    Dependencies m_with;
    Judge m_judge;
    storage::Submissions m_submissions;
    storage::Contents m_contents;
    // By verdict and by the stage at which it fell.
    metrics::Family<metrics::Counter, 2> m_verdicts{{"accepted", "qualifying"},
                                                    {"rejected", "checking"},
                                                    {"rejected", "building"},
                                                    {"rejected", "qualifying"}};
};

} // namespace submissions
