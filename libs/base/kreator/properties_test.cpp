#include "kreator/complaint_test.hpp"
#include "kreator/declarations.hpp"
#include "kreator/error.hpp"
#include "kreator/properties.hpp"
#include "kreator/property_name.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <fstream>

namespace kreator {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(PropertyName, IsWrittenAsAVariable) {
    EXPECT_EQ(variable_name("TULKAS", "Server.Database.ConnectionString"),
              "TULKAS_SERVER_DATABASE_CONNECTION_STRING");
    EXPECT_EQ(variable_name("TULKAS", "Server.HTTPPort"), "TULKAS_SERVER_HTTP_PORT");
    EXPECT_EQ(variable_name("TULKAS", "Server.Http2Port"), "TULKAS_SERVER_HTTP2_PORT");
    EXPECT_EQ(variable_name("X", "URL"), "X_URL");
}

TEST(PropertyName, IsCapitalisedWordsJoinedByDots) {
    for (auto const* name : {"Server", "Server.Port", "A.B1.C"}) {
        EXPECT_TRUE(is_property_name(name)) << name;
    }
    for (auto const* name :
         {"", "server", "Server.", ".Server", "Server..Port", "Server.port", "Server-Port", "1A"}) {
        EXPECT_FALSE(is_property_name(name)) << name;
    }
}

Properties from_all_sources() {
    std::vector<std::unique_ptr<PropertySource>> sources;
    sources.push_back(
        std::make_unique<GivenValues>("command line", NamedValues{{"Server.Port", Untyped{"1"}}}));
    sources.push_back(std::make_unique<EnvironmentVariables>(
        "TULKAS", [](std::string const& variable) -> std::optional<std::string> {
            if (variable == "TULKAS_SERVER_PORT" || variable == "TULKAS_SERVER_THREADS") {
                return "2";
            }
            return variable == "TULKAS_SERVER_NAME" ? std::optional<std::string>("") : std::nullopt;
        }));
    sources.push_back(std::make_unique<ConfigurationFile>("tulkas.toml", R"(
[Server]
Port = 3
Threads = 3
Secure = true
Database.Path = "3"
)"));
    sources.push_back(std::make_unique<GivenValues>(
        "built-in default", NamedValues{{"Server.Secure", false}, {"Server.Limit", std::int64_t{4}}}));
    return Properties(std::move(sources));
}

TEST(Properties, TakeTheFirstSourceThatHasTheValue) {
    auto const properties = from_all_sources();
    EXPECT_EQ(properties.required<int>("Server.Port"), 1);
    EXPECT_EQ(properties.required<int>("Server.Threads"), 2);
    EXPECT_EQ(properties.required<bool>("Server.Secure"), true);
    EXPECT_EQ(properties.required<std::uint16_t>("Server.Limit"), 4);
    EXPECT_EQ(properties.required<std::string>("Server.Name"), ""); // set to nothing is set
    EXPECT_EQ(properties.optional<int>("Server.Nothing"), std::nullopt);
}

TEST(Properties, ThatAreMissingAreNamedWithEverySource) {
    auto const properties = from_all_sources();
    EXPECT_EQ(complaint([&] { static_cast<void>(properties.required<int>("Server.Nothing")); }),
              "the property Server.Nothing is missing; looked at: command line, environment variable "
              "TULKAS_SERVER_NOTHING, file tulkas.toml, built-in default");
    EXPECT_THAT(complaint([&] { static_cast<void>(properties.optional<int>("server.port")); }),
                HasSubstr("not a property name"));
}

TEST(Properties, OfTheWrongTypeAreErrors) {
    auto const properties = from_all_sources();
    EXPECT_EQ(
        complaint([&] { static_cast<void>(properties.required<int>("Server.Database.Path")); }),
        "the property Server.Database.Path in file tulkas.toml: must be a whole number from -2147483648 to "
        "2147483647 (got the text '3'); looked at: command line, environment variable "
        "TULKAS_SERVER_DATABASE_PATH, "
        "file tulkas.toml");
    EXPECT_THAT(complaint([&] { static_cast<void>(properties.required<bool>("Server.Port")); }),
                HasSubstr("must be true or false (got '1')"));
    EXPECT_THAT(complaint([&] { static_cast<void>(properties.required<std::string>("Server.Secure")); }),
                HasSubstr("must be text (got the boolean 'true')"));
}

TEST(PropertyValue, NumbersAreReadWholeAndWithinTheirRange) {
    EXPECT_EQ(as<std::uint16_t>(Untyped{"65535"}), std::uint16_t{65535});
    for (auto const* text : {"65536", "-1", "", " 1", "1 ", "1.0", "0x1", "99999999999999999999"}) {
        EXPECT_FALSE(as<std::uint16_t>(Untyped{text})) << text;
    }
    EXPECT_EQ(as<std::int64_t>(Untyped{"-9223372036854775808"}), INT64_MIN);
    EXPECT_FALSE(as<std::int64_t>(true));
}

TEST(ConfigurationFile, SaysWhereItIsWrong) {
    auto const reading = [](std::string_view text) {
        return complaint([&] { ConfigurationFile("c.toml", text); });
    };
    EXPECT_THAT(reading("[Server]\nPort = \n"), HasSubstr("c.toml:2: "));
    EXPECT_THAT(reading("[Server]\nport = 1\n"), HasSubstr("c.toml:2: Server.port is not a property name"));
    EXPECT_THAT(reading("[Server]\nPorts = [1, 2]\n"),
                HasSubstr("Server.Ports must be a string, a whole number"));
    EXPECT_THAT(reading("A = 1.5"), HasSubstr("c.toml:1: A must be a string"));
    EXPECT_THAT(complaint([] { ConfigurationFile(std::filesystem::path("/nowhere/c.toml")); }),
                HasSubstr("cannot read the configuration file /nowhere/c.toml"));
}

TEST(ConfigurationFile, IsReadFromDisk) {
    auto const path = std::filesystem::path(testing::TempDir()) / "kreator_test.toml";
    std::ofstream(path) << "Name = \"x\"\n[Server]\nPort = 8080\n";
    ConfigurationFile const file(path);
    std::filesystem::remove(path);
    EXPECT_THAT(file.names(), ElementsAre("Name", "Server.Port"));
    EXPECT_EQ(file.find("Server.Port"), PropertyValue(std::int64_t{8080}));
}

TEST(EnvironmentVariables, AreThoseOfTheProcess) {
    setenv("KREATOR_TEST_SERVER_PORT", "9", 1);
    EnvironmentVariables const variables("KREATOR_TEST");
    EXPECT_EQ(variables.find("Server.Port"), PropertyValue(Untyped{"9"}));
    EXPECT_EQ(variables.find("Server.Name"), std::nullopt);
    unsetenv("KREATOR_TEST_SERVER_PORT");
}

Declarations declared() {
    return Declarations({
        {.name = "Server.Port", .help = "where it listens", .standard = std::int64_t{8080}},
        {.name = "Server.Key", .help = "signs", .standard = std::nullopt, .is_secret = true},
        {.name = "Server.Database.Path", .help = "", .standard = std::nullopt},
        {.name = "Server.Unset", .help = "", .standard = std::nullopt, .is_secret = true},
    });
}

TEST(Declarations, ShowTheEffectiveConfigurationWithSecretsMasked) {
    std::vector<std::unique_ptr<PropertySource>> sources;
    sources.push_back(
        std::make_unique<GivenValues>("command line", NamedValues{{"Server.Key", Untyped{"hunter2"}}}));
    sources.push_back(std::make_unique<GivenValues>("built-in default", declared().standards()));
    std::vector<std::string> lines;
    for (auto const& setting : declared().effective(Properties(std::move(sources)))) {
        lines.push_back(setting.name + "=" + setting.value + " (" + setting.place + ")");
    }
    EXPECT_THAT(lines, ElementsAre("Server.Database.Path= ()", "Server.Key=******** (command line)",
                                   "Server.Port=8080 (built-in default)", "Server.Unset= ()"));
}

TEST(Declarations, FindWhatIsMisspelt) {
    EXPECT_THAT(declared().unknown({"Server.Port", "Server.Prot"}), ElementsAre("Server.Prot"));
}

TEST(Declarations, RefuseWhatIsDeclaredTwiceOrNoName) {
    EXPECT_THAT(complaint([] {
                    Declarations(
                        std::vector<Declaration>{{.name = "A", .help = ""}, {.name = "A", .help = ""}});
                }),
                HasSubstr("A is declared twice"));
    EXPECT_THAT(complaint([] { Declarations(std::vector<Declaration>{{.name = "a", .help = ""}}); }),
                HasSubstr("not a property name"));
}

} // namespace
} // namespace kreator
