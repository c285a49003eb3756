/** The list that the person came from, as its link says; null for an address that was opened by itself. */
export function originOf(state: unknown): string | null {
  return typeof state === 'object' &&
    state !== null &&
    'from' in state &&
    typeof state.from === 'string'
    ? state.from
    : null
}
