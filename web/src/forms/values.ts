// What people typed into a form, as the arena wants it.

// Absent where nothing was typed: then the arena's usual value counts.
export function numberIn(form: FormData, name: string): number | undefined {
    const text = textIn(form, name);
    return text === "" || Number.isNaN(Number(text)) ? undefined : Number(text);
}

export function textIn(form: FormData, name: string): string {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
}

// "10, 7, 5" or one a line.
export function listIn(form: FormData, name: string): readonly string[] {
    return textIn(form, name)
        .split(/[\s,;]+/)
        .filter((item) => item !== "");
}

// Without the fields that are absent: the arena takes what is there for said.
export function said<Fields extends object>(fields: Fields): { [Key in keyof Fields]: Exclude<Fields[Key], undefined> } {
    const there = Object.entries(fields).filter(([, value]) => value !== undefined);
    return Object.fromEntries(there) as { [Key in keyof Fields]: Exclude<Fields[Key], undefined> };
}
