#include "tulkas/remote_bot.hpp"

#include "protocol/base64.hpp"
#include "protocol/limits.hpp"
#include "relay/parcel.hpp"
#include "relay/remote_channel.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

#include <memory>
#include <utility>
#include <variant>

namespace tulkas {

using match::BotOrRejection;
using support::fail;
using support::Result;

namespace {

class RemoteBot final : public match::Bot {
public:
    RemoteBot(languages::BuiltBot const& bot, std::string program, relay::Door const& door)
        : m_name(bot.name),
          m_digest(bot.digest),
          m_program(std::make_shared<std::string const>(std::move(program))),
          m_door(door) {}

    [[nodiscard]] std::string const& name() const override { return m_name; }
    [[nodiscard]] std::string hash() const override { return m_digest; }

    [[nodiscard]] Result<runtime::Player> sit_down(match::Seating const& seating) const override {
        return runtime::Player{.name = m_name,
                               .channel = relay::make_remote_channel(seating.loop, m_door, m_program),
                               .hash = m_digest};
    }

private:
    std::string m_name;
    std::string m_digest;
    std::shared_ptr<std::string const> m_program;
    relay::Door const& m_door;
};

Result<BotOrRejection> send_out(languages::BuiltBot const& bot, relay::Door const& door) {
    constexpr auto most = protocol::Limits{}.binary;
    auto const parcel = TULKAS_TRY(relay::parcel_of(bot, most));
    std::string program;
    protocol::append_base64(program, relay::pack(parcel));
    if (program.size() > most) {
        return pairing::Rejection{
            .why = fmt::format("too large to send to another machine: more than {} MiB", most >> 20U),
            .messages = {}};
    }
    return std::make_shared<RemoteBot const>(bot, std::move(program), door);
}

} // namespace

Result<BotOrRejection> make_remote_bot(std::string const& path, match::Workshop& workshop,
                                       std::function<Result<relay::Door const*>()> const& open_door) {
    auto const submission = languages::read_submission(workshop.languages(), path);
    if (!submission) {
        return fail(submission.error().kind, "{}: {}", support::in_quotes(path), submission.error().message);
    }
    auto const outcome = TULKAS_TRY(workshop.builder().build(*submission));
    if (auto const* const failure = std::get_if<languages::BuildFailure>(&outcome)) {
        return pairing::Rejection{.why = failure->summary, .messages = failure->messages};
    }
    auto const door = TULKAS_TRY(open_door());
    return send_out(std::get<languages::BuiltBot>(outcome), *door);
}

} // namespace tulkas
