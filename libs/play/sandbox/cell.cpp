#include "sandbox/cell.hpp"

#include "sandbox/archive.hpp"
#include "sandbox/call_filter.hpp"
#include "sandbox/host_tree.hpp"
#include "sandbox/packet.hpp"
#include "sandbox/places.hpp"
#include "sandbox/step.hpp"
#include "sandbox/view_plan.hpp"
#include "sandbox/waiting.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <sys/socket.h>

namespace sandbox {

using support::ErrorKind;
using support::fail;
using support::FileDescriptor;
using support::pass_on;
using support::Result;

namespace {

constexpr int patience = 20'000; // milliseconds; it usually takes a few

// The host's paths of a plan, opened with our own rights.
Result<std::vector<FileDescriptor>> open_trees(wire::ViewPlan& plan) {
    std::vector<FileDescriptor> trees;
    for (auto& item : plan.items) {
        if (item.kind == wire::RootItemKind::link || item.kind == wire::RootItemKind::text) {
            continue;
        }
        trees.push_back(open_tree_at(item.content));
        if (!trees.back()) {
            return fail(ErrorKind::unavailable, "cannot open {} for the sandbox: {}", item.content,
                        std::strerror(errno));
        }
        item.tree_given = true;
    }
    return trees;
}

} // namespace

Result<void> Cell::settle() {
    while (m_answers_due > 0) {
        auto const packet =
            is_readable(m_socket.get(), patience) ? receive_packet(m_socket.get()) : std::nullopt;
        auto const failure = packet ? wire::decode<wire::Failure>(packet->bytes) : std::nullopt;
        if (!packet || failure) {
            m_broken = true;
            return failure ? std::unexpected(explain(*failure))
                           : fail(ErrorKind::unavailable, "a sandbox cell ended without a report");
        }
        auto const ready = wire::decode<wire::Ready>(packet->bytes);
        if (ready && ready->about_cell && !ready->in_control_groups) {
            m_group = ControlGroup::none();
        }
        --m_answers_due;
    }
    return {};
}

Result<void> Cell::request(std::string const& bytes, std::vector<int> const& descriptors) {
    if (!send_packet(m_socket.get(), bytes, descriptors)) {
        m_broken = true;
        return fail(ErrorKind::unavailable, "a sandbox cell has ended: {}", std::strerror(errno));
    }
    return {};
}

Result<void> Cell::join_group() {
    auto files = m_group.membership_files();
    wire::Join plan{.necessary = m_making.privileged, .has_cpu_file = m_group.counts_cpu_time()};
    if (plan.has_cpu_file) {
        files.push_back(m_group.cpu_file());
    }
    if (auto const sent = request(wire::encode(plan), files); !sent) {
        return sent;
    }
    // With enough rights, failing to join the groups is an error. Without them we use what works.
    return plan.necessary || files.empty() ? Result<void>{} : settle();
}

Result<std::size_t> Cell::build(View const& view) {
    auto const found = std::ranges::find(m_views, view, &Built::view);
    if (found != m_views.end()) {
        return static_cast<std::size_t>(found - m_views.begin());
    }
    auto plan = TULKAS_TRY(plan_view(view, m_group.limits_memory()));
    if (is_gvisor()) {
        plan.items.push_back({wire::RootItemKind::file, runsc_place, m_making.runsc});
    }
    std::vector<FileDescriptor> trees;
    if (m_making.privileged) {
        auto opened = TULKAS_TRY(open_trees(plan));
        trees = std::move(opened);
    }
    std::vector<int> given;
    std::ranges::transform(trees, std::back_inserter(given), &FileDescriptor::get);
    TULKAS_TRY(request(wire::encode(plan), given));
    ++m_answers_due;
    m_views.push_back({.view = view, .readable = readable_places(plan)});
    return m_views.size() - 1;
}

Result<void> Cell::prepare(Mould const& mould) {
    if (is_prepared_for(mould)) {
        return {};
    }
    m_channel.close(); // what was ready for other needs goes away
    m_prepared.reset();
    wire::Prepare plan;
    plan.scratch_size = mould.scratch;
    plan.scratch_executable = mould.scratch_executable;
    plan.proc = mould.proc;
    plan.trees_given = m_making.privileged;
    if (m_making.confined) {
        auto const view = TULKAS_TRY(build(mould.view));
        auto filter = TULKAS_TRY(filter_for(
            {.processes = mould.processes, .shared_memory = m_group.limits_memory(), .gvisor = is_gvisor()}));
        plan.view = view;
        plan.readable = m_views[view].readable;
        plan.filter = std::move(filter);
    }
    std::array<int, 2> ends{};
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends.data()) != 0) {
        return fail(ErrorKind::unavailable, "cannot create a socket for a sandbox: {}", std::strerror(errno));
    }
    m_channel = FileDescriptor(ends[0]);
    FileDescriptor const theirs(ends[1]);
    TULKAS_TRY(request(wire::encode(plan), {theirs.get()}));
    m_prepared = mould;
    return {};
}

Result<void> Cell::wait_until_prepared() {
    if (auto const settled = settle(); !settled) {
        return settled;
    }
    // Nothing is read here: the answer is for the start of a program.
    return is_readable(m_channel.get(), patience)
               ? Result<void>{}
               : fail(ErrorKind::unavailable, "timeout: a sandbox did not become ready");
}

Result<FileDescriptor> Cell::start(wire::Start const& plan, std::vector<int> streams) {
    FileDescriptor tree;
    if (m_making.privileged && !plan.program_directory.empty()) {
        tree = open_tree_at(plan.program_directory);
        if (!tree) {
            return fail(ErrorKind::invalid, "cannot open the program's directory {}: {}",
                        plan.program_directory, std::strerror(errno));
        }
        streams.push_back(tree.get());
    }
    if (!send_packet(m_channel.get(), wire::encode(plan), streams)) {
        if (errno == EMSGSIZE) {
            return fail(ErrorKind::invalid, "the command is too long");
        }
        // The reason is on the socket, or already on the channel, where the caller looks.
        auto const settled = settle();
        return settled ? fail(ErrorKind::unavailable, "a sandbox has ended")
                       : Result<FileDescriptor>(pass_on(settled));
    }
    m_prepared.reset();
    return std::move(m_channel);
}

bool Cell::is_free() const {
    return !m_occupant || is_readable(m_occupant.get(), 0);
}

} // namespace sandbox
