// What the roles of accounts are called.
import type { Role } from "../api/people";
import { t } from "../words/words";

export const roleWords: Readonly<Record<Role, string>> = {
    user: t("user@@role"),
    author: t("author@@role"),
    organiser: t("organiser@@role"),
    administrator: t("administrator@@role"),
};
