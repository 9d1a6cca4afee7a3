#include "record/text.hpp"

#include "record/header.hpp"
#include "record/line_reader.hpp"
#include "record/times.hpp"
#include "support/digest.hpp"
#include "support/json.hpp"
#include "support/text.hpp"

#include <boost/json/string.hpp>
#include <fmt/format.h>

#include <iterator>
#include <utility>

namespace record {

using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;
using support::sha256;

namespace {

constexpr std::string_view first_line = "tulkas-record 1";

std::string json_string(std::string_view text) {
    return support::to_text(support::Json(boost::json::string(text)));
}

void append_logs(std::string& out, GameRecord const& record) {
    int seat = -1; // the engine's log is the first
    for (auto const& log : record.logs) {
        for (auto const& [call, text] : log.lines()) {
            out += fmt::format("log {} {} {}\n", seat, call, json_string(text));
        }
        if (log.cut_bytes() > 0) {
            out += fmt::format("cut {} {}\n", seat, log.cut_bytes());
        }
        ++seat;
    }
}

std::string content(GameRecord const& record) {
    std::string out = fmt::format("{}\n{}\n", first_line, header_text(record));
    for (auto const& move : record.moves) {
        fmt::format_to(std::back_inserter(out), "{}{} {}\n", move.is_together ? "+" : "", move.seat,
                       move.move);
    }
    if (record.refused) {
        out += fmt::format("refused {} {}\n", record.blame ? record.blame->seat : 0,
                           json_string(*record.refused));
    }
    out += fmt::format("end {}\n", end_text(record));
    for (auto const& [ply, change] : record.shown) {
        out += fmt::format("shown {} {}\n", ply, change);
    }
    append_logs(out, record);
    return out;
}

// The parts of a record in the order they stand in the file; each takes the lines that are its own.
class Reader {
public:
    explicit Reader(std::string_view text) : m_lines(text) {}

    Result<GameRecord> read() {
        for (auto const part :
             {&Reader::read_header, &Reader::read_moves, &Reader::read_end, &Reader::read_shown,
              &Reader::read_logs, &Reader::read_content_digest, &Reader::read_times}) {
            if (auto const done = (this->*part)(); !done) {
                return fail(done.error().kind, "line {}: {}", m_lines.number(), done.error().message);
            }
        }
        return std::move(m_record);
    }

private:
    Result<void> read_header() {
        if (m_lines.next() != first_line) {
            return fail(ErrorKind::invalid, "a record must begin with '{}'", first_line);
        }
        auto done = read_header_text(m_lines.next(), m_record);
        m_record.logs.assign(m_record.seats.size() + 1, Log(most_log_bytes));
        return done;
    }

    Result<void> read_moves() {
        while (auto move = m_lines.next_of_move()) {
            if (move->seat >= std::ssize(m_record.seats)) {
                return fail(ErrorKind::invalid, "seat {} does not exist: there are {} seats", move->seat,
                            m_record.seats.size());
            }
            if (move->is_together && m_record.moves.empty()) {
                return fail(ErrorKind::invalid, "the first move cannot be together with one before");
            }
            m_record.moves.push_back(*std::move(move));
        }
        if (auto const refused = m_lines.next_of("refused ")) {
            std::string_view text = *refused;
            (void)support::cut_front(text, ' '); // the seat, which is the blamed one
            auto answer = TULKAS_TRY(read_json_string(text));
            m_record.refused = std::move(answer);
        }
        return {};
    }

    Result<void> read_end() {
        auto const text = m_lines.next_of("end ");
        return text ? read_end_text(*text, m_record)
                    : fail(ErrorKind::invalid, "expected a move or the end (got {})",
                           support::in_quotes(m_lines.peek()));
    }

    Result<void> read_shown() {
        while (auto shown = m_lines.next_of("shown ")) {
            auto const ply = support::whole_number<std::size_t>(support::cut_front(*shown, ' '));
            bool const is_later = m_record.shown.empty() || (ply && m_record.shown.back().ply <= *ply);
            if (!ply || *ply > m_record.moves.size() || !is_later) {
                return fail(ErrorKind::invalid, "what is shown must give the number of moves before it");
            }
            m_record.shown.push_back({.ply = *ply, .change = std::string(*shown)});
        }
        return {};
    }

