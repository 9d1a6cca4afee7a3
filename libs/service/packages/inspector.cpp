#include "packages/inspector.hpp"

#include "fleet/materials.hpp"
#include "packages/remote_trial.hpp"
#include "packages/report.hpp"
#include "support/json.hpp"
#include "support/overloaded.hpp"

namespace packages {

using storage::GamePackages;
using storage::PackageState;
using support::ErrorKind;
using support::fail;
using support::PackageId;
using support::pass_on;
using support::Result;

namespace {

constexpr char const* our_fault =
    "the trial itself failed, which is no fault of this game; the administrator has been told";

Result<PackageId> package_of(queue::Task const& task) {
    auto const what = TULKAS_TRY(support::parse_json(task.what));
    auto const* const id = what.is_object() ? what.get_object().if_contains("package") : nullptr;
    return id != nullptr && id->is_int64() ? Result<PackageId>(id->get_int64())
                                           : fail(ErrorKind::invalid, "no package is named");
}

storage::CheckedPackage to_checked(TrialOrRejection const& outcome) {
    return std::visit(support::Overloaded{[](Trial const& trial) {
                                              return storage::CheckedPackage{.state = PackageState::waiting,
                                                                             .report = to_text(trial)};
                                          },
                                          [](pairing::Rejection const& rejection) {
                                              return storage::CheckedPackage{.state = PackageState::refused,
                                                                             .why = rejection.why,
                                                                             .report = to_text(rejection)};
                                          }},
                      outcome);
}

} // namespace

Inspector::Inspector(storage::Database& database, match::Workshop& workshop, queue::Now now)
    : m_database(database),
      m_workshop(workshop),
      m_now(std::move(now)),
      m_packages(database),
      m_contents(database) {}

queue::Handler Inspector::handler() {
    return {.run = [this](queue::Task const& task) { return run(task); },
            .give_up =
                [this](storage::Transaction& transaction, queue::Task const& task, support::Error const&) {
                    m_verdicts.at({"failed"}).add();
                    if (auto const id = package_of(task)) {
                        GamePackages::finish_check(
                            transaction, *id, {.state = PackageState::failed, .why = our_fault}, m_now());
                    }
                },
            .order = [this](queue::Task const& task) { return order(task); },
            .accept = [this](queue::Task const& task,
                             support::JsonObject const& report) { return accept(task, report); }};
}

Result<queue::Completion> Inspector::run(queue::Task const& task) {
    auto const package = TULKAS_TRY(begin(task));
    auto const checked = check(package, task);
    if (!checked) {
        return pass_on(checked);
    }
    return complete(package.id, *checked);
}

queue::Completion Inspector::complete(PackageId id, storage::CheckedPackage checked) {
    m_verdicts.at({checked.state == PackageState::waiting ? "passed" : "refused"}).add();
    return [id, checked = std::move(checked), now = m_now()](storage::Transaction& transaction) {
        GamePackages::finish_check(transaction, id, checked, now);
    };
}

Result<queue::Order> Inspector::order(queue::Task const& task) {
    auto const package = TULKAS_TRY(begin(task));
    return fleet::order_with(
        {}, {.package = fleet::Package{.game = package.game,
                                       .version = static_cast<std::uint64_t>(package.version),
                                       .content = package.archive}});
}

// Whether its games are true an administrator sees, who plays it before it is approved.
Result<queue::Completion> Inspector::accept(queue::Task const& task, support::JsonObject const& report) {
    auto const id = TULKAS_TRY(package_of(task));
    auto const package = TULKAS_TRY(m_packages.find(id));
    if (!package) {
        return fail(ErrorKind::not_found, "there is no package {}", id);
    }
    auto const archive = TULKAS_TRY(m_contents.get(package->archive));
    auto const unpacked = unpack_package(archive); // which has been done before it was taken
    if (!unpacked) {
        return fail(ErrorKind::unavailable, "{}", unpacked.error().message);
    }
    auto const outcome = TULKAS_TRY(outcome_from(report, *unpacked));
    return complete(id, to_checked(outcome));
}

void Inspector::write_metrics(metrics::Page& page) const {
    page.counters({"tulkas_game_trials_total", "Uploaded games that were tried here."}, {"verdict"},
                  m_verdicts);
}

Result<storage::GamePackage> Inspector::begin(queue::Task const& task) {
    auto const id = TULKAS_TRY(package_of(task));
    bool is_wanted = false;
    auto const written = m_database.write(
        [&](storage::Transaction& transaction) { is_wanted = GamePackages::enter(transaction, id); });
    if (!written || !is_wanted) {
        return written ? fail(ErrorKind::conflict, "nobody waits for the trial of package {}", id)
                       : Result<storage::GamePackage>(pass_on(written));
    }
    auto package = m_packages.find(id);
    return package ? Result<storage::GamePackage>(**std::move(package)) : pass_on(package);
}

Result<storage::CheckedPackage> Inspector::check(storage::GamePackage const& package,
                                                 queue::Task const& task) {
    auto const archive = TULKAS_TRY(m_contents.get(package.archive));
    auto const unpacked = unpack_package(archive); // which has been done before it was taken
    if (!unpacked) {
        return pass_on(unpacked);
    }
    TrialSettings settings;
    settings.stop = &task.stop;
    settings.core = task.core;
    auto const outcome = try_out(*std::move(unpacked), m_workshop, settings);
    return outcome ? Result<storage::CheckedPackage>(to_checked(*outcome)) : pass_on(outcome);
}

} // namespace packages
