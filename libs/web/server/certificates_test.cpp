#include "server/certificates.hpp"
#include "temporary/directory.hpp"

#include <gtest/gtest.h>

#include <fstream>

namespace server {
namespace {

using support::ErrorKind;
using support::fail;
using support::Result;

class CertificatesTest : public testing::Test {
protected:
    void write(char const* name, std::string const& text) const {
        std::ofstream(m_directory.path() / name) << text;
    }
    [[nodiscard]] std::string path(char const* name) const { return m_directory.path() / name; }

    temporary::Directory m_directory;
    std::string m_lines;
    Log m_log{{.format = LogFormat::json}, [this](std::string_view line) { m_lines += line; }};
    int m_used = 0;
    Result<void> m_result;
    Certificates::Use m_use = [this](http::TlsFiles const&) {
        ++m_used;
        return m_result;
    };
};

TEST_F(CertificatesTest, AreReadAgainWhenOneOfThemChanges) {
    write("certificate", "a");
    write("key", "a");
    Certificates certificates({.certificate_chain = path("certificate"), .private_key = path("key")}, m_use,
                              m_log);
    certificates.look();
    EXPECT_EQ(m_used, 0);
    write("key", "bb");
    certificates.look();
    certificates.look();
    EXPECT_EQ(m_used, 1);
    EXPECT_NE(m_lines.find("the certificate was read again"), std::string::npos);
    std::filesystem::remove(path("certificate"));
    write("other", "a");
    std::filesystem::create_symlink("other", path("certificate"));
    certificates.look();
    EXPECT_EQ(m_used, 2);
}

TEST_F(CertificatesTest, ThatCannotBeUsedAreTriedAtTheNextChange) {
    write("certificate", "a");
    write("key", "a");
    Certificates certificates({.certificate_chain = path("certificate"), .private_key = path("key")}, m_use,
                              m_log);
    m_result = fail(ErrorKind::invalid, "key values mismatch");
    write("certificate", "bb");
    certificates.look();
    certificates.look();
    EXPECT_EQ(m_used, 1);
    EXPECT_NE(m_lines.find("key values mismatch"), std::string::npos);
    m_result = {};
    write("key", "bb");
    certificates.look();
    EXPECT_EQ(m_used, 2);
}

} // namespace
} // namespace server
