#include "tulkas/judge_progress.hpp"

#include "pairing/judge_report.hpp"
#include "rules/fate.hpp"
#include "support/text.hpp"
#include "tulkas/colour.hpp"
#include "tulkas/measure.hpp"
#include "tulkas/output.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <utility>

namespace tulkas {

using Clock = std::chrono::steady_clock;

namespace {

double seconds_since(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

enum class Light : std::uint8_t { won, drawn, lost, error };

Light light_of(pairing::Qualification const& qualification, std::size_t number) {
    auto const& record = qualification.records()[number];
    auto const seat = qualification.game(static_cast<int>(number)).seat;
    if (record.blame && record.blame->seat == seat) {
        return Light::error;
    }
    switch (rules::fate_of(record.outcome, seat)) {
    case rules::Fate::won:
        return Light::won;
    case rules::Fate::drawn:
        return Light::drawn;
    case rules::Fate::lost:
        break;
    }
    return Light::lost;
}

Colour colour_of(Light result) {
    return result == Light::won ? Colour::green : result == Light::drawn ? Colour::yellow : Colour::red;
}

std::string_view mark_of(Light result) {
    switch (result) {
    case Light::won:
        return "✓";
    case Light::drawn:
        return "=";
    case Light::lost:
        return "✗";
    case Light::error:
        return "!";
    }
    std::unreachable();
}

// "✓✓✗···": a mark for every game, and a dot for those to come.
std::string marks(pairing::Qualification const& qualification) {
    constexpr int most = 40;
    bool const has_colour = notes_have_colour();
    int const games = qualification.rules().games;
    auto const played = qualification.records().size();
    std::string text;
    if (games > most) {
        return text;
    }
    for (std::size_t number = 0; number < played; ++number) {
        auto const result = light_of(qualification, number);
        text += has_colour ? in_colour(colour_of(result), mark_of(result)) : std::string(mark_of(result));
    }
    for (auto number = static_cast<int>(played); number < games; ++number) {
        text += "·";
    }
    return text + "  ";
}

} // namespace

BuildProgress::BuildProgress(std::string source)
    : m_source(std::move(source)), m_line([this] {
          return fmt::format("checking and building {}  {}", support::in_quotes(m_source),
                             clock_time(seconds_since(m_begin)));
      }) {}

JudgeProgress::JudgeProgress(pairing::Qualification const& qualification)
    : m_qualification(qualification), m_line([this] { return text(); }) {}

std::string JudgeProgress::text() const {
    auto const played = m_qualification.records().size();
    auto const games = static_cast<std::size_t>(m_qualification.rules().games);
    return fmt::format("{} games  {}{} won, {} needed  {}", progress_bar(played, games),
                       marks(m_qualification), m_qualification.wins(), m_qualification.rules().wins,
                       played == 0 ? clock_time(seconds_since(m_begin))
                                   : time_left(played, games, Clock::now() - m_begin));
}

std::string judged_match_text(pairing::Qualification const& qualification) {
    auto const number = qualification.records().size() - 1;
    auto text = pairing::match_text(qualification, static_cast<int>(number));
    if (!output_has_colour()) {
        return text;
    }
    std::string_view rest = text;
    std::string_view const title = support::cut_front(rest, '\n');
    return in_colour(colour_of(light_of(qualification, number)), title) + "\n" + std::string(rest);
}

std::string verdict_note(pairing::Qualification const& qualification) {
    auto const text = fmt::format("accepted: {} of {} games won, {} needed", qualification.wins(),
                                  qualification.rules().games, qualification.rules().wins);
    return notes_have_colour() ? in_colour(Colour::green, text) : text;
}

} // namespace tulkas
