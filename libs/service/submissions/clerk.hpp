// Has submissions judged: the handler of work of the kind "judge".
//
// What happens on the way is said at once, for whoever watches; the verdict is written with the end of the
// work. A submission that is judged again, because somebody killed the server, plays the same games: their
// seeds follow from its id.
#pragma once

#include "live/feed.hpp"
#include "match/game_counts.hpp"
#include "metrics/page.hpp"
#include "queue/handler.hpp"
#include "queue/queue.hpp"
#include "storage/contents.hpp"
#include "submissions/contest_hooks.hpp"
#include "submissions/judge.hpp"
#include "submissions/remote_judge.hpp"
#include "support/ids.hpp"

#include <map>
#include <mutex>
#include <optional>
#include <string_view>

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
    // What is judged. The game lives as long as it.
    struct Case {
        storage::Version version;
        storage::StoredBot bot;
        std::shared_ptr<rules::Game const> game;
    };
    [[nodiscard]] support::Result<Case> case_of(queue::Task const& task);
    [[nodiscard]] support::Result<queue::Completion> run(queue::Task const& task);

    // The same with a worker elsewhere.
    [[nodiscard]] support::Result<queue::Order> order_elsewhere(queue::Task const& task);
    [[nodiscard]] support::Result<queue::Completion> accept(queue::Task const& task,
                                                            support::JsonObject const& report);
    [[nodiscard]] support::Result<void> hear(queue::Task const& task, support::JsonObject const& event);
    [[nodiscard]] support::Result<void> hear_output(support::SubmissionId id, std::string_view lines);
    [[nodiscard]] support::Result<void> hear_stage(queue::Task const& task, storage::SubmissionState stage);
    [[nodiscard]] support::Result<void> hear_game(Case const& judged, std::string_view text);
    [[nodiscard]] support::Result<void> tell_games(Case const& judged, Order const& order,
                                                   std::vector<record::GameRecord> const& records);

    // Without the file's content.
    [[nodiscard]] support::Result<Order> order_of(Case const& judged);
    [[nodiscard]] support::Result<queue::Completion> complete(support::SubmissionId id, Verdict verdict);
    [[nodiscard]] support::Result<std::shared_ptr<rules::Game const>> find_game(std::string const& name);
    // "": its game is built in.
    [[nodiscard]] support::Result<std::string> uploaded_game_of(queue::Task const& task);
    void tell_news(support::SubmissionId id) const;
    // An error where it is finished: nobody wants to know any more.
    // Whether the nickname is nobody's but the bot's owner's, and this author's of their team.
    [[nodiscard]] support::Result<void> check_nickname(std::string const& nickname,
                                                       storage::StoredBot const& bot,
                                                       std::optional<support::AccountId> author);
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
    std::mutex m_mutex;
    // What workers elsewhere have told of a submission.
    struct Told {
        int stages = 0;
        std::size_t output = 0;                      // bytes
        std::optional<pairing::Qualification> games; // while it qualifies
    };
    // With the lock. Null where too many are judged: nothing is told of those until they are.
    [[nodiscard]] Told* told_of(support::SubmissionId id);
    std::map<support::SubmissionId, Told> m_told;
    // By verdict and by the stage at which it fell.
    metrics::Family<metrics::Counter, 2> m_verdicts{{"accepted", "qualifying"}, {"refused", "checking"},
                                                    {"refused", "building"},    {"rejected", "checking"},
                                                    {"rejected", "building"},   {"rejected", "qualifying"}};
};

} // namespace submissions
