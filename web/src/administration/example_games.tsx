// Games that come with the program, with a picture each: one click adds them to the arena.
import { exampleGames, type ExampleGame } from "../api/game_packages";
import { learnGames } from "../app/learn_games";
import { useFollowed } from "../app/followed";
import { link } from "../app/routes";
import { useAttempt } from "../forms/attempt";
import { Fault } from "../forms/fault";
import { t } from "../words/words";

function Entry({ example, onAdd }: { example: ExampleGame; onAdd: () => Promise<void> }) {
    const { isBusy, fault, run } = useAttempt();
    const { game, title, summary, players, version, played, has_picture } = example;
    const add = () =>
        void run(async () => {
            await exampleGames.add(game);
            await learnGames();
            await onAdd();
        });
    return (
        <li class="card example-game">
            {has_picture && <img src={exampleGames.pictureAddress(game)} alt="" width="120" height="120" />}
            <div>
                <h3>{title}</h3>
                <p>{summary}</p>
                <p class="quiet">{t("{players, plural, one {# player} other {# players}}", { players })}</p>
                {played !== null && (
                    <p>
                        <a href={link("game", { game })}>{t("Already in this arena.")}</a>
                    </p>
                )}
                {(played === null || played < version) && (
                    <button type="button" class="primary" disabled={isBusy.value} aria-label={t("Add {title}", { title })} onClick={add}>
                        {isBusy.value
                            ? t("Adding…")
                            : played === null
                              ? t("Add to the arena")
                              : t("Update to version {version}", { version })}
                    </button>
                )}
                <Fault text={fault.value} />
            </div>
        </li>
    );
}

export function ExampleGames() {
    const follower = useFollowed<{ readonly items: readonly ExampleGame[] }>(exampleGames.path);
    const known = follower.asked.value;
    return (
        <>
            <p>{t("These games come with Tulkas, as packages that any author could have written. Adding one takes up to a minute.")}</p>
            {known.is === "asking" && <p class="quiet">{t("Loading…")}</p>}
            {known.is === "failed" && <p class="quiet">{known.why}</p>}
            {known.is === "there" && (
                <ul class="cards example-games">
                    {known.answer.items.map((example) => (
                        <Entry key={example.game} example={example} onAdd={() => follower.look()} />
                    ))}
                </ul>
            )}
        </>
    );
}
