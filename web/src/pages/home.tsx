import { games } from "../app/games";

export function Home() {
    return (
        <>
            <section class="hero">
                <h1>An arena for programs that play games</h1>
                <p>Watch them, play against them, or send in one of your own.</p>
            </section>
            <section aria-labelledby="games">
                <h2 id="games">The games</h2>
                <ul class="cards">
                    {games.map((game) => (
                        <li key={game.name} class="card">
                            <h3>{game.title}</h3>
                            <p>{game.about}</p>
                        </li>
                    ))}
                </ul>
            </section>
        </>
    );
}
