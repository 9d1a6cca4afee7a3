// An engine: knows the rules of a game and plays it by calling the bots.
//
//     class Nim : public tulkas::DuelEngine {
//         std::optional<tulkas::MatchResult> turn(tulkas::BotProxy const& bot) override {
//             int const taken = bot.call<int>("take", {{"heap", m_heap}});
//             if (taken < 1 || taken > std::min(m_heap, 3)) {
//                 throw tulkas::BotError(bot.seat(), "took " + std::to_string(taken));
//             }
//             m_heap -= taken;
//             return m_heap == 0 ? std::optional(win(bot)) : std::nullopt;
//         }
//         int m_heap = 21;
//     };
//     int main() { return tulkas::run<Nim>(); }
//
// Where all decide at once, call_together() asks several bots and gives all answers when the last is there.
//
// call() throws BotTimeout when no answer came in time, and BotError when the answer is of another type;
// engines throw BotError when one is against the rules. Who catches them may go on with the game; who does
// not lets that bot lose it. Any other exception that leaves play() is a failure of the engine: nobody has
// won or lost.
#pragma once

#include "detail/channel.hpp"
#include "json.hpp"

#include <concepts>
#include <cstdint>
#include <exception>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tulkas {

// A bot's failure: of which seat, and what it did.
class BotError : public std::runtime_error {
public:
    BotError(int seat, std::string const& why) : std::runtime_error(why), m_seat(seat) {}
    int seat() const { return m_seat; }

private:
    int m_seat;
};

class BotTimeout : public BotError {
public:
    explicit BotTimeout(int seat) : BotError(seat, "no answer in time") {}
};

// One bot, as the engine sees it.
class BotProxy {
public:
    BotProxy(int seat, int seats)
        : m_seat(seat), m_name("BOT_" + (seats > 2 ? std::to_string(seat) : std::string(1, "AB"[seat]))) {}

    // Waits for the answer. T is anything that Json::as() knows, or Json, to look at it oneself.
    template <typename T>
    T call(std::string_view method, Json::Object params = {}) const;

    // The bot is out of the game: it is told and stopped, and must not be called again.
    void eliminate() const { detail::Channel::the().send("Elimination", {m_name}); }

    void log(std::string_view text) const { detail::Channel::the().log(m_name, text); }

    // The two halves of call(), for call_together().
    void ask(std::string_view method, Json::Object params) const;
    template <typename T>
    T answer(std::string_view method) const;

    int seat() const { return m_seat; }
    std::string const& name() const { return m_name; } // BOT_A, BOT_B, or BOT_0, BOT_1, … of more than two

private:
    int m_seat;
    std::string m_name;
};

// One question of several that are asked at once.
struct Call {
    BotProxy const& bot;
    std::string_view method;
    Json::Object params = {};
};

// What came of it: the answer, or why there is none. A bot that has failed gives no answer any more, and the
// game goes on; get() lets it lose instead.
template <typename T>
class Answer {
public:
    explicit Answer(T value) : m_value(std::move(value)) {}
    explicit Answer(BotError error) : m_error(std::move(error)) {}

    explicit operator bool() const { return m_value.has_value(); }
    T const& operator*() const { return *m_value; }
    T const& get() const {
        if (!m_value) {
            throw *m_error;
        }
        return *m_value;
    }

private:
    std::optional<T> m_value;
    std::optional<BotError> m_error;
};

// What the engine is told at the start, if its game.toml or tulkas.toml says that it wants to know.
struct Start {
    std::uint64_t seed = 0;                   // all chance of the game should come from it
    Json options = Json(Json::Object{});      // by name: whole numbers, or words where there are choices
    std::optional<std::string> map = {};      // a text, where the game has maps
    std::optional<std::string> position = {}; // the same, where it has start positions
    int seats = 0;                            // how many play; 0 where the engine is told nothing

    static Start parse(std::string_view text) {
        Json const told = Json::parse(text);
        auto const text_of = [&told](std::string_view key) {
            auto const* const found = told.find(key);
            return found != nullptr ? std::optional(found->as<std::string>()) : std::nullopt;
        };
        return {static_cast<std::uint64_t>(told["seed"].as<std::int64_t>()), told["options"], text_of("map"),
                text_of("position"), static_cast<int>(told["seats"].as<std::int64_t>())};
    }
};

