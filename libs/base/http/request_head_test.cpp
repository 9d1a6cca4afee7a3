#include "http/request_head.hpp"

#include <gtest/gtest.h>

namespace http {
namespace {

// The status of the refusal, 0 for none.
unsigned refusal(std::string const& fields, std::string const& version = "HTTP/1.1") {
    auto const fault = fault_of_head("POST /a " + version + "\r\n" + fields + "\r\n");
    return fault ? fault->status : 0;
}

TEST(RequestHead, HasOneHost) {
    EXPECT_EQ(refusal("Host: x\r\n"), 0U);
    EXPECT_EQ(refusal("hOST: x\r\nHosts: y\r\n"), 0U);
    EXPECT_EQ(refusal(""), 400U);
    EXPECT_EQ(refusal("Host: x\r\nHost: x\r\n"), 400U);
    EXPECT_EQ(refusal("", "HTTP/1.0"), 0U) << "health checks of old load balancers";
    EXPECT_EQ(refusal("Host: x\r\nhost: y\r\n", "HTTP/1.0"), 400U);
}

TEST(RequestHead, HasNoFoldedLines) {
    EXPECT_EQ(refusal("Host: x\r\nA: b\r\n c\r\n"), 400U);
    EXPECT_EQ(refusal("Host: x\r\nA: b\r\n\tTransfer-Encoding: chunked\r\n"), 400U);
    EXPECT_EQ(refusal(" Host: x\r\n"), 400U);
}

TEST(RequestHead, SaysOnceWhereTheBodyEnds) {
    EXPECT_EQ(refusal("Host: x\r\nContent-Length: 1\r\n"), 0U);
    EXPECT_EQ(refusal("Host: x\r\nTransfer-Encoding: Chunked \r\n"), 0U);
    EXPECT_EQ(refusal("Host: x\r\nContent-Length: 1\r\nContent-Length: 1\r\n"), 400U);
    EXPECT_EQ(refusal("Host: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n"), 400U);
    EXPECT_EQ(refusal("Host: x\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n"), 400U);
    EXPECT_EQ(refusal("Host: x\r\nTransfer-Encoding: chunked\r\n", "HTTP/1.0"), 400U);
}

TEST(RequestHead, HasNoCodingThatIsNotUnderstood) {
    for (auto const* coding :
         {"gzip", "identity", "", "xchunked", "chunked, gzip", "gzip, chunked", "chunked;a=b"}) {
        EXPECT_EQ(refusal("Host: x\r\nTransfer-Encoding: " + std::string(coding) + "\r\n"), 501U) << coding;
    }
}

} // namespace
} // namespace http
