#include "catan/svg_parts.hpp"

#include <numbers>

namespace catan::svg {

Pixel pixel_of(Point point) {
    constexpr double across = std::numbers::sqrt3 / 2 * side;
    return {.x = board_width / 2.0 + across * column_of(point),
            .y = picture_height / 2.0 - side / 2 * row_of(point)};
}

constinit std::string_view const style = R"(<style>
.page{fill:#f4f1e8}.sea{fill:#3f8fbf}.coast{fill:#ead9a8;stroke:#ead9a8;stroke-width:16;stroke-linejoin:round}
.hex{stroke:#ead9a8;stroke-width:4;stroke-linejoin:round}
.hills{fill:#c2643a}.forest{fill:#2f7d3b}.pasture{fill:#9ccb57}.fields{fill:#e8c145}.mountains{fill:#8b93a1}
.desert{fill:#dcc48e}
.brick{fill:#d07a4f}.lumber{fill:#62ab6c}.wool{fill:#9ccb57}.grain{fill:#e8c145}.ore{fill:#8b93a1}.any{fill:#f4f1e8}
.mark{fill:#000;fill-opacity:.22}
.token{fill:#fbf4dd;stroke:#6b5a36;stroke-width:1.2}.red{fill:#c01f1f}.number{font-weight:bold}
text{font-family:sans-serif;text-anchor:middle;fill:#2a2a2a}
.pier{stroke:#7a5a33;stroke-width:5;stroke-linecap:round}.harbour{stroke:#7a5a33;stroke-width:2}
.small{font-size:10px}.robber{fill:#26262b;stroke:#eee;stroke-width:1.2}
.p0{fill:#d93636}.p1{fill:#2f5fd0}.p2{fill:#f08a24}.p3{fill:#fdfdfd}
.building{stroke:#1c1c1c;stroke-width:1.8;stroke-linejoin:round}
.under{stroke:#1c1c1c;stroke-width:11;stroke-linecap:round}.road{stroke-width:7.5;stroke-linecap:round}
.r0{stroke:#d93636}.r1{stroke:#2f5fd0}.r2{stroke:#f08a24}.r3{stroke:#fdfdfd}
.card{fill:#fffdf6;stroke:#cfc6ac}.turn{stroke:#2a2a2a;stroke-width:2.5}
.left{text-anchor:start}.right{text-anchor:end}.points{font-size:24px;font-weight:bold}.words{font-size:12px}
.caption{font-size:15px;font-weight:bold;fill:#fff}
@media (prefers-color-scheme:dark){.page{fill:#16191d}.sea{fill:#1d4c68}.coast{fill:#a8966a;stroke:#a8966a}
.hex{stroke:#a8966a}.card{fill:#262b31;stroke:#444b54}.turn{stroke:#e8e4d8}.panel text{fill:#e4e0d4}}
</style>
)";

// Around 0,0, some 50 pixels wide, to stand in the upper half of a hex.
constinit std::string_view const drawings = R"(<defs>
<g id="hills" class="mark"><path d="M-26,6a13,12 0 0 1 26,0zM-8,6a15,16 0 0 1 30,0z"/></g>
<g id="forest" class="mark"><path d="M-22,6l9,-22l9,22zM-8,6l10,-28l10,28zM8,6l8,-20l8,20z"/></g>
<g id="pasture" class="mark"><ellipse cx="-9" cy="-2" rx="11" ry="7"/><circle cx="2" cy="-6" r="4.5"/>
<path d="M-16,3h3v5h-3zM-5,3h3v5h-3z"/><ellipse cx="15" cy="2" rx="8" ry="5"/><circle cx="23" cy="-1" r="3.2"/></g>
<g id="fields" class="mark"><path d="M-20,7q2,-16 -2,-24h5q3,10 1,24zM-6,7q2,-18 -1,-27h5q3,12 1,27zM8,7q2,-16
 -1,-24h5q3,10 1,24zM20,7q1,-12 -1,-18h4q2,8 1,18z"/></g>
<g id="mountains" class="mark"><path d="M-28,7l15,-24l8,11l9,-18l22,31z"/></g>
<g id="desert" class="mark"><path d="M-3,7v-9h-9v-10h5v5h4v-13h6v16h4v-7h5v12h-9v6z"/></g>
</defs>
)";

} // namespace catan::svg
