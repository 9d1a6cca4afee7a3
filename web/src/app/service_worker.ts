// The service worker shows a page of its own when the arena cannot be reached; see public/worker.js.
export function registerServiceWorker(): void {
    // Only where the address is safe: https, or this machine.
    if (!("serviceWorker" in navigator) || !isSecureContext) return;
    const register = () => void navigator.serviceWorker.register("/worker.js").catch(() => undefined); // optional
    // After the page's own files; these may be there before the texts are.
    if (document.readyState === "complete") register();
    else addEventListener("load", register);
}
