import type { Emblems } from "../../app/emblems";
import { PloyPieceDrawing } from "./piece";
import "./emblem.css";
import "./ploy.css";

export default {
    ploy: () => (
        <>
            <g transform="translate(38 48)">
                <PloyPieceDrawing colour="black" mask={131} />
            </g>
            <g transform="translate(98 36) scale(0.9)">
                <PloyPieceDrawing colour="white" mask={170} />
            </g>
            <g transform="translate(152 52) scale(0.8)">
                <PloyPieceDrawing colour="black" mask={17} />
            </g>
        </>
    ),
} satisfies Emblems;
