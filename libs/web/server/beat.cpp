#include "server/beat.hpp"

namespace server {

void Beat::start(std::chrono::milliseconds pause, std::function<void()> what) {
    m_thread = std::jthread([this, pause, what = std::move(what)](std::stop_token const& stop) {
        while (!stop.stop_requested()) {
            what();
            std::unique_lock lock(m_mutex);
            m_stopped.wait_for(lock, stop, pause, [] { return false; });
        }
    });
}

void Beat::stop() {
    m_thread.request_stop();
    if (m_thread.joinable()) {
        m_thread.join();
    }
}

} // namespace server
