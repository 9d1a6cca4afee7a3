// A course in a real browser: the roster is imported, students join, an assistant makes an assignment.
import assert from "node:assert/strict";
import { test } from "node:test";
import { faultsOf } from "../../web/tools/page_checks.mjs";
import { surroundings, Visitor } from "./visitors.mjs";

const here = surroundings();

async function isInOrder(page, name) {
    for (const colorScheme of ["dark", "light"]) {
        for (const width of [390, 1200]) {
            await page.setViewportSize({ width, height: 900 });
            await page.emulateMedia({ colorScheme });
            assert.deepEqual(await page.evaluate(faultsOf), [], `${name}, ${colorScheme}, ${width} pixels wide`);
            if (process.env.SCREENSHOTS) {
                await page.screenshot({ path: `${process.env.SCREENSHOTS}/${name}-${colorScheme}-${width}.png`, fullPage: true });
            }
        }
    }
}

async function organiser(name) {
    const [root, visitor] = [await Visitor.come(here), await Visitor.come(here)];
    await visitor.register(name);
    await root.logIn("root");
    const { id } = await visitor.ask("/session");
    await root.ask(`/people/${id}`, { role: "organiser" }, "PATCH");
    await root.leave();
    await visitor.logIn(name);
    visitor.forgiveEndedSession();
    return visitor;
}

const csv = (text) => ({ name: "roster.csv", mimeType: "text/csv", buffer: Buffer.from(text) });

test("a class comes in by a file and a link, and gets an assignment", async () => {
    const heron = await organiser("heron");
    const [stork, otter] = [await Visitor.come(here), await Visitor.come(here)];
    await stork.register("stork");
    await otter.register("otter");

    await heron.page.getByRole("navigation").getByRole("link", { name: "Courses" }).click();
    await heron.page.getByText("You are in no course yet.").waitFor();
    await heron.page.getByRole("link", { name: "New course" }).click();
    await heron.page.getByLabel("Title").fill("Artificial intelligence");
    await heron.page.getByLabel("Short name for the URL").fill("ai");
    await heron.page.getByLabel("Description").fill("Mondays at **eight**.");
    await isInOrder(heron.page, "new-course");
    await heron.page.getByRole("button", { name: "Create course" }).click();
    await heron.page.getByRole("heading", { level: 1, name: "Artificial intelligence" }).waitFor();

    // A file with a fault changes nothing; a good one is shown first, then applied.
    const roster = heron.page.getByRole("region", { name: "Roster", exact: true });
    await roster.getByText("The roster is empty.").waitFor();
    const file = roster.getByLabel("Roster (CSV)");
    await file.setInputFiles(csv("student_number;name;section\n1;Otter Olga;A\n2;;B\n"));
    await roster.getByText("Line 3: the name is missing").waitFor();
    assert.equal(await roster.getByRole("button", { name: "Apply" }).count(), 0);
    await file.setInputFiles(csv("student_number;name;section\n1;Otter Olga;A\n2;Vízi Pocok;B\n"));
    await roster.getByText("2 new students").click();
    await roster.getByText("2 · Vízi Pocok · B").waitFor();
    await roster.getByRole("button", { name: "Apply" }).click();
    await roster.getByText("The roster is imported.").waitFor();
    await roster.getByRole("row", { name: /Otter Olga 1 A not joined yet/ }).waitFor();
    await roster.getByLabel("Search").fill("vizi");
    assert.equal(await roster.getByRole("row", { name: /Otter Olga/ }).count(), 0);
    await roster.getByLabel("Search").fill("");
    await heron.page.getByText("0 of 2 students have joined.").waitFor();

    // An assistant.
    const staff = heron.page.getByRole("region", { name: "Staff", exact: true });
    await staff.getByLabel("Login name").fill("stork");
    await staff.getByRole("button", { name: "Give role" }).click();
    await staff.getByRole("row", { name: /stork Assistant/ }).waitFor();
    await isInOrder(heron.page, "course-owner");

    // The link, made by the assistant; what follows the # never reaches the server.
    await stork.open("/courses/ai");
    await stork.page.getByRole("button", { name: "Create join link" }).click();
    const address = new URL(await stork.page.getByLabel(/^Send this link/).inputValue());
    assert.equal(address.pathname, "/courses/ai/join");
    await otter.open(`${address.pathname}${address.hash}`);
    await otter.page.getByLabel("Student number").fill("7");
    await isInOrder(otter.page, "join-course");
    await otter.page.getByRole("button", { name: "Join" }).click();
    await otter.page.getByText("there is no student '7' on the roster").waitFor();
    otter.faults = otter.faults.filter((fault) => !fault.includes("403"));
    await otter.page.getByLabel("Student number").fill("1");
    await otter.page.getByRole("button", { name: "Join" }).click();
    await otter.page.getByText("You are Otter Olga (1), section A.").waitFor();
    await otter.page.getByText("There are no assignments yet.").waitFor();
    assert.equal(here.arena.log().includes(address.hash.slice(1)), false);

    // The assignment, which only members see.
    await stork.page.getByRole("link", { name: "New assignment" }).click();
    await stork.page.getByLabel("Title").fill("First steps");
    await stork.page.getByLabel("Short name for the URL").fill("first");
    await stork.page.getByRole("button", { name: "Create draft" }).click();
    await stork.page.getByRole("button", { name: "Announce" }).click();
    await stork.page.getByText(/^Open\.|· Open\./).waitFor();
    await otter.open("/courses/ai");
    await otter.page.getByRole("link", { name: "First steps" }).click();
    await otter.page.getByRole("link", { name: "Submit a bot" }).waitFor();
    await otter.page.getByRole("link", { name: "Artificial intelligence" }).waitFor();
    await isInOrder(otter.page, "assignment");
    // At home: what is due, and how far one is with it.
    await otter.open("/");
    const mine = otter.page.getByRole("region", { name: "Your courses" });
    await mine.getByRole("link", { name: "Artificial intelligence" }).waitFor();
    await mine.getByRole("link", { name: "First steps" }).waitFor();
    await mine.getByText(/^due /).waitFor();
    await mine.getByText("Not submitted yet").waitFor();
    await isInOrder(otter.page, "home-member");
    const vole = await Visitor.come(here);
    await vole.register("vole");
    await vole.open("/contests/first");
    await vole.page.getByRole("heading", { name: "Contest not found" }).waitFor();
    await vole.open("/courses/ai");
    await vole.page.getByRole("heading", { name: "Course not found" }).waitFor();
    vole.faults = vole.faults.filter((fault) => !fault.includes("404"));

    await heron.open("/courses/ai");
    await heron.page.getByText("1 of 2 students have joined.").waitFor();
    await heron.page.getByText("Log of changes").click();
    await heron.page.getByRole("row", { name: /otter Joined Otter Olga \(1\)/ }).waitFor();
    for (const visitor of [heron, stork, otter, vole]) await visitor.leave();
});
