// Makes the first account with the secret behind the # of the address, which no server sees before.
const form = document.getElementById("form");
const said = document.getElementById("said");

function say(text, wrong) {
    said.textContent = text;
    said.className = wrong ? "wrong" : "";
}

form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const { name, password } = Object.fromEntries(new FormData(form));
    try {
        const response = await fetch("/api/v1/first-administrator", {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify({ link: location.hash.slice(1), name, password }),
        });
        const answer = await response.json();
        if (!response.ok) {
            say(answer.error.message, true);
            return;
        }
        history.replaceState(null, "", location.pathname);
        say(`Welcome, ${answer.name}. You are the administrator, and logged in.`, false);
    } catch {
        say("The server does not answer.", true);
    }
});
