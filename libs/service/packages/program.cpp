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
void add_pool(match::EngineStart& start, Package const& package, std::string option,
              std::vector<std::string> const& files, std::string help) {
    if (files.empty()) {
        return;
    }
    rules::OptionInfo info{
        .name = option, .help = std::move(help), .standard = match::Pool::any, .choices = {match::Pool::any}};
    match::Pool pool{.option = std::move(option)};
    for (auto const& file : files) {
        auto name = name_in_pool(file);
        info.choices.push_back(name);
        pool.texts.emplace_back(std::move(name), package.text(file));
    }
    start.options.push_back(std::move(info));
    start.pools.push_back(std::move(pool));
}

} // namespace

match::EngineStart start_of(Package const& package) {
    auto const& manifest = package.manifest;
    match::EngineStart start{.is_told = manifest.is_told,
                             .options = manifest.options,
                             .teams = manifest.teams,
                             .is_simultaneous = manifest.is_simultaneous};
    add_pool(start, package, match::Pool::maps, manifest.maps,
             "the map that is played; any: the seed decides");
    add_pool(start, package, match::Pool::positions, manifest.positions,
             "the position from which the game starts; any: the seed decides");
    return start;
}

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
