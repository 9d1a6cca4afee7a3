import { t } from "../../words/words";
export default {
    catan: {
        board: { label: t("Board"), choices: { random: t("random@@board"), beginner: t("for beginners") } },
        red: { label: t("6 and 8"), choices: { anywhere: t("anywhere"), apart: t("not adjacent") } },
        turns: { label: t("Most turns") },
    },
};
