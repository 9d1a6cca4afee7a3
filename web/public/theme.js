// The theme, before anything is painted. Without a choice the browser's own preference holds, by CSS alone.
try {
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
    // Storage may be forbidden.
}
