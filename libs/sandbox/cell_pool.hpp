// The cells of one keeper: kept ready, lent out, taken back.
#pragma once

#include "sandbox/cell.hpp"
#include "sandbox/control_group_layout.hpp"
#include "sandbox/keeper_process.hpp"
#include "sandbox/policy.hpp"
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

    // A free cell, one that has the view already if there is one, a new one if there is none.
    [[nodiscard]] support::Result<Cell> take(View const& view);
    void give_back(Cell cell);

    [[nodiscard]] Policy const& policy() const { return m_policy; }

private:
    CellPool(Policy const& policy, KeeperProcess keeper);
    [[nodiscard]] std::optional<Cell> take_idle(View const& view);
    [[nodiscard]] support::Result<Cell> make_cell();
    [[nodiscard]] support::Result<Cell> make_cell(unsigned number);
    [[nodiscard]] std::optional<unsigned> take_number();
    void give_number_back(unsigned number);

    Policy m_policy;
    KeeperProcess m_keeper;
    bool m_privileged;
    ControlGroupLayout m_layout;
    std::mutex m_mutex; // for what follows
    std::vector<Cell> m_idle;
    std::vector<bool> m_numbers_taken;
};

} // namespace sandbox
