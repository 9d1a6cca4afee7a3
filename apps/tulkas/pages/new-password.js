// Sets a new password with the secret behind the # of the address, which no server sees before.
const form = document.getElementById("form");
const said = document.getElementById("said");

function say(text, wrong) {
    said.textContent = text;
    said.className = wrong ? "wrong" : "";
}

form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const { password } = Object.fromEntries(new FormData(form));
    try {
        const response = await fetch("/api/v1/new-password", {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify({ link: location.hash.slice(1), password }),
        });
        if (!response.ok) {
            say((await response.json()).error.message, true);
            return;
        }
        history.replaceState(null, "", location.pathname);
        say("The password is set. All your sessions are over: log in with it.", false);
    } catch {
        say("The server does not answer.", true);
    }
});