class Engine {
public:
    explicit Engine(int seats) { seat_bots(seats); }
    virtual ~Engine() = default;

    // Plays the game and sends its result.
    virtual void play_and_report() = 0;
    void set_start(Start start) {
        m_start = std::move(start);
        if (m_bots.empty()) {
            seat_bots(m_start.seats);
        }
    }

protected:
    // Known when the game is played.
    Start const& start() const { return m_start; }
    BotProxy const& bot(int seat) const { return m_bots.at(static_cast<std::size_t>(seat)); }
    std::vector<BotProxy> const& bots() const { return m_bots; }

    // Asks several bots at once, and waits until all have answered or are out of time. The answers are in the
    // order of the calls.
    template <typename T>
    static std::vector<Answer<T>> call_together(std::vector<Call> calls);

    // Shows people the game as it is now: any JSON for the game's viewer. With a list of seats' views, each
    // player sees the own one, and everybody else the first.
    void show(Json view, std::optional<Json::Array> seats = {}) const {
        Json::Object shown{{"all", std::move(view)}};
        if (seats) {
            shown.emplace_back("seats", *std::move(seats));
        }
        detail::Channel::the().send("GameView", {}, Json(std::move(shown)).to_text());
    }

    // To the engine's own log, to every bot's, to all of them; bot(i).log() is for one.
    void log(std::string_view text) const { detail::Channel::the().log("SELF", text); }
    void log_to_bots(std::string_view text) const { detail::Channel::the().log("BOTS", text); }
    void log_to_all(std::string_view text) const { detail::Channel::the().log("ALL", text); }

    // The result of a game, or the one it has when a bot's failure ended it.
    template <typename Play, typename Blame>
    auto play_or_blame(Play play, Blame blame) const {
        try {
            return play();
        } catch (BotError const& error) {
            bot(error.seat()).log(error.what());
            return blame(error.seat());
        }
    }

private:
    void seat_bots(int seats) {
        for (int seat = 0; seat < seats; ++seat) {
            m_bots.emplace_back(seat, seats);
        }
    }

    std::vector<BotProxy> m_bots;
    Start m_start;
};

// How a game for two ended.
struct MatchResult {
    std::string name;
    std::string points = {}; // instead

    // The greater one has won.
    static MatchResult scores(std::int64_t of_a, std::int64_t of_b) {
        return {.name = {}, .points = std::to_string(of_a) + "," + std::to_string(of_b)};
    }
    static MatchResult win(int seat) { return {seat == 0 ? "BOT_A_WIN" : "BOT_B_WIN"}; }
    static MatchResult draw() { return {"DRAW"}; }
    static MatchResult error(int seat) { return {seat == 0 ? "BOT_A_ERROR" : "BOT_B_ERROR"}; }
};

class MatchEngine : public Engine {
public:
    MatchEngine() : Engine(2) {}
    virtual MatchResult play() = 0;

    void play_and_report() final {
        auto const result = play_or_blame([this] { return play(); }, MatchResult::error);
        if (result.points.empty()) {
            detail::Channel::the().send("MatchResult", {result.name});
        } else {
            detail::Channel::the().send("RankingResult", {result.points});
        }
    }
};

// A game for two in which they take turns; bot A has the first. A turn is all that one bot does before it is
// the other's.
class DuelEngine : public MatchEngine {
public:
    MatchResult play() final {
        auto result = prepare();
        for (int active = 0; !result; active = 1 - active) {
            result = turn(bot(active));
        }
        return *result;
    }

protected:
    // What comes before the first turn, if anything does; a result ends the game at once.
    virtual std::optional<MatchResult> prepare() { return {}; }
    // One turn of that bot: the result of the game when this ended it.
    virtual std::optional<MatchResult> turn(BotProxy const& active) = 0;

    BotProxy const& opponent_of(BotProxy const& active) const { return bot(1 - active.seat()); }
    static MatchResult win(BotProxy const& winner) { return MatchResult::win(winner.seat()); }
};

