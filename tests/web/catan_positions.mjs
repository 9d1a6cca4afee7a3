// Moments of Catan in the game's notation, on the beginners' board.
//
//   mountains 10 (2,4)   pasture 2 (3,3)      forest 9 (4,2)
//   fields 12 (0,3)      hills 6 (1,2)        pasture 4 (2,1)      hills 10 (3,0)
//   fields 9 (-2,2)      forest 11 (-1,1)     desert (0,0)         forest 3 (1,-1)      mountains 8 (2,-2)
//   forest 8 (-3,0)      mountains 3 (-2,-1)  fields 4 (-1,-2)     pasture 5 (0,-3)
//   hills 5 (-4,-2)      fields 6 (-3,-3)     pasture 11 (-2,-4)
const board = "o10,w2,l9/g12,b6,w4,b10/g9,l11,d,l3,o8/l8,o3,g4,w5/b5,g6,w11 3go3w33bl 0,0";
const letters = "blwgo";

// What chance has in store: the next roll of the dice is a seven, or a three.
export const seven = "0000000000000007";
export const three = "0000000000000009";

function bank(players) {
    const left = (letter) => {
        const held = players.map(({ hand = "" }) => Number(hand.match(new RegExp(`(\\d+)${letter}`))?.[1] ?? 0));
        return 19 - held.reduce((sum, count) => sum + count, 0);
    };
    return [...letters].map((letter) => `${left(letter)}${letter}`).join("");
}

function playerText({ settlements = [], cities = [], roads = [], hand = "", cards = "", knights = 0 }) {
    const fields = [settlements.join(";"), cities.join(";"), roads.join(";"), hand, cards, ""];
    return [...fields.map((field) => (field === "" ? "-" : field)), knights].join("/");
}

// `players` by their seats; `played` without the knights, of which every player has a number; `army` is whose is the largest.
export function position({ players, phase = "turn", played = "", army = "-", chance = "-" }) {
    const knights = players.reduce((sum, player) => sum + (player.knights ?? 0), 0);
    const gone = (knights > 0 ? `${knights}k` : "") + played || "-";
    const dice = phase === "roll" ? "-" : "1+2";
    return [board, bank(players), gone, `-,${army}`, "9:0", phase, `${dice}:-:0`, ...players.map(playerText), chance].join(" ");
}
