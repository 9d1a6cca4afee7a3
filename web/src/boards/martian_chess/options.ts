import { t } from "../../words/words";
export default { "martian-chess": { "quiet-limit": { label: t("Draw after … plies without capture") } } };
