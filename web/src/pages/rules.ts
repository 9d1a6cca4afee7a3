// The rules of the games in short, and what moves look like.
export interface Rules {
    readonly players: string;
    readonly points: readonly string[];
    readonly notation: readonly { readonly text: string; readonly means: string }[];
    readonly bots: readonly string[];
}

export const rulesOf: Readonly<Record<string, Rules>> = {
    ploy: {
        players: "Two players, black begins.",
        points: [
            "A piece moves straight along one of the lines it shows, over empty squares, and captures what it lands on.",
            "One line is a shield: one square, and it may turn after moving. Two are a probe: up to two squares. Three are a lance: up to three. Four are the commander: one.",
            "Instead of moving, any piece may turn.",
            "You lose when you lose the commander or all other pieces. 500 moves without a capture are a draw.",
        ],
        notation: [
            { text: "e3-e4-0", means: "from e3 to e4" },
            { text: "e1-e1-3", means: "a turn on the spot, by three eighths clockwise" },
            { text: "d3-d4-5", means: "a shield moves, then turns" },
        ],
        bots: ["random", "greedy", "smart"],
    },
    "martian-chess": {
        players: "Two players, each with a half of the board; red begins.",
        points: [
            "You own the pieces that stand in your half, whatever their colour.",
            "A pawn (1 point) moves one square diagonally, a drone (2) one or two squares straight, a queen (3) any distance in any direction. Nothing jumps.",
            "Moving onto an enemy piece captures it for its points. The piece that captured is then the enemy's.",
            "In your own half, two pawns merge into a drone if you have no drone; a pawn and a drone merge into a queen if you have no queen.",
            "You may not reverse your opponent’s last move unless it was a capture. The game ends when a move leaves the mover’s half empty; more points win.",
        ],
        notation: [{ text: "c6-d5", means: "from c6 to d5; row 8 is at the top" }],
        bots: ["random", "greedy", "smart"],
    },
    battleship: {
        players: "Two players; the first seat sets up and shoots first.",
        points: [
            "Each hides ten ships on ten by ten squares: one of four squares, two of three, three of two, four of one. They may touch at corners, never along an edge.",
            "After a hit you shoot again; after a miss it is the other player’s turn.",
            "Around a ship that sinks, the squares along its edges are known to be water and need not be tried.",
            "Sink all enemy ships to win.",
        ],
        notation: [
            { text: "J-10", means: "a shot at column J, row 10" },
            { text: "A-1-h-4,F-1-h-3,…", means: "a fleet: first square, across (h) or down (v), size" },
        ],
        bots: ["random", "smart", "density"],
    },
    "battleship-solo": {
        players: "One player, against chance.",
        points: [
            "Ten ships are hidden at random, as in Battleship: one of four squares, two of three, three of two, four of one. They may touch at corners, never along an edge.",
            "Around a ship that sinks, the squares along its edges are known to be water and need not be tried.",
            "The fewer shots it takes to sink them all, the better. Bots are compared on the same hidden fleet.",
        ],
        notation: [{ text: "J-10", means: "a shot at column J, row 10" }],
        bots: ["random", "smart", "density"],
    },
    catan: {
        players: "Two to four players, ten points to win.",
        points: [
            "Each player places two settlements and roads. Then each turn begins with the dice, and hexes of that number give cards to the settlements (one) and cities (two) around them.",
            "A seven gives nothing: players with more than seven cards discard half, and the robber moves, blocks a hex and steals a card.",
            "Roads cost brick and lumber; settlements those, wool and grain; cities two grain and three ore; development cards wool, grain and ore.",
            "Trade with the bank four to one, better at harbours, or with other players.",
            "A settlement is worth one point, a city two, the longest road (from five) and the largest army (from three knights) two each.",
        ],
        notation: [
            { text: "road:0,1:-1,0", means: "a road between two corners" },
            { text: "bank:4b:1o", means: "four brick to the bank for one ore" },
            { text: "offer:2:1b1g:1o", means: "to player 2: brick and grain for ore" },
        ],
        bots: ["random", "settler", "smart"],
    },
};
