#include "storage/line.hpp"

#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

namespace storage {

Line::~Line() {
    close();
}

void Line::close() {
    if (m_socket >= 0) {
        ::close(std::exchange(m_socket, -1));
    }
}

void Line::follow(int socket) {
    std::lock_guard const lock(m_mutex);
    close();
    m_socket = socket < 0 ? -1 : fcntl(socket, F_DUPFD_CLOEXEC, 0);
}

void Line::lend(Moment now) {
    std::lock_guard const lock(m_mutex);
    m_lent = now;
}

void Line::give_back() {
    std::lock_guard const lock(m_mutex);
    m_lent.reset();
}

void Line::cut_if_lent_before(Moment moment) {
    std::lock_guard const lock(m_mutex);
    if (m_socket >= 0 && m_lent && *m_lent < moment) {
        shutdown(m_socket, SHUT_RDWR);
    }
}

} // namespace storage
