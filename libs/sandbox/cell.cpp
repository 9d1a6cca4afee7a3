#include "sandbox/cell.hpp"

#include "sandbox/archive.hpp"
#include "sandbox/host_tree.hpp"
#include "sandbox/packet.hpp"
#include "sandbox/step.hpp"
#include "sandbox/view_plan.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <poll.h>

namespace sandbox {

using support::ErrorKind;
using support::fail;
using support::FileDescriptor;
using support::pass_on;
using support::Result;

namespace {

constexpr int patience = 10'000; // milliseconds, for what takes one

bool is_readable(int descriptor, int milliseconds) {
    pollfd waiting{.fd = descriptor, .events = POLLIN, .revents = 0};
    int ready = 0;
    do {
        ready = poll(&waiting, 1, milliseconds);
    } while (ready < 0 && errno == EINTR);
    return ready > 0;
}

} // namespace

Result<wire::Ready> Cell::answer() const {
    if (!is_readable(m_socket.get(), patience)) {
        return fail(ErrorKind::unavailable, "a cell of the sandbox does not answer");
    }
    auto const packet = receive_packet(m_socket.get());
    if (!packet) {
        return fail(ErrorKind::unavailable, "a cell of the sandbox ended without a word");
    }
    if (auto const failure = wire::decode<wire::Failure>(packet->bytes)) {
        return std::unexpected(explain(*failure));
    }
    return wire::decode<wire::Ready>(packet->bytes).value_or(wire::Ready{});
}

Result<void> Cell::wait_until_ready() {
    auto const ready = answer();
    if (!ready) {
        m_broken = true;
        return pass_on(ready);
    }
    if (!ready->in_control_groups) {
        m_group = ControlGroup::none();
    }
    return {};
}

bool Cell::has(View const& view) const {
    return std::ranges::any_of(m_views, [&](BuiltView const& built) { return built.view == view; });
}

Result<std::size_t> Cell::view_number(View const& view) {
    auto const found = std::ranges::find(m_views, view, &BuiltView::view);
    if (found != m_views.end()) {
        return static_cast<std::size_t>(found - m_views.begin());
    }
    auto plan = plan_view(view, m_group.limits_memory());
    if (!plan) {
        return pass_on(plan);
    }
    std::vector<FileDescriptor> trees;
    std::vector<int> given;
    for (auto& entry : plan->entries) {
        if (m_privileged && entry.kind != wire::EntryKind::link && entry.kind != wire::EntryKind::text) {
            trees.push_back(open_tree_at(entry.content));
            if (!trees.back()) {
                return fail(ErrorKind::unavailable, "cannot open {} for the sandbox: {}", entry.content,
                            std::strerror(errno));
            }
            given.push_back(trees.back().get());
            entry.tree_given = true;
        }
    }
    m_broken = true; // unless all goes well: a cell does not outlive a failure
    if (!send_packet(m_socket.get(), wire::encode(*plan), given)) {
        return fail(ErrorKind::unavailable, "a cell of the sandbox is gone: {}", std::strerror(errno));
    }
    if (auto const ready = answer(); !ready) {
        return pass_on(ready);
    }
    m_broken = false;
    m_views.push_back({.view = view, .readable = readable_places(*plan)});
    return m_views.size() - 1;
}

Result<void> Cell::start(wire::StartPlan& plan, std::span<int const> files) {
    std::vector<int> given(files.begin(), files.end());
    FileDescriptor tree;
    if (m_privileged && !plan.program_directory.empty()) {
        tree = open_tree_at(plan.program_directory);
        if (!tree) {
            return fail(ErrorKind::invalid, "cannot open the program's directory {}: {}",
                        plan.program_directory, std::strerror(errno));
        }
        given.push_back(tree.get());
        plan.program_tree_given = true;
    }
    if (!send_packet(m_socket.get(), wire::encode(plan), given)) {
        m_broken = errno != EMSGSIZE;
        return errno == EMSGSIZE
                   ? fail(ErrorKind::invalid, "the command is too long")
                   : fail(ErrorKind::unavailable, "a cell of the sandbox is gone: {}", std::strerror(errno));
    }
    return {};
}

bool Cell::is_free() const {
    return !m_occupant || is_readable(m_occupant.get(), 0);
}

} // namespace sandbox
