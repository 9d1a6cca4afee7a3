export default ["battleship", "battleship-solo"];
