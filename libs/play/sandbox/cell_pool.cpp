#include "sandbox/cell_pool.hpp"

#include "sandbox/control_group_setup.hpp"
#include "sandbox/gvisor.hpp"
#include "sandbox/users.hpp"

#include <algorithm>
#include <atomic>

namespace sandbox {

using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;

namespace {

// With this many idle cells, one that is ready for other needs is cleared instead of making another.
constexpr std::size_t comfortable = 32;

// The control groups of several pools in one process must have different names.
int next_number() {
    static std::atomic<int> number{0};
    return number++;
}

} // namespace

CellPool::CellPool(Policy const& policy, KeeperProcess keeper)
    : m_policy(policy),
      m_keeper(std::move(keeper)),
      m_privileged(policy.confined && is_privileged()),
      m_numbers_taken(most_cells, false) {}

ControlGroupLayout const& CellPool::layout() const {
    static ControlGroupLayout const nothing;
    static ControlGroupLayout const found = set_up_control_groups();
    return m_policy.control_groups ? found : nothing;
}

Result<std::shared_ptr<CellPool>> CellPool::create(Policy const& policy) {
    auto keeper = TULKAS_TRY(KeeperProcess::create());
    std::shared_ptr<CellPool> pool(new CellPool(policy, std::move(keeper)));
    if (policy.confined && policy.level == Level::gvisor) {
        auto runsc = find_runsc();
        if (!runsc) {
            return fail(ErrorKind::unavailable, "runsc, the program of gVisor, is not installed");
        }
        pool->m_runsc = *std::move(runsc);
    }
    auto cell = TULKAS_TRY(pool->make_cell());
    // The filter that will most likely be wanted is made while the cell gets ready.
    [[maybe_unused]] auto const filter = filter_for(
        {.processes = false, .shared_memory = cell.group().limits_memory(), .gvisor = cell.is_gvisor()});
    TULKAS_TRY(cell.settle());
    pool->m_means = cell.group().means();
    auto const& means = pool->m_means;
    if (cell.is_gvisor() &&
        (means.memory == 0 || means.tasks == 0 || means.cpu_time == 0 || means.stopping == 0)) {
        return fail(
            ErrorKind::unavailable,
            "gVisor is limited and stopped by control groups for memory, tasks, CPU time and freezing, "
            "and not all of them can be used here");
    }
    pool->m_idle.push_back(std::move(cell));
    return pool;
}

std::optional<unsigned> CellPool::take_number() {
    std::scoped_lock const lock(m_mutex);
    auto const free = std::ranges::find(m_numbers_taken, false);
    if (free == m_numbers_taken.end()) {
        return std::nullopt;
    }
    *free = true;
    return static_cast<unsigned>(free - m_numbers_taken.begin());
}

void CellPool::give_number_back(unsigned number) {
    std::scoped_lock const lock(m_mutex);
    m_numbers_taken[number] = false;
}

Result<Cell> CellPool::make_cell() {
    auto const number = take_number();
    if (!number) {
        return fail(ErrorKind::unavailable, "all {} sandboxes are in use", most_cells);
    }
    auto cell = make_cell(*number);
    if (!cell) {
        give_number_back(*number);
    }
    return cell;
}

Result<Cell> CellPool::make_cell(unsigned number) {
    wire::CellPlan plan;
    plan.confined = m_policy.confined;
    plan.gvisor = !m_runsc.empty();
    if (m_policy.confined) {
        TULKAS_TRY(choose_users(plan, static_cast<std::uint64_t>(m_keeper.process()), number));
    }
    auto socket = TULKAS_TRY(m_keeper.make_cell(plan));
    // The cell makes its namespaces while we make its groups.
    auto const name = control_group_name(next_number());
    TULKAS_TRY(m_keeper.remember({.directories = ControlGroup::directories(layout(), name)}));
    Cell cell({.number = number, .confined = m_policy.confined, .privileged = m_privileged, .runsc = m_runsc},
              std::move(socket), ControlGroup::create(layout(), name));
    TULKAS_TRY(cell.join_group());
    return cell;
}

std::optional<Cell> CellPool::take_idle(Mould const& mould) {
    std::scoped_lock const lock(m_mutex);
    auto found = std::ranges::find_if(
        m_idle, [&](Cell const& cell) { return cell.is_prepared_for(mould) && cell.is_free(); });
    if (found == m_idle.end()) {
        // One that is ready for something else would first have to clear that away.
        found = std::ranges::find_if(m_idle, [](Cell const& cell) { return !cell.is_prepared(); });
    }
    if (found == m_idle.end() && m_idle.size() >= comfortable) {
        found = std::ranges::find_if(m_idle, &Cell::is_free);
    }
    if (found == m_idle.end()) {
        return std::nullopt;
    }
    Cell cell = std::move(*found);
    m_idle.erase(found);
    return cell;
}

Result<Cell> CellPool::take(Mould const& mould) {
    auto idle = take_idle(mould);
    auto cell = idle ? Result<Cell>(std::move(*idle)) : make_cell();
    if (!cell) {
        return cell;
    }
    if (auto const prepared = cell->prepare(mould); !prepared) {
        drop_or_keep(std::move(*cell));
        return pass_on(prepared);
    }
    return cell;
}

void CellPool::keep_spare() {
    {
        std::scoped_lock const lock(m_mutex);
        if (std::ranges::any_of(m_idle, [](Cell const& cell) { return !cell.is_prepared(); })) {
            return;
        }
    }
    if (auto cell = make_cell()) {
        drop_or_keep(std::move(*cell));
    }
}

void CellPool::give_back(Cell cell, Mould const& mould) {
    // If it fails, the cell is broken, or the next request for the same gets the error.
    [[maybe_unused]] auto const prepared = cell.prepare(mould);
    drop_or_keep(std::move(cell));
    keep_spare();
}

void CellPool::drop_or_keep(Cell cell) {
    if (cell.is_broken()) {
        give_number_back(cell.number());
        return;
    }
    std::scoped_lock const lock(m_mutex);
    m_idle.push_back(std::move(cell));
}

} // namespace sandbox
