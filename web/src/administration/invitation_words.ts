// What became of an invitation code, in words.
import type { InvitationCode } from "../api/people";
import { longMoment } from "../forms/moments";
import { t } from "../words/words";

export function usesOf({ uses, most_uses }: InvitationCode): string {
    return most_uses === null ? String(uses) : `${uses} / ${most_uses}`;
}

export function stateOf(code: InvitationCode, now: number): string {
    if (code.revoked !== null) return t("Revoked {when}", { when: longMoment(code.revoked) });
    if (code.most_uses !== null && code.uses >= code.most_uses) return t("Used up");
    if (code.expires === null) return t("Valid");
    const when = longMoment(code.expires);
    return Date.parse(code.expires) <= now ? t("Expired {when}", { when }) : t("Valid until {when}", { when });
}
