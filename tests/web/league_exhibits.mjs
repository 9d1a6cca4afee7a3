// What the league has to show: a ladder that is played on, tournaments, contests in all their states.
const house = (...bots) => bots.map((bot) => ({ house: bot }));
const past = { opens: "2020-01-01T00:00:00Z", closes: "2020-01-02T00:00:00Z" };
const inDays = (days) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 13)}:00:00Z`;
const open = { opens: inDays(-3), closes: inDays(18) };
const terms = { text: "Beat greedy.\nThe best three are invited to the final.", house: ["random", "greedy"], points: [10, 7, 5] };

// What is asked for, as soon as it is as wanted; the arena works meanwhile.
export async function until(visitor, path, isDone) {
    for (;;) {
        const answer = await visitor.ask(path);
        if (isDone(answer)) return answer;
    }
}

async function contest(root, slug, title, moments) {
    await root.ask("/contests", { slug, title, game: "martian-chess", ...moments, terms });
    return `/contests/${slug}`;
}

async function publish(root, path) {
    await root.ask(`${path}/announcement`, {});
    const { final_tournament: final } = await until(root, path, ({ state }) => state === "frozen");
    await until(root, `/tournaments/${final}`, ({ state }) => state === "over");
    await root.ask(`${path}/publication`, {});
}

// The pages by name, and who looks at them; `root` is the administrator, on any page of the arena.
export async function exhibitLeague(root) {
    const entrants = house("random", "greedy", "smart:nodes=20", "smart:nodes=50");
    const robin = await root.ask("/tournaments", { title: "Friday's", game: "martian-chess", games: 4, seed: 7, entrants });
    const knockout = await root.ask("/tournaments", { title: "Autumn cup", game: "ploy", format: "single-elimination", entrants });
    const double = await root.ask("/tournaments", { title: "Second chances", game: "martian-chess", format: "double-elimination", entrants: [...entrants, ...house("random", "greedy")] });
    await root.ask("/news", { title: "The summer contest is over", text: "Thank you to **all** who took part:\n\n- the records can be replayed\n- the next contest opens in autumn" });
    await root.ask("/courses", { slug: "ai", title: "Artificial intelligence", text: "Mondays at **eight**." });
    await contest(root, "spring", "The spring contest", open);
    await root.ask(await contest(root, "autumn", "The autumn contest", open).then((path) => `${path}/announcement`), {});
    await publish(root, await contest(root, "summer", "The summer contest", past));
    for (const { id } of [robin, knockout, double]) await until(root, `/tournaments/${id}`, ({ state }) => state === "over");
    const { items } = await until(root, "/ladders/martian-chess", (ladder) => ladder.items.length > 0 && ladder.items.every(({ games }) => games > 1));
    const { items: [played] } = await root.ask("/ladders/martian-chess/games?limit=1");
    return [
        ["replay-ladder", `/ladder/martian-chess/games/${played.number}`, "guest"],
        ["replay-tournament", `/tournaments/${robin.id}/games/0`, "guest"],
        ["ladders", "/ladder", "guest"],
        ["ladder", "/ladder/martian-chess", "guest"],
        ["contender", `/ladder/martian-chess/contenders/${items[0].id}`, "guest"],
        ["tournaments", "/tournaments", "guest"],
        ["tournament", `/tournaments/${robin.id}`, "guest"],
        ["tournament-knock-out", `/tournaments/${knockout.id}`, "guest"],
        ["tournament-double-elimination", `/tournaments/${double.id}`, "guest"],
        ["new-tournament", "/new-tournament", "root"],
        ["new-tournament-closed", "/new-tournament", "guest"],
        ["news", "/news", "guest"],
        ["news-own", "/news", "root"],
        ["contests", "/contests", "guest"],
        ["contest-open", "/contests/autumn", "otter"],
        ["contest-published", "/contests/summer", "guest"],
        ["contest-own", "/contests/autumn", "root"],
        ["contest-draft", "/contests/spring", "root"],
        ["new-contest", "/new-contest", "root"],
        ["courses", "/courses", "root"],
        ["courses-none", "/courses", "otter"],
        ["course", "/courses/ai", "root"],
        ["join-course", "/courses/ai/join", "otter"],
        ["new-course", "/new-course", "root"],
    ];
}
