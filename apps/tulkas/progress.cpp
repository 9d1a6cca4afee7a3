#include "tulkas/progress.hpp"

#include "tulkas/measure.hpp"
#include "tulkas/output.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <utility>

namespace tulkas {

Progress::Progress(Line line) : m_line(std::move(line)) {
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

void Progress::draw() {
    fmt::print(stderr, "\r\x1b[K{}", m_line());
    std::fflush(stderr);
    m_visible = true;
}

void Progress::clear() {
    if (m_visible) {
        fmt::print(stderr, "\r\x1b[K");
        std::fflush(stderr);
        m_visible = false;
    }
}

std::string progress_bar(std::size_t done, std::size_t all) {
    double const share = all == 0 ? 1 : static_cast<double>(done) / static_cast<double>(all);
    return fmt::format("{} {} of {}", bar(share, 24), done, all);
}

std::string time_left(std::size_t done, std::size_t all, std::chrono::duration<double> elapsed) {
    if (done == 0) {
        return "";
    }
    double const rest = static_cast<double>(all - done) / static_cast<double>(done);
    return clock_time(elapsed.count() * rest) + " left";
}

} // namespace tulkas
