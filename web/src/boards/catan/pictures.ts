import samples from "./samples.json";

export default { catan: samples[5] };
