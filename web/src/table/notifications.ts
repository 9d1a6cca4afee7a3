// Notifications of the system, for who looks at something else meanwhile. They are only shown to those who allowed them.
import { signal } from "@preact/signals";

const isKnown = (): boolean => typeof Notification !== "undefined";

// "default": not asked yet.
export const permission = signal<NotificationPermission>(isKnown() ? Notification.permission : "denied");

// Browsers want a click for this.
export async function askForPermission(): Promise<void> {
    if (isKnown()) permission.value = await Notification.requestPermission();
}

// Phones let only a service worker show them; elsewhere there may be none. A click leads back to this page (public/worker.js).
async function show(title: string, address: string): Promise<void> {
    const options = { icon: "/icon-192.png", tag: "tulkas-turn", data: { address } };
    const worker = "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration().catch(() => undefined) : undefined;
    if (worker?.active) return worker.showNotification(title, options);
    const shown = new Notification(title, options);
    shown.onclick = () => {
        window.focus();
        shown.close();
    };
}

export function notify(title: string): void {
    if (!isKnown() || Notification.permission !== "granted" || document.visibilityState === "visible") return;
    // What the browser does not show after all is in the title and the icon, too.
    void show(title, location.href).catch(() => undefined);
}
