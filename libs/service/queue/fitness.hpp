// Whether this machine can do work at all: a full disk or a missing compiler is no fault of the pieces.
//
// A handler's error is a fault of our own machinery. If pieces fail one after the other, different ones and
// none in between that succeeded, it is this machine that is at fault: it takes nothing for a while, and then
// one piece on trial. A success ends the trial, a failure makes the next pause longer. What fails meanwhile
// does not count against the piece.
#pragma once

#include "support/ids.hpp"

#include <chrono>
#include <set>
#include <string>

namespace queue {

class Fitness {
public:
    using Moment = std::chrono::steady_clock::time_point;

    // Whether one more piece may be begun now.
    [[nodiscard]] bool may_begin(Moment now) const;
    void begins();
    void succeeded();
    // Whether the failure counts against the piece.
    [[nodiscard]] bool failed(support::WorkId piece, std::string const& why, Moment now);
    // It says nothing about the machine: it was given back or cancelled.
    void ended_otherwise();

    // Why nothing is taken; empty if work is taken.
    [[nodiscard]] std::string const& trouble() const { return m_trouble; }

private:
    void shut_out(std::string const& why, Moment now);

    std::set<support::WorkId> m_failed; // since the last success
    std::string m_trouble;
    int m_pauses = 0; // since the last success
    Moment m_until{};
    int m_running = 0;
};

} // namespace queue
