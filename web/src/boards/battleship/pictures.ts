import samples from "./samples.json";

const middle = samples[2];

export default { battleship: middle, "battleship-solo": { view: { phase: "shooting", field: middle?.view.fields[1] }, names: [] } };
