/** An address without the account's name and without what stands in its query: neither leaves the machine. */
export function scrubAddress(address: string): string {
  return address.replace(/(\/my\/admin\/)[^/?#]+/, '$1…').replace(/\?[^#]*/g, '')
}
