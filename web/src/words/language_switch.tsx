import { chooseLanguage, language, languages } from "./language";
import { t } from "./words";

export function LanguageSwitch() {
    return (
        <label class="language">
            <span>{t("Read this site in")}</span>
            <select value={language} onChange={(event) => chooseLanguage(event.currentTarget.value)}>
                {languages.map(({ code, name }) => (
                    <option key={code} value={code} lang={code}>
                        {name}
                    </option>
                ))}
            </select>
        </label>
    );
}
