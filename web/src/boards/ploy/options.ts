import { t } from "../../words/words";
export default { ploy: { plies: { label: t("Draw after … plies without capture") } } };
