export default { "martian-chess": { "quiet-limit": { label: "Draw after … plies without capture" } } };
