/** Whether a part of an address can be a record's id; anything else leads to not-found (section 2). */
export function isId(text: string): boolean {
  return /^\d{1,15}$/.test(text)
}
