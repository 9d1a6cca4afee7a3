// Writing in the editor of the page where bots are handed in.
export const editor = (visitor) => visitor.page.locator(".cm-content");
export const file = (name, text) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });

// The starter in this language is there; it holds these words.
export async function chooseLanguage(visitor, language, words) {
    await visitor.page.locator("main").getByLabel("Language").selectOption(language);
    await editor(visitor).getByText(words).first().waitFor();
}

// Instead of all that stands there.
export async function write(visitor, text) {
    await editor(visitor).click();
    await visitor.page.keyboard.press("Control+A");
    await visitor.page.keyboard.press("Delete");
    await visitor.page.keyboard.type(text);
}

export async function handIn(visitor) {
    await visitor.page.getByRole("button", { name: "Submit" }).click();
    await visitor.page.waitForURL(/\/submissions\/\d+$/);
}

export async function isJudged(visitor, verdict) {
    await visitor.page.getByRole("heading", { name: verdict, exact: true }).waitFor({ timeout: 60_000 });
}
