// The TV pages: of all games, and of one.
import { Television } from "../tv/tv";

export function TvPage() {
    return <Television game={null} />;
}

export function GameTvPage({ game }: { readonly game: string }) {
    return <Television key={game} game={game} />;
}
