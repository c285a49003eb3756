/** Whether a part of an address can be a record's id; anything else leads to not-found (product-rules/screens.md#routes). */
export function isId(text: string): boolean {
  return /^\d{1,15}$/.test(text)
}

/** The list that the person came from, stored in the link's state; null for an address that was opened directly. */
export function originOf(state: unknown): string | null {
  return typeof state === 'object' &&
    state !== null &&
    'from' in state &&
    typeof state.from === 'string'
    ? state.from
    : null
}
