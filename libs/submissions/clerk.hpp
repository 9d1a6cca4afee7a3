// Has submissions judged: the handler of work of the kind "judge".
//
// What happens on the way is said at once, for whoever watches; the verdict is written with the end of the
// work. A submission that is judged again, because somebody killed the server, plays the same games: their
// seeds follow from its id.
#pragma once

#include "feeds/feed.hpp"
#include "storage/contents.hpp"
#include "submissions/contest_hooks.hpp"
#include "submissions/judge.hpp"
#include "works/crew.hpp"

namespace submissions {

inline constexpr char const* judge_kind = "judge";

// Events of submissions, from the database.
[[nodiscard]] feeds::Feed::Read read_events(storage::Database& database);

class Clerk {
public:
    struct Surroundings {
        storage::Database& database;
        matches::Workshop& workshop;
        rules::Registry const& games;
        works::Now now;
        Standards standards = {};
        ContestHooks hooks = {};
        // Asked before each is judged: the game may have come, or have changed, since.
        std::function<support::Result<void>()> follow_games = {};
        // Something was said of it, for those who watch in this process.
        std::function<void(storage::SubmissionId)> news = {};
    };

    explicit Clerk(Surroundings surroundings);

    // It refers to this object.
    [[nodiscard]] works::Handler handler();

private:
    [[nodiscard]] support::Result<works::Completion> run(works::Task const& task);
    [[nodiscard]] support::Result<Order> order_of(storage::Version const& version, storage::Entry const& bot,
                                                  rules::Game const& game);
    [[nodiscard]] support::Result<works::Completion> complete(storage::SubmissionId id, Verdict verdict);
    [[nodiscard]] support::Result<std::shared_ptr<rules::Game const>> find_game(std::string const& name);
    void tell_news(storage::SubmissionId id) const;
    // An error where it is finished: nobody wants to know any more.
    [[nodiscard]] support::Result<void> say(storage::SubmissionId id, std::string const& stage,
                                            std::string const& event);
    [[nodiscard]] support::Result<void> keep_game(storage::SubmissionId id,
                                                  arena::Qualification const& qualification);

    Surroundings m_with;
    Judge m_judge;
    storage::Submissions m_submissions;
    storage::Contents m_contents;
};

} // namespace submissions
