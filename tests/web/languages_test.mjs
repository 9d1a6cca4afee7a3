// The pages in German and Hungarian: a guest plays, a student reads why a bot was not accepted; no English is left.
import assert from "node:assert/strict";
import { test } from "node:test";
import { faultsOf } from "../../web/tools/page_checks.mjs";
import { editor, file } from "./editing.mjs";
import { settle } from "./exhibits.mjs";
import { englishOn, otherLanguages, serverWordsIn, wordsIn } from "./translation.mjs";
import { phone, surroundings, Visitor } from "./visitors.mjs";

const here = surroundings();

const resigned = { de: "du hast aufgegeben", hu: "feladtad" };

for (const language of otherLanguages) {
    const words = wordsIn(language);
    const said = serverWordsIn(language);

    async function isTranslated({ page }) {
        assert.equal(await page.evaluate(() => document.documentElement.lang), language);
        assert.deepEqual(await englishOn(page, language), []);
    }

    test(`a guest plays in ${language}, on a desktop and a phone, in both themes`, async () => {
        for (const screen of [{}, phone]) {
            const guest = await Visitor.come(here, { ...screen, locale: language });
            await guest.open("/");
            await guest.page.getByRole("heading", { level: 1 }).waitFor();
            await guest.page.getByRole("button", { name: words["Play a quick game"] }).click();
            await guest.page.waitForURL(/\/tables\//); // the home page may show a board as well
            await guest.page.locator("svg.board").first().waitFor();
            await settle(guest.page);
            await isTranslated(guest);
            for (const colorScheme of ["dark", "light"]) {
                await guest.page.emulateMedia({ colorScheme });
                assert.deepEqual(await guest.page.evaluate(faultsOf), []);
            }
            for (const path of ["/", "/games/ploy", "/ladder", "/tournaments", "/contests", "/account", "/submit/ploy", "/new-table/catan"]) {
                await guest.open(path);
                await guest.page.getByRole("heading", { level: 1 }).waitFor();
                await settle(guest.page);
                await isTranslated(guest);
                assert.deepEqual(await guest.page.evaluate(faultsOf), [], path);
            }
            await guest.leave();
        }
    });

    test(`the language is switched from ${language} to English, and stays`, async () => {
        const reader = await Visitor.come(here, { locale: language });
        await reader.open("/ladder");
        await reader.page.getByLabel(words["Read this site in"]).selectOption("en");
        await reader.page.getByRole("heading", { name: "Ladders" }).waitFor();
        await reader.open("/contests");
        await reader.page.getByRole("heading", { name: "Contests" }).waitFor();
        assert.equal(await reader.page.evaluate(() => document.documentElement.lang), "en");
        await reader.leave();
    });

    test(`what the server says is read in ${language}: an error, the end of a game, a missing page`, async () => {
        const guest = await Visitor.come(here, { locale: language });
        await guest.open("/account");
        const form = guest.page.locator("form", { has: guest.page.getByRole("button", { name: words["Log in"], exact: true }) });
        await form.getByLabel(words["Name"]).fill("nobody");
        await form.getByLabel(words["Password"]).fill("a wrong password");
        await form.getByRole("button", { name: words["Log in"], exact: true }).click();
        await form.getByText(said["wrong name or password"]).waitFor();
        const { table } = await guest.ask("/tables", { game: "ploy", seats: [{ kind: "me" }, { kind: "house", bot: "random" }] });
        await guest.ask(`/tables/${table.id}/resignation`, {});
        await guest.open(`/tables/${table.id}`);
        await guest.page.getByText(resigned[language]).first().waitFor();
        await isTranslated(guest);
        await guest.open("/tables/999999");
        await guest.page.getByText(said["there is no table {0}"].replace("{0}", "999999")).first().waitFor();
        guest.faults.length = 0; // the browser notes what was refused
        await guest.leave();
    });

    test(`a student reads in ${language} why a bot was not accepted`, async () => {
        const student = await Visitor.come(here, { locale: language });
        await student.open("/account");
        const form = student.page.locator("form", { has: student.page.getByRole("button", { name: words["Create account"] }) });
        await form.getByLabel(words["Name"]).fill(`student-${language}`);
        await form.getByLabel(words["Password (at least 10 characters)"]).fill("a long password");
        await form.getByRole("button", { name: words["Create account"] }).click();
        await student.page.getByRole("button", { name: words["Log out"], exact: true }).first().waitFor();
        await student.open("/submit/battleship");
        await student.page.locator('input[type="file"]').setInputFiles(file("bot.py", "print('done')\n"));
        await editor(student).getByText("print(").waitFor();
        await student.page.getByRole("button", { name: words["Submit"], exact: true }).click();
        await student.page.getByRole("heading", { name: words["Not accepted"] }).waitFor({ timeout: 60_000 });
        await student.page.getByText("run(…)").waitFor();
        await isTranslated(student);
        await student.leave();
    });
}
