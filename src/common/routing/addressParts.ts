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

/** The page that an address names; the first one for anything else. */
export function pageOfAddress(address: URLSearchParams): number {
  const page = address.get('page') ?? ''
  return /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1
}

/** The one of these choices that an address names; null for anything else. */
export function choiceInAddress<Choice extends string>(
  address: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | null {
  return choices.find((choice) => choice === address.get(name)) ?? null
}
