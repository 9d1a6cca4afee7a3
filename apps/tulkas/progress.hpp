// The lines at the bottom of the terminal that say how far long work has come.
//
// They are drawn only where standard error is a terminal, by a thread of its own, so that they move on while
// the work does not report. Before anything else is written to the terminal they are hidden.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

namespace tulkas {

class Progress {
public:
    // Gives the text: one line, or several with breaks between. What does not fit is cut. Called with the
    // lock held.
    using Text = std::function<std::string()>;

    explicit Progress(Text text);
    ~Progress();
    Progress(Progress const&) = delete;
    Progress& operator=(Progress const&) = delete;

    // While the lock is held nothing is drawn: what the text is made of may be changed.
    [[nodiscard]] std::unique_lock<std::mutex> lock() { return std::unique_lock(m_mutex); }
    // The same with the lines taken away, so that something else may be written to the terminal.
    [[nodiscard]] std::unique_lock<std::mutex> hide();

private:
    void draw();
    void clear();
    void keep_drawing(std::stop_token const& stop);

    Text m_text;
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::size_t m_lines = 0; // that stand there
    std::jthread m_thread;   // last: it uses the others
};

// "████░░░░ 12 of 40"
[[nodiscard]] std::string progress_bar(std::size_t done, std::size_t all);
// The time the rest will take, going by the time the part that is done took: "1:23 left".
[[nodiscard]] std::string time_left(std::size_t done, std::size_t all, std::chrono::duration<double> elapsed);

} // namespace tulkas
