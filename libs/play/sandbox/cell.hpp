// Our side of a cell: its socket, its control group, the views it has built, and its ready sandboxes.
//
// Requests are sent without waiting for earlier answers: the cell handles them in order, and when one fails
// it reports why and ends. So one can request a cell, a view, a ready sandbox and a start at once.
#pragma once

#include "sandbox/control_group.hpp"
#include "sandbox/files.hpp"
#include "sandbox/mould.hpp"
#include "sandbox/wire.hpp"
#include "support/file_descriptor.hpp"
#include "support/result.hpp"

#include <optional>
#include <string>
#include <vector>

namespace sandbox {

class Cell {
public:
    struct Making {
        unsigned number = 0; // among the cells of its keeper
        bool confined = true;
        bool privileged = false; // with the right to open the host's trees ourselves
        std::string runsc = {};  // where it is on the host, if it starts the programs
    };

    Cell(Making const& making, support::FileDescriptor socket, ControlGroup group)
        : m_making(making), m_socket(std::move(socket)), m_group(std::move(group)) {}

    // The first request: without it a cell does nothing.
    [[nodiscard]] support::Result<void> join_group();

    // Programs in it are started by runsc.
    [[nodiscard]] bool is_gvisor() const { return !m_making.runsc.empty(); }

    [[nodiscard]] unsigned number() const { return m_making.number; }

    // Has the cell make a sandbox ready for programs with such needs, unless it has one.
    [[nodiscard]] support::Result<void> prepare(Mould const& mould);
    [[nodiscard]] bool is_prepared() const { return m_prepared.has_value(); }
    [[nodiscard]] bool is_prepared_for(Mould const& mould) const { return m_prepared == mould; }

    // Waits until only the start is left to do.
    [[nodiscard]] support::Result<void> wait_until_prepared();

    // Starts a program in the sandbox that is ready. Returns the channel for all further messages.
    [[nodiscard]] support::Result<support::FileDescriptor> start(wire::Start const& plan,
                                                                 std::vector<int> streams);

    // Waits for all answers, or for the first failure. A cell that could not join its
    // control group has none from then on.
    [[nodiscard]] support::Result<void> settle();

    [[nodiscard]] ControlGroup& group() { return m_group; }
    [[nodiscard]] ControlGroup const& group() const { return m_group; }

    // The init of the program that ran last. The cell is free again when that has ended.
    void set_occupant(support::FileDescriptor init) { m_occupant = std::move(init); }
    [[nodiscard]] bool is_free() const;

    // A cell that failed is not used again.
    [[nodiscard]] bool is_broken() const { return m_broken; }

private:
    // A view the cell has built, and its paths for Landlock.
    struct Built {
        View view;
        std::vector<std::string> readable;
    };

    [[nodiscard]] support::Result<std::size_t> build(View const& view);
    [[nodiscard]] support::Result<void> request(std::string const& bytes,
                                                std::vector<int> const& descriptors);

    Making m_making;
    support::FileDescriptor m_socket;
    ControlGroup m_group;
    bool m_broken = false;
    unsigned m_answers_due = 1; // the first is about the cell itself
    std::vector<Built> m_views;
    std::optional<Mould> m_prepared;
    support::FileDescriptor m_channel; // to the init of the sandbox that is ready
    support::FileDescriptor m_occupant;
};

} // namespace sandbox
