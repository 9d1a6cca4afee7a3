// The heads of the columns that every table of places begins with.
export function PlaceHeads() {
    return (
        <>
            <th scope="col" aria-label="Place">
                #
            </th>
            <th scope="col" class="words">
                Bot
            </th>
        </>
    );
}
