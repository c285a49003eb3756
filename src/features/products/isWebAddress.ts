/** Whether an address of the catalogue may be opened: feeds may hold anything. */
export function isWebAddress(link: string): boolean {
  return /^https?:\/\//i.test(link)
}
