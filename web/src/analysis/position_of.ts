// For the games whose views have the position in their notation.
export function positionOf(view: { readonly position: string }): string {
    return view.position;
}
