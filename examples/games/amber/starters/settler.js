// Builds two ships, and turns one of them into a depot where there is a lot of amber.
import {Bot, run} from "tulkas";

const STEPS = {north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0]};

class Settler extends Bot {
    // The sea is a list of rows; the first is in the north. East of the last column is the first.
    orders({you, rules, fleets, sea}) {
        const {store, harbours, ships} = fleets[you];
        const [width, height] = [sea[0].length, sea.length];
        const beside = ({x, y}, [right, down]) => ({x: (x + right + width) % width, y: (y + down + height) % height});
        const apart = (from, to, size) => Math.min(Math.abs(from - to), size - Math.abs(from - to));
        const way = (from, to) => apart(from.x, to.x, width) + apart(from.y, to.y, height);
        const wayHome = (place) => Math.min(...harbours.map((harbour) => way(place, harbour)));
        const amberAt = ({x, y}) => sea[y][x];
        const best = (ship, value) => Object.keys(STEPS).sort((a, b) => value(beside(ship, STEPS[b])) - value(beside(ship, STEPS[a])))[0];

        const orders = {};
        if (ships.length < 2) orders.base = "build";
        for (const ship of ships) {
            if (ship.amber >= rules.hold * 0.7) orders[ship.id] = best(ship, (place) => -wayHome(place));
            else if (wayHome(ship) > 3 && harbours.length === 1 && store > rules.depot) orders[ship.id] = "depot";
            else if (amberAt(ship) < 10) orders[ship.id] = best(ship, amberAt);
        }
        return orders;
    }
}

run(Settler);
