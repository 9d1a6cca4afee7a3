// The states of a contest in words.
import type { Phase } from "../api/contests";
import { t } from "../words/words";

export const phases: Readonly<Record<Phase, string>> = {
    draft: t("Draft – only visible to you"),
    announced: t("Announced – not open yet"),
    open: t("Open"),
    late: t("The deadline has passed – late submissions and extensions still count"),
    closed: t("Closed – the last submissions are being judged"),
    frozen: t("Closed – the final is being played"),
    published: t("Finished – the standings are published"),
};
