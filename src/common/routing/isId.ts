/** Whether a part of an address can be a record's id; anything else leads to not-found (product-rules/screens.md#routes). */
export function isId(text: string): boolean {
  return /^\d{1,15}$/.test(text)
}