    Result<void> read_logs() {
        while (true) {
            auto const is_log = m_lines.next_of("log ");
            auto const is_cut = is_log ? std::nullopt : m_lines.next_of("cut ");
            if (!is_log && !is_cut) {
                return {};
            }
            auto const done = is_log ? read_log(*is_log) : read_cut(*is_cut);
            if (!done) {
                return done;
            }
        }
    }

    Result<Log*> log_of(std::string_view seat_text) {
        auto const seat = support::whole_number<int>(seat_text);
        if (!seat || *seat < -1 || *seat >= std::ssize(m_record.seats)) {
            return fail(ErrorKind::invalid, "{} has no log", support::in_quotes(seat_text));
        }
        return &m_record.logs[static_cast<std::size_t>(*seat + 1)];
    }

    Result<void> read_log(std::string_view text) {
        auto const log = log_of(support::cut_front(text, ' '));
        auto const call = support::whole_number<int>(support::cut_front(text, ' '));
        auto const line = read_json_string(text);
        if (!log) {
            return pass_on(log);
        }
        if (!line) {
            return pass_on(line);
        }
        if (!call) {
            return fail(ErrorKind::invalid, "a log line must give the number of moves before it");
        }
        (*log)->add(*call, *line);
        return {};
    }

    Result<void> read_cut(std::string_view text) {
        auto const log = log_of(support::cut_front(text, ' '));
        auto const bytes = support::whole_number<std::size_t>(text);
        if (!log) {
            return pass_on(log);
        }
        if (!bytes) {
            return fail(ErrorKind::invalid, "{} is not a number of bytes", support::in_quotes(text));
        }
        (*log)->cut(*bytes);
        return {};
    }

    Result<void> read_content_digest() {
        auto const before = m_lines.before();
        auto const digest = m_lines.next_of("content ");
        if (!digest) {
            return fail(ErrorKind::invalid, "expected the digest of the content");
        }
        return *digest == sha256(before)
                   ? Result<void>()
                   : fail(ErrorKind::refused, "the content was changed after it was written");
    }

    Result<void> read_times() {
        auto const line = m_lines.peek();
        auto const times = m_lines.next_of("times ");
        if (!times) {
            return fail(ErrorKind::invalid, "expected the times");
        }
        auto const digest = m_lines.next_of("times-content ");
        if (!digest || *digest != sha256(line)) {
            return fail(ErrorKind::refused, "the times were changed after they were written");
        }
        if (!m_lines.is_at_end()) {
            return fail(ErrorKind::invalid, "text after the end");
        }
        return read_times_text(*times, m_record);
    }

    static constexpr std::size_t most_log_bytes = std::size_t{64} << 20U; // was capped when it was kept

    LineReader m_lines;
    GameRecord m_record;
};

} // namespace

std::string to_text(GameRecord const& record) {
    std::string text = content(record);
    text += fmt::format("content {}\n", sha256(text));
    std::string const times = "times " + times_text(record);
    text += fmt::format("{}\ntimes-content {}\n", times, sha256(times));
    return text;
}

Result<GameRecord> from_text(std::string_view text) {
    auto record = Reader(text).read();
    if (record && to_text(*record) != text) {
        return fail(ErrorKind::invalid, "the record is not in canonical form");
    }
    return record;
}

std::vector<std::string_view> split(std::string_view text) {
    // No other line of a record begins like the first.
    std::string const separator = fmt::format("\n{}\n", first_line);
    std::vector<std::string_view> texts;
    do {
        auto const next = text.find(separator);
        texts.push_back(text.substr(0, next == std::string_view::npos ? next : next + 1));
        text.remove_prefix(texts.back().size());
    } while (!text.empty());
    return texts;
}

} // namespace record
