// How a worker elsewhere does each kind of work: an order in, a report out.
#pragma once

#include "match/game_counts.hpp"
#include "metrics/page.hpp"
#include "queue/handler.hpp"
#include "submissions/judge.hpp"
#include "worker/live_games.hpp"
#include "worker/stock.hpp"

#include <functional>

namespace worker {

class Duties {
public:
    // All outlive it.
    Duties(RemoteSource& source, match::Workshop& workshop, rules::Registry& games);

    // By kind of work. They refer to this object.
    [[nodiscard]] queue::Handlers all();
    void write_metrics(metrics::Page& page) const;

private:
    using Report = support::Result<support::JsonObject>;
    using Duty = std::function<Report(queue::Task const&, support::JsonObject const& order)>;

    [[nodiscard]] queue::Handler handler(Duty duty);
    // The kind is what its metrics say.
    [[nodiscard]] Duty games_of(char const* kind);
    [[nodiscard]] Report play(char const* kind, queue::Task const& task, support::JsonObject const& order);
    [[nodiscard]] Report judge(queue::Task const& task, support::JsonObject const& order);
    [[nodiscard]] Report try_game(queue::Task const& task, support::JsonObject const& order);

    RemoteSource& m_source;
    match::Workshop& m_workshop;
    rules::Registry& m_games;
    Stock m_stock;
    submissions::Judge m_judge;
    match::GameCounts m_counts;
    LiveGames m_live;
};

} // namespace worker
