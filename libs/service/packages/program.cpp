#include "packages/program.hpp"

#include "languages/submission.hpp"

#include <algorithm>

namespace packages {

using languages::SourceFile;
using support::ErrorKind;
using support::pass_on;
using support::Result;

namespace {

Result<languages::Submission> check(Package const& package, std::string const& name,
                                    languages::Languages const& languages) {
    auto const file = std::ranges::find(package.files, name, &SourceFile::name);
    if (file == package.files.end()) {
        return languages::check_folder(languages, last_part(name), package.folder(name));
    }
    auto alone = *file;
    alone.name = last_part(name);
    return languages::check_submission(languages, std::move(alone));
}

} // namespace

Result<ProgramOrRejection> build(Package const& package, std::string const& name, match::Workshop& workshop,
                                 support::CorePermit* core) {
    auto const submission = check(package, name, workshop.languages());
    if (submission) {
        return match::build_program(*submission, workshop, core);
    }
    return submission.error().kind == ErrorKind::unavailable
               ? Result<ProgramOrRejection>(pass_on(submission))
               : pairing::Rejection{.why = submission.error().message, .messages = {}};
}

} // namespace packages
