// The cells of one keeper: kept ready, lent out, taken back.
#pragma once

#include "sandbox/cell.hpp"
#include "sandbox/control_group_layout.hpp"
#include "sandbox/keeper_process.hpp"
#include "sandbox/policy.hpp"
#include "sandbox/sandbox_metrics.hpp"
#include "support/result.hpp"

#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace sandbox {

// Shared by the launcher and the processes that sit in the cells; may be used by several threads.
class CellPool {
public:
    [[nodiscard]] static support::Result<std::shared_ptr<CellPool>> create(Policy const& policy);

    // A cell with a sandbox that is or will be ready for such needs.
    [[nodiscard]] support::Result<Cell> take(Mould const& mould);
    // Takes back a cell whose program has ended or is about to, and makes it ready for another like it.
    void give_back(Cell cell, Mould const& mould);

    // What control groups do here, as the first cell has found out.
    [[nodiscard]] Means const& means() const { return m_means; }

    [[nodiscard]] Policy const& policy() const { return m_policy; }
    [[nodiscard]] SandboxMetrics& metrics() { return m_metrics; }

private:
    CellPool(Policy const& policy, KeeperProcess keeper);
    [[nodiscard]] std::optional<Cell> take_idle(Mould const& mould);
    [[nodiscard]] support::Result<Cell> make_cell();
    [[nodiscard]] support::Result<Cell> make_cell(unsigned number);
    [[nodiscard]] std::optional<unsigned> take_number();
    void give_number_back(unsigned number);
    void drop_or_keep(Cell cell);
    // Makes a cell that is ready for anything, unless there is one. Does not wait for it. Called when
    // programs end rather than when they start, because a caller waits for a start.
    void keep_spare();
    [[nodiscard]] ControlGroupLayout const& layout() const;

    Policy m_policy;
    KeeperProcess m_keeper;
    std::string m_runsc; // where it is, if it starts the programs
    bool m_privileged;
    Means m_means;
    SandboxMetrics m_metrics;
    std::mutex m_mutex; // for what follows
    std::vector<Cell> m_idle;
    std::vector<bool> m_numbers_taken;
};

} // namespace sandbox
