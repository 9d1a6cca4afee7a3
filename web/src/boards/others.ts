// The boards of games that have none of their own here, loaded when one of them is first shown.
export { genericOf } from "./generic/generic_board";
export { viewerOf } from "./viewer/viewer_board";
