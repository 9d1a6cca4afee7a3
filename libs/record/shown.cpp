#include "record/shown.hpp"

#include "support/json_delta.hpp"

#include <algorithm>
#include <utility>

namespace record {

using support::ErrorKind;
using support::fail;
using support::Json;
using support::Result;

namespace {

Result<Json> read_view(std::string_view text, std::size_t seats) {
    auto view = TULKAS_TRY(support::parse_json(text));
    auto const* const members = view.if_object();
    auto const is_known = [](auto const& member) { return member.key() == "all" || member.key() == "seats"; };
    if (members == nullptr || !members->contains("all") || !std::ranges::all_of(*members, is_known)) {
        return fail(ErrorKind::invalid, "a view must be an object with \"all\" and perhaps \"seats\"");
    }
    auto const* const of_seats = members->if_contains("seats");
    if (of_seats != nullptr && (!of_seats->is_array() || of_seats->get_array().size() != seats)) {
        return fail(ErrorKind::invalid, "\"seats\" of a view must be a list of {}", seats);
    }
    return view;
}

} // namespace

Result<bool> ShownViews::show(std::string_view text) {
    if (text.size() > m_limits.view_bytes) {
        return fail(ErrorKind::invalid, "a view of {} bytes, and at most {} may be shown", text.size(),
                    m_limits.view_bytes);
    }
    if (++m_count > m_limits.between_questions) {
        return fail(ErrorKind::invalid, "more than {} views before a question", m_limits.between_questions);
    }
    auto view = TULKAS_TRY(read_view(text, m_seats));
    bool const was_full = m_is_full;
    // As if nothing of the next change could be left out.
    m_is_full = was_full || m_bytes + text.size() > m_limits.game_bytes;
    m_latest = m_is_full ? Json() : std::move(view);
    return m_is_full == was_full;
}

void ShownViews::settle(std::size_t ply) {
    m_count = 0;
    if (!m_latest) {
        return;
    }
    if (auto const change = support::json_change(m_settled, *m_latest)) {
        m_news = support::to_text(*change);
        m_bytes += m_news->size();
        m_all.push_back({.ply = ply, .change = *m_news});
    }
    m_settled = *std::move(m_latest);
    m_latest.reset();
}

// A view is measured only when its changes could have made it too large.
Result<void> ShownView::change(std::string_view text) {
    auto const read = TULKAS_TRY(support::parse_json(text));
    TULKAS_TRY(support::apply_json_change(m_view, read));
    auto const most = 2 * m_limits.view_bytes; // the engine may have written it shorter than we do
    m_most_bytes += text.size();
    if (m_most_bytes > most) {
        m_most_bytes = support::to_text(m_view).size();
    }
    return m_most_bytes <= most ? Result<void>()
                                : fail(ErrorKind::invalid, "what is shown has more than {} bytes", most);
}

Result<Json const*> ShownReader::at(std::size_t ply) {
    for (; m_next < m_all.size() && m_all[m_next].ply <= ply; ++m_next) {
        TULKAS_TRY(m_view.change(m_all[m_next].change));
    }
    return &m_view.get();
}

} // namespace record
