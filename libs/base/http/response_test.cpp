#include "http/gzip.hpp"
#include "http/request.hpp"
#include "http/response.hpp"

#include <gtest/gtest.h>

#include <zlib.h>

namespace http {
namespace {

std::string unpacked(std::string_view packed) {
    z_stream stream{};
    EXPECT_EQ(inflateInit2(&stream, 15 + 16), Z_OK);
    std::string text(1'000'000, '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
    stream.avail_in = static_cast<uInt>(packed.size());
    stream.next_out = reinterpret_cast<Bytef*>(text.data());
    stream.avail_out = static_cast<uInt>(text.size());
    EXPECT_EQ(inflate(&stream, Z_FINISH), Z_STREAM_END);
    text.resize(stream.total_out);
    inflateEnd(&stream);
    return text;
}

TEST(Gzip, IsUndoneByZlib) {
    std::string noise;
    for (unsigned number = 1; number < 70'000; ++number) {
        noise += static_cast<char>(number * 2654435761U >> 24U);
    }
    for (std::string const& text : {std::string(), std::string("a"), std::string(500'000, 'x'), noise}) {
        EXPECT_EQ(unpacked(gzip(text)), text);
    }
}

Request asking(std::string_view name, std::string_view value) {
    Request request;
    request.headers.add(name, value);
    return request;
}

TEST(Response, IsCompressedForWhomTakesIt) {
    auto const large = make_response(200, "text/plain", std::string(5000, 'a'));
    auto const packed = compressed_for(asking("Accept-Encoding", "br, gzip"), large);
    EXPECT_EQ(packed.headers.find("Content-Encoding"), "gzip");
    EXPECT_EQ(unpacked(packed.text()), large.text());
    auto const plain = compressed_for(asking("Accept-Encoding", "br"), large);
    EXPECT_EQ(plain.headers.find("Content-Encoding"), std::nullopt);
    EXPECT_EQ(plain.headers.find("Vary"), "Accept-Encoding");
    EXPECT_EQ(plain.text(), large.text());
}

TEST(Response, IsLeftAloneWhereCompressionIsNotWorthIt) {
    auto const asker = asking("Accept-Encoding", "gzip");
    for (auto const& response : {make_response(200, "text/plain", "short"),
                                 make_response(200, "image/png", std::string(5000, 'a'))}) {
        EXPECT_EQ(compressed_for(asker, response).text(), response.text());
    }
}

TEST(Response, IsNotSentAgainToWhomHasIt) {
    auto const page = make_response(200, "text/plain", "page");
    for (auto const* has : {R"("abc")", R"("x", W/"abc")", "*"}) {
        auto const answer = with_tag(asking("If-None-Match", has), page, "abc");
        EXPECT_EQ(answer.status, 304U) << has;
        EXPECT_EQ(answer.text(), "");
        EXPECT_EQ(answer.headers.find("ETag"), R"("abc")");
    }
    EXPECT_EQ(with_tag(asking("If-None-Match", R"("abcd")"), page, "abc").status, 200U);
}

TEST(Response, OfAnErrorHasACodeAndAMessage) {
    auto const response = make_error(404, "not-found", "there is no game \"x\"");
    EXPECT_EQ(response.text(), R"({"error":{"code":"not-found","message":"there is no game \"x\""}})");
    EXPECT_EQ(response.headers.find("content-type"), "application/json");
}

} // namespace
} // namespace http
