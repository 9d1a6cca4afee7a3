#include "catan_net/bot_client.hpp"

#include "catan/notation.hpp"
#include "catan/playout.hpp"
#include "catan/state.hpp"
#include "support/assert.hpp"

namespace catan_net {

catan::Move another_move(catan::Position const& position, support::Random& random) {
    return catan::random_move(position, random);
}

std::optional<Request> BotClient::act() {
    auto const position = m_client.question();
    if (!position) {
        return std::nullopt;
    }
    if (m_client.refusals() > 0) {
        return m_client.decide(another_move(*position, m_random));
    }
    rules::TimeLeft const left{.call = m_thinking_time};
    auto const move = catan::parse_move(m_bot->decide(catan::State(*position, 0), left));
    TULKAS_ASSERT(move.has_value());
    return m_client.decide(*move);
}

} // namespace catan_net
