// The rules of a contest.
import type { ContestSummary } from "../api/contests";
import { titleOf } from "../app/games";
import { link } from "../app/routes";
import { RulesText } from "../pages/rules_text";
import { t } from "../words/words";
import { factsOf } from "./terms_words";

export function ContestRules({ contest }: { readonly contest: ContestSummary }) {
    const { game, terms } = contest;
    return (
        <>
            {terms.text !== "" && (
                <div class="contest-text">
                    <RulesText text={terms.text} isUploaded />
                </div>
            )}
            <dl class="facts">
                <dt>{t("Game")}</dt>
                <dd>
                    <a href={link("game", { game })}>{titleOf(game)}</a>
                </dd>
                {factsOf(game, terms).flatMap(({ name, words }) => [<dt key={name}>{name}</dt>, <dd key={`${name} words`}>{words}</dd>])}
            </dl>
        </>
    );
}
