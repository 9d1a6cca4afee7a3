// Draws the interface from its OpenAPI document.
function element(name, text, ...children) {
    const made = document.createElement(name);
    if (text) made.textContent = text;
    made.append(...children);
    return made;
}

function table(heads, rows) {
    const head = element("tr", "", ...heads.map((text) => element("th", text)));
    const body = rows.map((cells) => element("tr", "", ...cells.map((text) => element("td", text))));
    return element("table", "", head, ...body);
}

function bodyOf(operation) {
    const schema = operation.requestBody?.content["application/json"].schema;
    if (!schema) return [];
    const rows = Object.entries(schema.properties).map(([name, field]) => [
        name + (schema.required.includes(name) ? "" : " (may be left out)"),
        [field.type].flat().join(" or "),
        field.description ?? "",
    ]);
    return [element("h3", "Sent"), table(["field", "type", "meaning"], rows)];
}

function answersOf(operation) {
    const rows = Object.entries(operation.responses).map(([status, answer]) => [
        status,
        answer.description,
        answer.content?.["application/json"]?.schema.$ref?.split("/").pop() ?? "",
    ]);
    return [element("h3", "Answered"), table(["status", "when", "schema"], rows)];
}

function draw(path, method, operation) {
    const name = element("span", method.toUpperCase());
    name.className = "method";
    const about = element("span", operation.summary);
    about.className = "about";
    const free = operation.security?.length === 0;
    return element(
        "details",
        "",
        element("summary", "", name, element("code", path), about),
        element("p", free ? "Anybody may ask." : "Needs a session or a token."),
        ...bodyOf(operation),
        ...answersOf(operation),
    );
}

const place = document.getElementById("operations");
try {
    const document_ = await (await fetch("/api/v1/openapi.json")).json();
    const operations = Object.entries(document_.paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => draw(path, method, operation)),
    );
    place.replaceChildren(...operations);
} catch {
    place.replaceChildren(element("p", "The server does not answer."));
}
