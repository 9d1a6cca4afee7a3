// The operations of contests.
#pragma once

#include "api/operation.hpp"
#include "league/contests.hpp"

namespace api {

class ContestOperations {
public:
    // It outlives this.
    explicit ContestOperations(league::Contests& contests) : m_contests(contests) {}

    // They refer to this object.
    [[nodiscard]] std::vector<Operation> all();

private:
    using Answer = support::Result<http::Response>;

    [[nodiscard]] std::vector<Operation> of_everybody();
    [[nodiscard]] std::vector<Operation> of_making();
    [[nodiscard]] std::vector<Operation> of_ending();

    [[nodiscard]] Answer list(Call const& call);
    [[nodiscard]] Answer show(Call const& call);
    [[nodiscard]] Answer standing(Call const& call);
    [[nodiscard]] Answer grades(Call const& call);
    [[nodiscard]] Answer make(Call const& call);
    [[nodiscard]] Answer change(Call const& call);
    [[nodiscard]] Answer try_out(Call const& call);

    // The contest of the path, if the asker may see it; otherwise there is none.
    [[nodiscard]] support::Result<league::Contest> find(Call const& call);
    // The same if it is the asker's.
    [[nodiscard]] support::Result<league::Contest> find_own(Call const& call);
    // With what only its organiser, or only who takes part, is told.
    [[nodiscard]] support::JsonObject seen(league::Contest const& contest, Call const& call);
    [[nodiscard]] Answer answer(Call const& call, support::Result<league::Contest> const& contest);

    league::Contests& m_contests;
};

} // namespace api
