export function Missing() {
    return (
        <section class="empty">
            <h1>There is no such page</h1>
            <p>
                The address may have been typed wrong, or what it led to has gone. Everything begins at the{" "}
                <a href="/">home page</a>.
            </p>
        </section>
    );
}
