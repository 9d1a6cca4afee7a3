#include "tables/remote_bots.hpp"

namespace tables {

using support::ErrorKind;
using support::fail;

namespace {

class NoRemoteBots final : public RemoteBots {
public:
    support::Result<void> check(std::string const& bot, rules::Game const& /*game*/,
                                Participant const& /*who*/) override {
        return fail(ErrorKind::not_found, "there is no bot {}", bot);
    }
    void sit_down(Table const& /*table*/, rules::Seat /*seat*/) override {}
    void ask(Table const& /*table*/, rules::Seat /*seat*/, Answer /*answer*/) override {}
    void over(Table const& /*table*/) override {}
    void stop() override {}
};

} // namespace

std::shared_ptr<RemoteBots> no_remote_bots() {
    return std::make_shared<NoRemoteBots>();
}

} // namespace tables
