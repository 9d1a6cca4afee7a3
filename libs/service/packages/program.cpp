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

// "maps/small.txt" is called "small".
match::EngineStart start_of(Package const& package) {
    auto const& manifest = package.manifest;
    match::EngineStart start{.is_told = manifest.is_told, .options = manifest.options};
    rules::OptionInfo option{.name = match::EngineStart::map_option,
                             .help = "the map that is played; any: the seed decides",
                             .standard = match::EngineStart::any_map,
                             .choices = {match::EngineStart::any_map}};
    for (auto const& map : manifest.maps) {
        auto name = map_name(map);
        option.choices.push_back(name);
        start.maps.emplace_back(std::move(name), package.text(map));
    }
    if (!start.maps.empty()) {
        start.options.push_back(std::move(option));
    }
    return start;
}

} // namespace

Result<ProgramOrRejection> build_engine(Package const& package, match::Workshop& workshop,
                                        support::CorePermit* core) {
    auto built = build(package, package.manifest.engine, workshop, core);
    if (built) {
        if (auto* const engine = std::get_if<match::BuiltProgram>(&*built)) {
            engine->start = start_of(package);
        }
    }
    return built;
}

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
