// A thread that does something again and again until it is stopped.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace server {

class Beat {
public:
    void start(std::chrono::milliseconds pause, std::function<void()> what);
    // What is being done is finished first.
    void stop();

private:
    std::mutex m_mutex;
    std::condition_variable_any m_stopped;
    std::jthread m_thread;
};

} // namespace server
