import assert from "node:assert/strict";
import { test } from "node:test";
import { fits } from "./search";

const member = {
    id: 1,
    student_number: "AB12CD",
    name: "Nagy Ágnes",
    section: "Monday",
    account: 7,
    account_name: "agnes",
    linked: null,
    removed: null,
};

test("members are found by parts of what is known of them", () => {
    for (const search of ["", "agnes nagy", "ÁGNES", "ab12", "mon agnes"]) assert.equal(fits(member, search), true, search);
    for (const search of ["tuesday", "nagy pal"]) assert.equal(fits(member, search), false, search);
});
