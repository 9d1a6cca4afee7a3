// What orders name, fetched from the arena when it is needed: bots and games that were handed in, built once.
#pragma once

#include "fleet/materials.hpp"
#include "match/workshop.hpp"
#include "rules/registry.hpp"
#include "submissions/built_bots.hpp"
#include "worker/remote_source.hpp"

#include <map>
#include <mutex>
#include <utility>

namespace worker {

class Stock {
public:
    // All outlive it. Games that were handed in are found through the registry from now on.
    Stock(RemoteSource& source, match::Workshop& workshop, rules::Registry& games);

    // The order of a piece names these; until the piece has ended they can be fetched.
    void know(support::WorkId piece, fleet::Materials const& materials);
    void forget(support::WorkId piece);

    [[nodiscard]] support::Result<languages::SourceFile> source(std::int64_t version);
    [[nodiscard]] support::Result<std::shared_ptr<match::Bot const>>
    bot(std::int64_t version, std::string const& name, support::CorePermit* core);
    [[nodiscard]] support::Result<std::string> fetch(support::WorkId piece, std::string const& content);

private:
    struct Named {
        support::WorkId piece = 0;
        std::string content;
        std::string file = {};
    };

    [[nodiscard]] support::Result<std::shared_ptr<rules::Game const>> game(std::string const& name,
                                                                           std::uint64_t version);

    RemoteSource& m_source;
    match::Workshop& m_workshop;
    submissions::BuiltBots m_bots;
    std::mutex m_mutex;
    std::multimap<std::int64_t, Named> m_sources; // by version
    std::multimap<std::pair<std::string, std::uint64_t>, Named> m_packages;
};

} // namespace worker
