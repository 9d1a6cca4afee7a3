export default ["ploy"];
