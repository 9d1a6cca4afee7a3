import samples from "./samples.json";

export default { "martian-chess": samples[0] };
