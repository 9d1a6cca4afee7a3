// What people have uploaded: how much each of them stores, and what is removed when nobody needs it any more.
//
// Of a submission that was not accepted the file goes, and the verdict and the report stay. Of every
// submission but the one that plays, the games in which it was judged go, with what was said meanwhile. An
// author may delete an upload that was not accepted at any time; then only the attempt is known, because
// attempts count.
#pragma once

#include "storage/retention.hpp"

namespace storage {

// They go when they were judged, or decided on, before; nothing: they stay.
struct UploadLimits {
    std::optional<support::Moment> files = {}; // of what was not accepted
    std::optional<support::Moment> games = {}; // in which submissions were judged
};

struct SweptUploads {
    std::int64_t files = 0;
    std::int64_t games = 0;                // submissions whose games were removed
    std::optional<std::int64_t> last = {}; // as in Swept
};

class Uploads {
public:
    explicit Uploads(Database& database) : m_database(database) {}

    // Files and archives of this person, in bytes.
    [[nodiscard]] support::Result<std::int64_t> bytes_of(support::AccountId owner);
    // refused: with `size` more bytes it would be more than `most`; nothing: as many as they like. Until the
    // end of the transaction nobody else uploads for this person.
    [[nodiscard]] static support::Result<void> check_room(Transaction& transaction, support::AccountId owner,
                                                          std::int64_t size,
                                                          std::optional<std::int64_t> most);

    // refused: it was accepted, or it is not judged yet.
    [[nodiscard]] support::Result<void> delete_submission(support::SubmissionId id, support::Moment now);
    // refused: it was approved, or it is not decided on.
    [[nodiscard]] support::Result<void> delete_package(support::PackageId id, support::Moment now);

    // One step each.
    [[nodiscard]] support::Result<SweptUploads> sweep_submissions(support::SubmissionId after,
                                                                  UploadLimits const& limits);
    [[nodiscard]] support::Result<Swept> sweep_packages(support::PackageId after, support::Moment before);

private:
    Database& m_database;
};

} // namespace storage
