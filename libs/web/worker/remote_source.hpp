// An arena elsewhere as the source of a crew's work.
//
// What is done is reported in batches by a thread of its own, so that the crew goes on meanwhile; each report
// is kept until its piece is not this worker's any more. Leases are measured by the arena's clock alone.
// Games are leased many at a time (Ahead). A worker with nothing to do asks less and less often, and is told
// when there is work (HintLine).
#pragma once

#include "queue/source.hpp"
#include "support/json.hpp"
#include "worker/ahead.hpp"
#include "worker/arena.hpp"
#include "worker/hint_line.hpp"

#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <random>
#include <stop_token>
#include <thread>

namespace worker {

class RemoteSource final : public queue::Source {
public:
    // The arena outlives it. The log hears what the operator should know.
    RemoteSource(Arena& arena, std::function<void(std::string const&)> log);
    ~RemoteSource() override;
    RemoteSource(RemoteSource const&) = delete;
    RemoteSource& operator=(RemoteSource const&) = delete;

    // refused: the arena has another version. denied: it does not accept the token.
    [[nodiscard]] support::Result<void> open(int threads);
    [[nodiscard]] std::string const& name() const { return m_name; }

    // What came of a piece, said by whoever did it before it is finished.
    void keep(support::WorkId piece, support::JsonObject report);
    // Says how a piece goes. conflict: it is not ours any more. refused: what was asked is.
    [[nodiscard]] support::Result<void> tell(support::WorkId piece, support::JsonObject event);
    // How far games have come; for each, what the arena wants to know of it from then on.
    struct Progress {
        support::WorkId piece = 0;
        support::JsonObject said;
    };
    [[nodiscard]] support::Result<std::vector<support::JsonObject>>
    tell_progress(std::vector<Progress> const& games);
    // A content that a piece's order names.
    [[nodiscard]] support::Result<std::string> content(support::WorkId piece, std::string const& key);

    [[nodiscard]] support::Result<std::optional<storage::Piece>>
    take(std::vector<std::string> const& kinds, std::vector<queue::Priority> const& priorities,
         std::vector<std::string> const& but_not_of) override;
    [[nodiscard]] support::Result<bool> finish(storage::Piece const& piece,
                                               storage::TransactionBody const& completion) override;
    [[nodiscard]] support::Result<storage::WorkState>
    fail(storage::Piece const& piece, std::string const& error,
         storage::TransactionBody const& giving_up) override;
    [[nodiscard]] support::Result<void> give_back(storage::Piece const& piece) override;
    [[nodiscard]] support::Result<void> leave_to_others(storage::Piece const& piece) override;
    [[nodiscard]] bool is_hopeless(storage::Piece const& piece) const override;
    [[nodiscard]] support::Result<void> prolong() override;
    [[nodiscard]] std::chrono::seconds lease() const override { return m_lease; }
    [[nodiscard]] support::Result<std::vector<queue::WorkId>> wanted() override;
    [[nodiscard]] support::Result<bool> has(storage::Piece const& piece) override;
    [[nodiscard]] support::Result<void> note_worker(std::string const& program, int threads,
                                                    std::string const& trouble) override;
    // What is done is reported first.
    [[nodiscard]] support::Result<void> remove_worker() override;
    [[nodiscard]] support::Result<queue::View> look_around() override { return queue::View(); }
    [[nodiscard]] support::Moment now() const override;
    void wake() override;
    void on_wake(std::function<void()> woken) override;

private:
    using SteadyMoment = std::chrono::steady_clock::time_point;

    struct Held {
        int take = 0;
        int priority = 0;
        SteadyMoment begun = {};         // when it was handed out
        support::JsonObject report = {}; // when it is done
        bool is_reported = false;        // the arena has it
    };
    struct Ended {
        support::WorkId id = 0;
        int take = 0;
        std::string ending;
        std::string error = {};
    };

    struct Wish {
        std::vector<std::string> kinds;
        std::vector<queue::Priority> priorities;
        std::vector<std::string> but_not_of;
    };

    [[nodiscard]] support::Result<std::optional<storage::Piece>> find(Wish const& wish);
    [[nodiscard]] std::optional<storage::Piece> take_ahead(Wish const& wish);
    // All that the arena gives is held from then on; the first is handed out, the others wait here.
    [[nodiscard]] support::Result<std::optional<storage::Piece>> lease(Wish const& wish, int most);
    void note_answer(std::vector<queue::Priority> const& priorities, bool has_brought);
    // The arena has told that there is work.
    void hear_hint();
    void end(support::WorkId piece, std::string ending, std::string const& error = {});
    void send(std::stop_token const& stop);
    // Nothing is left behind. Says whether there was an answer.
    bool send_batch(std::vector<Ended> const& batch);
    [[nodiscard]] support::JsonObject to_json(Ended const& ended) const;
    void take_receipt(Ended const& ended, std::string_view receipt);
    void compare(std::map<support::WorkId, std::pair<int, std::string>> const& listed);
    void drop_ahead(std::map<support::WorkId, std::pair<int, std::string>> const& listed);

    Arena& m_arena;
    std::function<void(std::string const&)> m_log;
    std::string m_name;
    std::chrono::seconds m_lease{60};
    std::mutex m_asking; // what is leased and what is listed belong together
    std::mutex mutable m_mutex;
    std::condition_variable_any m_changed;
    std::function<void()> m_woken;
    std::map<support::WorkId, Held> m_held;
    Ahead m_ahead;
    SteadyMoment m_asked = {};                      // for something urgent, while there were games ahead
    std::vector<queue::Priority> m_vain_priorities; // of the last question, which brought nothing
    std::chrono::milliseconds m_idle_pause{0};      // how long it is not asked again
    SteadyMoment m_vain_since = {};
    std::minstd_rand m_chance{std::random_device()()};
    std::deque<Ended> m_outbox;
    std::size_t m_on_the_way = 0; // taken from the outbox
    bool m_is_full = false;       // the arena had no room for the last batch
    bool m_is_unsure = false;     // an answer was lost: the arena may have leased what nobody here knows of
    HintLine m_hints;
    std::jthread m_sender; // the first to end
};

} // namespace worker
