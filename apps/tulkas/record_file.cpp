#include "tulkas/record_file.hpp"

#include "support/json.hpp"
#include "support/text.hpp"
#include "tulkas/play_json.hpp"

#include <cerrno>
#include <chrono>
#include <cstring>

namespace tulkas {

using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonArray;
using support::JsonObject;
using support::Result;

namespace {

constexpr int format_version = 1;

Json record_json(runtime::GameRecord const& record) {
    JsonObject options;
    for (auto const& [name, value] : record.options) {
        options.emplace(name, value);
    }
    JsonArray cpu_of_moves;
    for (auto const& move : record.moves) {
        cpu_of_moves.emplace_back(std::chrono::floor<std::chrono::microseconds>(move.cpu).count());
    }
    JsonObject object{{"record", format_version},
                      {"game", record.game},
                      {"options", std::move(options)},
                      {"position", record.position ? Json(*record.position) : Json(nullptr)}};
    for (auto const& member : game_json(record)) {
        object.insert(member);
    }
    object.emplace("cpu_us_of_moves", std::move(cpu_of_moves));
    return object;
}

} // namespace

Result<RecordFile> RecordFile::create(std::string const& path) {
    std::FILE* const file = std::fopen(path.c_str(), "we");
    if (file == nullptr) {
        return fail(ErrorKind::unavailable, "cannot write {}: {}", support::in_quotes(path),
                    std::strerror(errno));
    }
    return RecordFile(path, file);
}

Result<void> RecordFile::add(runtime::GameRecord const& record) {
    std::string const line = support::to_text(record_json(record)) + "\n";
    if (std::fwrite(line.data(), 1, line.size(), m_file.get()) != line.size()) {
        return write_error();
    }
    return {};
}

Result<void> RecordFile::close() {
    if (std::fclose(m_file.release()) != 0) {
        return write_error();
    }
    return {};
}

std::unexpected<support::Error> RecordFile::write_error() const {
    return fail(ErrorKind::unavailable, "cannot write {}: {}", support::in_quotes(m_path),
                std::strerror(errno));
}

} // namespace tulkas
