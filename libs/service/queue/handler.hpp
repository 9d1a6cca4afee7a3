// How one kind of work is done: here, or by a worker on another machine that knows no database.
//
// A handler changes nothing that counts: what should be kept it returns as a completion, which is written in
// the transaction that marks the piece done. A worker elsewhere gets an order, which says only what it needs,
// and brings a report; the arena checks that and makes the completion of it.
#pragma once

#include "storage/works.hpp"
#include "support/core_permit.hpp"
#include "support/ids.hpp"
#include "support/json.hpp"

#include <atomic>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>

namespace queue {

struct Task {
    support::WorkId id;
    std::string author;
    std::string what;
    int attempt;             // from 1
    std::atomic<bool>& stop; // somebody cancelled it, or the program ends: return soon, with any error
    support::CorePermit* core = nullptr; // for those who wait for programs that sleep
};

using Completion = storage::TransactionBody;

struct Order {
    support::JsonObject what;
    std::set<std::string> contents = {}; // that it needs: their keys
};

struct Handler {
    // In any thread. An error is a fault of our own machinery: the piece is tried again, so often.
    std::function<support::Result<Completion>(Task const&)> run;
    // It is not tried again; written with the end of the piece. May be empty.
    std::function<void(storage::Transaction&, Task const&, support::Error const&)> give_up = {};
    // Its end is written, whatever it was: for those who should be told. May be empty.
    std::function<void(Task const&)> ended = {};

    // For workers elsewhere; without these it is done here alone.
    std::function<support::Result<Order>(Task const&)> order = {};
    // What comes of a report. refused: it cannot be true, and whoever sent it lies. conflict: it is not
    // believed. Others are faults of ours. In any thread; the task's stop is heeded.
    std::function<support::Result<Completion>(Task const&, support::JsonObject const& report)> accept = {};
    // The uploaded game whose engine `accept` starts: it may be slow, and the reports of others do not wait
    // for it. "", or no function: it starts none. An error: it is not known. Asked when a report arrives.
    std::function<support::Result<std::string>(Task const&)> engine_of_check = {};
    // What somebody else needs to play the same again (see league::RepeatGames); nothing: it is not repeated.
    std::function<std::optional<support::JsonObject>(Task const&, support::JsonObject const& report)> repeat =
        {};
    // What is said meanwhile, for those who watch. An error: the piece is not wanted any more, or what was
    // asked is refused. May be empty.
    std::function<support::Result<void>(Task const&, support::JsonObject const& event)> hear = {};
    // How far a game has come that is played elsewhere, for those who watch; answers with what they want to
    // know. May be empty. In any thread; asks nobody.
    std::function<support::Result<support::JsonObject>(Task const&, support::JsonObject const& said)>
        progress = {};
};

using Handlers = std::map<std::string, Handler>; // by kind

} // namespace queue
