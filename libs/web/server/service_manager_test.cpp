#include "server/service_manager.hpp"
#include "support/file_descriptor.hpp"
#include "temporary/directory.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace server {
namespace {

using Environment = std::map<std::string, std::string>;

ServiceManager in(Environment const& environment) {
    return ServiceManager([&](char const* name) {
        auto const found = environment.find(name);
        return found == environment.end() ? "" : found->second;
    });
}

TEST(ServiceManager, IsToldWhatHappens) {
    temporary::Directory const directory;
    auto const path = (directory.path() / "notify").string();
    support::FileDescriptor const socket(::socket(AF_UNIX, SOCK_DGRAM, 0));
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    std::ranges::copy(path, address.sun_path);
    ASSERT_EQ(bind(socket.get(), reinterpret_cast<sockaddr const*>(&address), sizeof(address)), 0);
    in({{"NOTIFY_SOCKET", path}}).tell("READY=1\nSTATUS=here");
    std::array<char, 100> heard{};
    auto const length = recv(socket.get(), heard.data(), heard.size(), 0);
    ASSERT_GT(length, 0);
    EXPECT_EQ(std::string_view(heard.data(), static_cast<std::size_t>(length)), "READY=1\nSTATUS=here");
}

TEST(ServiceManager, IsNotMissed) {
    in({}).tell("READY=1");
    in({{"NOTIFY_SOCKET", "/nowhere/at/all"}}).tell("READY=1");
    in({{"NOTIFY_SOCKET", std::string(1000, 'x')}}).tell("READY=1");
}

TEST(ServiceManager, WantsToHearFromThisProcessOnly) {
    using std::chrono::seconds;
    auto const own = std::to_string(getpid());
    EXPECT_EQ(in({}).watchdog(), seconds(0));
    EXPECT_EQ(in({{"WATCHDOG_USEC", "30000000"}, {"WATCHDOG_PID", own}}).watchdog(), seconds(30));
    EXPECT_EQ(in({{"WATCHDOG_USEC", "30000000"}}).watchdog(), seconds(30));
    EXPECT_EQ(in({{"WATCHDOG_USEC", "30000000"}, {"WATCHDOG_PID", "1"}}).watchdog(), seconds(0));
    EXPECT_EQ(in({{"WATCHDOG_USEC", "-5"}}).watchdog(), seconds(0));
}

} // namespace
} // namespace server
