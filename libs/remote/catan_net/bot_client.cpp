#include "catan_net/bot_client.hpp"

#include "catan/notation.hpp"
#include "catan/playout.hpp"
#include "catan/state.hpp"
#include "support/assert.hpp"

namespace catan_net {

catan::Move another_move(GameClient const& client, catan::Position const& position, support::Random& random) {
    auto const expected = client.expected_elsewhere();
    return expected ? *expected : catan::random_move(position, random);
}

std::optional<Request> BotClient::act() {
    auto const position = m_client.question();
    if (!position) {
        return std::nullopt;
    }
    if (m_client.refusals() > 0) {
        return m_client.decide(another_move(m_client, *position, m_random));
    }
    rules::TimeLeft const left{.call = m_thinking_time};
    auto const move = catan::parse_move(m_bot->decide(catan::State(*position, 0), left));
    TULKAS_ASSERT(move.has_value());
    return m_client.decide(*move);
}

} // namespace catan_net
