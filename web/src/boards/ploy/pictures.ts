import samples from "./samples.json";

export default { ploy: samples[0] };
