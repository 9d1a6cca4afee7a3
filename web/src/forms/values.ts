// Reads form fields for requests.

// Undefined if the field is empty: the server’s default applies.
export function numberIn(form: FormData, name: string): number | undefined {
    const text = textIn(form, name);
    return text === "" || Number.isNaN(Number(text)) ? undefined : Number(text);
}

export function textIn(form: FormData, name: string): string {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
}

// "10, 7, 5" or one per line.
export function listIn(form: FormData, name: string): readonly string[] {
    return textIn(form, name)
        .split(/[\s,;]+/)
        .filter((item) => item !== "");
}

// Drops undefined fields.
export function said<Fields extends object>(fields: Fields): { [Key in keyof Fields]: Exclude<Fields[Key], undefined> } {
    const there = Object.entries(fields).filter(([, value]) => value !== undefined);
    return Object.fromEntries(there) as { [Key in keyof Fields]: Exclude<Fields[Key], undefined> };
}
