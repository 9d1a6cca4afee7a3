#include "people/display_name.hpp"
#include "people/institution.hpp"

#include <gtest/gtest.h>

namespace people {
namespace {

using support::JsonArray;
using support::JsonObject;

constexpr std::string_view smallest = R"(
[providers.uni]
title = "University"
issuer = "https://login.example"
client_id = "arena"
)";

support::Result<std::vector<Institution>> read(std::string const& text) {
    return read_institutions(text, "/etc/tulkas/providers.toml", "https://arena.example");
}

TEST(AnInstitution, IsReadFromAFile) {
    auto const all = read(std::string(smallest)).value();
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all[0].name, "uni");
    EXPECT_EQ(all[0].client.redirect_url, "https://arena.example/login/uni");
    EXPECT_EQ(all[0].client.scopes, (std::vector<std::string>{"openid", "profile", "email"}));
    EXPECT_TRUE(all[0].provisions);
    EXPECT_FALSE(all[0].trusts_email);
    EXPECT_TRUE(read("")->empty());
}

TEST(AnInstitution, IsRefusedWithWhatIsWrongInItsFile) {
    for (auto const& [more, why] : {std::pair<std::string, std::string>{"colour = 1", "colour"},
                                    {"scopes = [\"profile\"]", "openid"},
                                    {"client_secret_file = \"none\"", "client_secret_file"},
                                    {"[providers.uni.roles]\nstaff = \"king\"", "roles"},
                                    {"[providers.uni.claims]\nshoe = \"size\"", "shoe"},
                                    {"[providers.\"no name\"]\ntitle = \"x\"", "may contain only"}}) {
        auto const result = read(std::string(smallest) + more);
        ASSERT_FALSE(result) << more;
        EXPECT_NE(result.error().message.find(why), std::string::npos) << result.error().message;
    }
    std::string plain(smallest);
    plain.replace(plain.find("https"), 5, "http");
    EXPECT_FALSE(read(plain)) << "only on this machine";
    plain.replace(plain.find("login.example"), 13, "127.0.0.1:9");
    EXPECT_TRUE(read(plain));
    plain.replace(plain.find("127.0.0.1:9"), 11, "127.0.0.1.evil.example");
    EXPECT_FALSE(read(plain));
}

TEST(AnInstitution, SaysWhoSomebodyIs) {
    Institution uni{
        .name = "uni", .title = "", .client = {}, .claims = {}, .roles = {{"staff", Role::organiser}}};
    uni.claims.student_number = "number";
    uni.claims.groups = "realm.groups";
    uni.trusts_email = true;
    auto const told = told_by(uni, {{"sub", "7"},
                                    {"preferred_username", "o.tter@uni.example"},
                                    {"name", "Ödön Ótter"},
                                    {"number", "N-1"},
                                    {"email", "otter@uni.example"},
                                    {"email_verified", true},
                                    {"realm", JsonObject{{"groups", JsonArray{"students", "staff", 7}}}}});
    EXPECT_EQ(told.subject, "7");
    EXPECT_EQ(told.login, "o.tter");
    EXPECT_EQ(told.display_name, "Ödön Ótter");
    EXPECT_EQ(told.student_number, "N-1");
    EXPECT_EQ(told.email, "otter@uni.example");
    EXPECT_EQ(told.groups, (std::vector<std::string>{"students", "staff"}));
    EXPECT_EQ(told.role, Role::organiser);
}

TEST(AnInstitution, IsBelievedNoMoreThanItMust) {
    Institution uni{.name = "uni", .title = "", .client = {}, .claims = {}, .roles = {}};
    auto const nothing = told_by(uni, {{"sub", 7}, {"name", 7}, {"groups", 7}, {"preferred_username", "…"}});
    EXPECT_EQ(nothing.subject, "");
    EXPECT_EQ(nothing.login, "user");
    EXPECT_EQ(nothing.role, std::nullopt);
    EXPECT_EQ(told_by(uni, {{"email", "a@b.c"}, {"email_verified", true}}).email, "") << "it is not trusted";
    uni.trusts_email = true;
    EXPECT_EQ(told_by(uni, {{"email", "a@b.c"}, {"email_verified", true}}).email, "a@b.c");
    EXPECT_EQ(told_by(uni, {{"email", "a@b.c"}, {"email_verified", false}}).email, "");
    EXPECT_EQ(told_by(uni, {{"email", "a@b.c"}}).email, "");
    for (std::string const& bad :
         {std::string("otter"), std::string("@b.c"), std::string("a@"), std::string("a@b@c"),
          std::string("a b@c.d"), std::string("a@b.c\r\nX: y"), std::string("<a@b.c>"),
          std::string("a,b@c.d"), std::string("ö@b.c"), std::string(254, 'a') + "@b.c"}) {
        EXPECT_EQ(told_by(uni, {{"email", bad}, {"email_verified", true}}).email, "") << bad;
    }
    EXPECT_EQ(told_by(uni, {{"name", "a\u202eb"}}).display_name, "");
    EXPECT_EQ(told_by(uni, {{"sub", std::string(300, 'x')}}).subject, "");
    EXPECT_EQ(told_by(uni, {{"preferred_username", "-.-root"}}).login, "root");
    uni.roles = {{"staff", Role::organiser}};
    EXPECT_EQ(told_by(uni, {{"groups", "staff"}}).role, Role::organiser);
    EXPECT_EQ(told_by(uni, {{"groups", JsonArray{"Staff"}}}).role, Role::user);
}

TEST(ADisplayName, MayBeInAnyScript) {
    for (auto const* const name : {"Ödön", "鷺", "Анна Каренина", "محمد", "O'Neill-Smith"}) {
        EXPECT_TRUE(check_display_name(name)) << name;
    }
    std::string const long_name(61, 'a');
    for (std::string_view const name :
         {"", " ", " a", "a ", "a\nb", "a\u200bb", "\u202eabc", "\xff", long_name.c_str()}) {
        EXPECT_FALSE(check_display_name(name)) << name;
    }
    std::string sixty;
    for (int count = 0; count < 60; ++count) {
        sixty += "鷺";
    }
    EXPECT_TRUE(check_display_name(sixty));
}

} // namespace
} // namespace people
