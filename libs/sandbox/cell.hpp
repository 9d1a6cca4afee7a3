// Our end of a cell: the socket to it, its control group, and the views it has built.
#pragma once

#include "sandbox/control_group.hpp"
#include "sandbox/files.hpp"
#include "sandbox/wire.hpp"
#include "support/file_descriptor.hpp"
#include "support/result.hpp"

#include <span>
#include <string>
#include <vector>

namespace sandbox {

// A view a cell has built, and what Landlock is to be told of it.
struct BuiltView {
    View view;
    std::vector<std::string> readable;
};

class Cell {
public:
    Cell(unsigned number, support::FileDescriptor socket, ControlGroup group, bool privileged)
        : m_number(number),
          m_socket(std::move(socket)),
          m_group(std::move(group)),
          m_privileged(privileged) {}

    [[nodiscard]] unsigned number() const { return m_number; }

    // Waits for the cell to say that it is ready. One that could not join its control group has none.
    [[nodiscard]] support::Result<void> wait_until_ready();

    // The number of the view within the cell, which builds it unless it has it already.
    [[nodiscard]] support::Result<std::size_t> view_number(View const& view);
    [[nodiscard]] bool has(View const& view) const;
    [[nodiscard]] BuiltView const& built(std::size_t number) const { return m_views[number]; }

    // Starts what the plan says. Everything more is heard on the channel, whose other end is among the files.
    [[nodiscard]] support::Result<void> start(wire::StartPlan& plan, std::span<int const> files);

    [[nodiscard]] ControlGroup& group() { return m_group; }
    [[nodiscard]] ControlGroup const& group() const { return m_group; }

    // The init of the program that ran last. The cell is free again when that has ended.
    void set_occupant(support::FileDescriptor init) { m_occupant = std::move(init); }
    [[nodiscard]] bool is_free() const;

    // A cell that failed is not used again.
    [[nodiscard]] bool is_broken() const { return m_broken; }

private:
    [[nodiscard]] support::Result<wire::Ready> answer() const;

    unsigned m_number;
    support::FileDescriptor m_socket;
    ControlGroup m_group;
    bool m_privileged;
    bool m_broken = false;
    std::vector<BuiltView> m_views;
    support::FileDescriptor m_occupant;
};

} // namespace sandbox
