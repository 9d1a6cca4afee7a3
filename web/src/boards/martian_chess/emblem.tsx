import type { Emblems } from "../../app/emblems";
import { Pyramid } from "./pyramid";
import "./emblem.css";
import "./martian.css";

export default {
    "martian-chess": () => (
        <>
            {[3, 2, 1].map((points, index) => (
                <g key={points} transform={`translate(${46 + 52 * index} ${44 + 9 * index})`}>
                    <Pyramid points={points} owner={index === 1 ? 1 : 0} />
                </g>
            ))}
        </>
    ),
} satisfies Emblems;
