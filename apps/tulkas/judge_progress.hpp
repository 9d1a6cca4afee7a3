// Shows the progress of judging on a terminal.
#pragma once

#include "pairing/qualification.hpp"
#include "tulkas/progress.hpp"

#include <chrono>
#include <mutex>
#include <string>

namespace tulkas {

// While a submission is checked and built.
class BuildProgress {
public:
    explicit BuildProgress(std::string source);

private:
    std::string m_source;
    std::chrono::steady_clock::time_point m_begin = std::chrono::steady_clock::now();
    Progress m_line; // last: it reads the others
};

// While it plays: a bar, and a mark for every game.
class JudgeProgress {
public:
    // Reads the qualification only while hide()'s lock is free.
    explicit JudgeProgress(pairing::Qualification const& qualification);

    [[nodiscard]] std::unique_lock<std::mutex> hide() { return m_line.hide(); }

private:
    [[nodiscard]] std::string text() const;

    pairing::Qualification const& m_qualification;
    std::chrono::steady_clock::time_point m_begin = std::chrono::steady_clock::now();
    Progress m_line; // last: it reads the others
};

// The last game's part of the report; in a terminal its colour says who won.
[[nodiscard]] std::string judged_match_text(pairing::Qualification const& qualification);
// "accepted: 9 of 10 games won, 8 needed"
[[nodiscard]] std::string verdict_note(pairing::Qualification const& qualification);

} // namespace tulkas
