// What things cost in Catan.
import { t } from "../../words/words";
import { ResourceIcon } from "./icons";
import { countsWords } from "./resource_words";
import { countsText, noCards, resources, type Counts } from "./view";

export const costs: readonly { readonly token: string; readonly label: string; readonly cost: Counts; readonly gain: string }[] = [
    { token: "road", label: t("Road"), cost: { ...noCards, brick: 1, lumber: 1 }, gain: t("longest road: 2 points") },
    { token: "settlement", label: t("Settlement"), cost: { ...noCards, brick: 1, lumber: 1, wool: 1, grain: 1 }, gain: t("1 point") },
    { token: "city", label: t("City"), cost: { ...noCards, grain: 2, ore: 3 }, gain: t("2 points") },
    { token: "buy", label: t("Card"), cost: { ...noCards, wool: 1, grain: 1, ore: 1 }, gain: t("largest army: 2 points") },
];

export function costWords(token: string): string {
    return countsWords(costs.find((each) => each.token === token)?.cost ?? noCards);
}

export function Costs() {
    return (
        <table class="catan-costs">
            <tbody>
                {costs.map(({ token, label, cost, gain }) => (
                    <tr key={token}>
                        <th scope="row">{label}</th>
                        <td title={countsWords(cost)}>
                            <span class="hidden-text">{countsWords(cost)}</span>
                            {resources.flatMap((resource) =>
                                Array.from({ length: cost[resource] }, (_, index) => (
                                    <svg
                                        key={`${countsText(cost)} ${resource} ${index}`}
                                        class={`cost-icon ${resource}`}
                                        viewBox="-11 -11 22 22"
                                        aria-hidden="true"
                                    >
                                        <ResourceIcon resource={resource} />
                                    </svg>
                                )),
                            )}
                        </td>
                        <td class="quiet">{gain}</td>
                    </tr>
                ))}
            </tbody>
        </table>
    );
}