// A game for one, whose result is a whole number; a bot that fails gets 0.
class ChallengeEngine : public Engine {
public:
    explicit ChallengeEngine(std::optional<std::int64_t> maximum = {}) : Engine(1), m_maximum(maximum) {}
    virtual std::int64_t play() = 0;

    void play_and_report() final {
        auto const points = play_or_blame([this] { return play(); }, [](int) { return std::int64_t{0}; });
        detail::Channel::the().send("ChallengeResult", {Json(points).to_text(), Json(m_maximum).to_text()});
    }

private:
    std::optional<std::int64_t> m_maximum;
};

// A game for more, with a score for each seat; when a bot fails it gets 0 and everybody else 1. Without a
// number of seats there are as many as the engine is told at the start.
class RankingEngine : public Engine {
public:
    using Scores = std::vector<std::int64_t>;

    explicit RankingEngine(int seats = 0) : Engine(seats) {}
    virtual Scores play() = 0;

    void play_and_report() final {
        auto const blame = [this](int loser) {
            Scores scores(bots().size(), 1);
            scores.at(static_cast<std::size_t>(loser)) = 0;
            return scores;
        };
        std::string list;
        for (auto const score : play_or_blame([this] { return play(); }, blame)) {
            list += (list.empty() ? "" : ",") + std::to_string(score);
        }
        detail::Channel::the().send("RankingResult", {list});
    }
};

namespace detail {

// The game was ended from outside: nothing more is to be done, and nobody is to blame.
struct Shutdown {};

inline Message const& receive_from_handler() {
    auto const* message = Channel::the().receive();
    if (message == nullptr || message->type == "ShutdownNotice") {
        throw Shutdown{};
    }
    return *message;
}

} // namespace detail

inline void BotProxy::ask(std::string_view method, Json::Object params) const {
    // The method stands in front: the handler looks for it there and reads no further.
    Json const call(Json::Object{{"method", method}, {"params", std::move(params)}});
    detail::Channel::the().send("ProxyCall", {m_name}, call.to_text());
}

template <typename T>
T BotProxy::call(std::string_view method, Json::Object params) const {
    ask(method, std::move(params));
    return answer<T>(method);
}

template <typename T>
std::vector<Answer<T>> Engine::call_together(std::vector<Call> calls) {
    if (calls.empty()) {
        return {};
    }
    detail::Channel::the().send("Simultaneous", {std::to_string(calls.size())});
    for (auto& call : calls) {
        call.bot.ask(call.method, std::move(call.params));
    }
    std::vector<Answer<T>> answers;
    for (auto const& call : calls) {
        try {
            answers.emplace_back(call.bot.answer<T>(call.method));
        } catch (BotError const& error) {
            answers.emplace_back(error);
        }
    }
    return answers;
}

template <typename T>
T BotProxy::answer(std::string_view method) const {
    auto const& answer = detail::receive_from_handler();
    if (answer.type == "BotTimeout") {
        throw BotTimeout(m_seat);
    }
    if (answer.type != "CallResult") {
        throw std::runtime_error("a " + std::string(answer.type) + " instead of the answer to " +
                                 std::string(method));
    }
    try {
        return Json::parse(answer.data).as<T>();
    } catch (JsonError const& error) {
        throw BotError(m_seat, "the answer to " + std::string(method) + ": " + error.what());
    }
}

// Runs an engine as the whole of a program; the result is for main() to return.
template <std::derived_from<Engine> E>
int run() {
    auto& channel = detail::Channel::the();
    try {
        E engine;
        auto const& start = detail::receive_from_handler();
        if (start.type != "StartNotice") {
            throw std::runtime_error("a " + std::string(start.type) + " instead of a StartNotice");
        }
        if (!start.data.empty()) {
            engine.set_start(Start::parse(start.data));
        }
        engine.play_and_report();
        return 0;
    } catch (detail::Shutdown const&) {
        return 0;
    } catch (std::exception const& error) {
        channel.report_error(error.what());
    } catch (...) {
        channel.report_error("an exception that is no std::exception");
    }
    return 1;
}

} // namespace tulkas
