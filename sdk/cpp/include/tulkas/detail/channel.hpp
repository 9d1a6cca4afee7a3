// The way to the handler: standard input and what was standard output when the program began.
//
// Standard output is turned over to standard error, so that whatever the author prints ends in the log
// instead of between two messages.
#pragma once

#include "message.hpp"
#include "text.hpp"

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <mutex>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unistd.h>

namespace tulkas::detail {

class Channel {
public:
    // The one of this program, opened when it is first asked for.
    static Channel& the() {
        static Channel channel;
        return channel;
    }

    Channel(Channel const&) = delete;
    Channel& operator=(Channel const&) = delete;

    // The next message, good until the one after it is asked for; nullptr when there will be none any more.
    Message const* receive() {
        m_line_read.clear();
        while (true) {
            std::size_t const end = m_unread.find('\n');
            m_line_read += m_unread.substr(0, end);
            if (end != std::string_view::npos) {
                m_unread.remove_prefix(end + 1);
                parse_message(m_line_read, m_message);
                return &m_message;
            }
            if (!read_more()) {
                return nullptr;
            }
        }
    }

    void send(std::string_view type, std::initializer_list<std::string_view> parameters,
              std::string_view data = {}) {
        std::scoped_lock const lock(m_sending); // a bot's threads may all write to its log
        write_message(m_line_written, type, parameters, data);
        std::string_view rest = m_line_written;
        while (!rest.empty()) {
            ssize_t const written = ::write(m_output, rest.data(), rest.size());
            if (written < 0 && errno != EINTR) {
                throw std::runtime_error("the handler does not listen any more");
            }
            rest.remove_prefix(written < 0 ? 0 : static_cast<std::size_t>(written));
        }
    }

    // A long text becomes several entries.
    void log(std::string_view target, std::string_view text) {
        std::string const clean = as_utf8(text);
        std::string_view rest = clean;
        do {
            std::string_view const piece = rest.substr(0, fitting_size(rest));
            send("LogEntry", {target, piece});
            rest.remove_prefix(piece.size());
        } while (!rest.empty());
    }

    void report_error(std::string_view text) {
        std::string const clean = as_utf8(text);
        send("ErrorReport", {std::string_view(clean).substr(0, fitting_size(clean))});
    }

private:
    Channel() : m_output(::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)) {
        if (::dup2(STDERR_FILENO, STDOUT_FILENO) < 0) {
            ::close(STDOUT_FILENO);
        }
    }

    bool read_more() {
        ssize_t count = 0;
        do {
            count = ::read(STDIN_FILENO, m_buffer.data(), m_buffer.size());
        } while (count < 0 && errno == EINTR);
        m_unread = {m_buffer.data(), static_cast<std::size_t>(count < 0 ? 0 : count)};
        return count > 0;
    }

    int m_output;
    std::array<char, 65536> m_buffer; // as much as a pipe holds
    std::string_view m_unread;        // in the buffer
    std::string m_line_read;
    Message m_message;
    std::mutex m_sending;
    std::string m_line_written;
};

} // namespace tulkas::detail
