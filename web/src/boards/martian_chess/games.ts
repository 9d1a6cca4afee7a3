export default ["martian-chess"];
