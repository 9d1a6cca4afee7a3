// The operations of news: what organisers and administrators announce on the home page.
#pragma once

#include "api/operation.hpp"
#include "storage/announcements.hpp"

namespace api {

class NewsOperations {
public:
    // It outlives this.
    explicit NewsOperations(storage::Database& database) : m_news(database) {}

    // They refer to this object.
    [[nodiscard]] std::vector<Operation> all();

private:
    using Answer = support::Result<http::Response>;

    [[nodiscard]] std::vector<Operation> of_reading();
    [[nodiscard]] std::vector<Operation> of_writing();

    [[nodiscard]] Answer list(Call const& call);
    [[nodiscard]] Answer show(Call const& call);
    [[nodiscard]] Answer write(Call const& call);
    [[nodiscard]] Answer change(Call const& call);

    // That of the path, if the asker may see it; otherwise there is none.
    [[nodiscard]] support::Result<storage::Announcement> find(Call const& call);
    [[nodiscard]] Answer answer(Call const& call, unsigned status, storage::AnnouncementId id);

    storage::Announcements m_news;
};

} // namespace api
