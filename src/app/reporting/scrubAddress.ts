/** An address without the account's name and without what stands in its query: neither leaves the machine. */
export function scrubAddress(address: string): string {
  return address.replace(/(\/my\/admin\/)[^/?#\s"']+/g, '$1…').replace(/\?[^#\s"']*/g, '')
}

/** The same for every text in something that is about to leave, however deep it stands. */
export function scrubAddresses<Value>(value: Value): Value {
  if (typeof value === 'string') return scrubAddress(value) as Value
  if (Array.isArray(value)) return value.map(scrubAddresses) as Value
  if (typeof value !== 'object' || value === null) return value
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, scrubAddresses<unknown>(inner)]),
  ) as Value
}
