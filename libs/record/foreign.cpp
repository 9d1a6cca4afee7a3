#include "record/foreign.hpp"

#include "support/controls.hpp"

namespace record {

GameRecord with_visible_text(GameRecord record) {
    for (auto& name : record.seats) {
        name = support::visible_line(name);
    }
    if (record.blame) {
        record.blame->why = support::visible_line(record.blame->why);
    }
    record.outcome.reason = support::visible_line(record.outcome.reason);
    for (auto& log : record.logs) {
        log.spell_out_controls();
    }
    return record;
}

} // namespace record
