#include "tulkas/progress.hpp"

#include "support/text.hpp"
#include "tulkas/colour.hpp"
#include "tulkas/measure.hpp"
#include "tulkas/output.hpp"
#include "tulkas/text_table.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <string_view>
#include <sys/ioctl.h>
#include <unistd.h>
#include <utility>

namespace tulkas {

Progress::Progress(Text text) : m_text(std::move(text)) {
    if (notes_go_to_terminal()) {
        draw();
        m_thread = std::jthread([this](std::stop_token const& stop) { keep_drawing(stop); });
    }
}

Progress::~Progress() {
    if (m_thread.joinable()) {
        m_thread.request_stop();
        m_thread.join();
    }
    clear();
}

std::unique_lock<std::mutex> Progress::hide() {
    auto held = lock();
    clear();
    return held;
}

void Progress::keep_drawing(std::stop_token const& stop) {
    constexpr std::chrono::milliseconds between{100};
    auto held = lock();
    while (!m_wake.wait_for(held, stop, between, [&] { return stop.stop_requested(); })) {
        draw();
    }
}

namespace {

struct Size {
    std::size_t rows = 24;
    std::size_t columns = 80;
};

Size terminal_size() {
    winsize size{};
    if (ioctl(STDERR_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0) {
        return {};
    }
    return {.rows = size.ws_row, .columns = size.ws_col};
}

// Back to the first of so many lines, with nothing left of them.
std::string taken_away(std::size_t lines) {
    return lines < 2 ? "\r\x1b[K" : fmt::format("\r\x1b[{}A\x1b[J", lines - 1);
}

} // namespace

void Progress::draw() {
    auto const size = terminal_size();
    std::string const text = for_terminal(m_text());
    std::string_view rest = text;
    std::string drawn = m_lines < 2 ? "\r" : fmt::format("\r\x1b[{}A", m_lines - 1);
    m_lines = 0;
    do {
        drawn += m_lines++ == 0 ? "" : "\r\n";
        auto const line = cut_to_width(support::cut_front(rest, '\n'), size.columns - 1).text;
        drawn += fmt::format("\x1b[K{}{}", line, line.contains('\x1b') ? "\x1b[0m" : "");
    } while (!rest.empty() && m_lines < size.rows - 1);
    fmt::print(stderr, "{}{}", drawn, m_lines < 2 ? "" : "\x1b[J");
    std::fflush(stderr);
}

void Progress::clear() {
    if (m_lines > 0) {
        fmt::print(stderr, "{}", taken_away(m_lines));
        std::fflush(stderr);
        m_lines = 0;
    }
}

std::string progress_bar(std::size_t done, std::size_t all) {
    double const share = all == 0 ? 1 : static_cast<double>(done) / static_cast<double>(all);
    auto const drawn = bar(share, 24);
    return fmt::format("{} {} of {}", notes_have_colour() ? in_colour(Colour::green, drawn) : drawn, done,
                       all);
}

std::string time_left(std::size_t done, std::size_t all, std::chrono::duration<double> elapsed) {
    if (done == 0) {
        return "";
    }
    double const rest = static_cast<double>(all - done) / static_cast<double>(done);
    return clock_time(elapsed.count() * rest) + " left";
}

} // namespace tulkas
