export default ["catan"];
