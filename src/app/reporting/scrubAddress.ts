/** An address without the account's name and without the values of its query, which must not leave the machine. */
export function scrubAddress(address: string): string {
  return address.replace(/(\/my\/admin\/)[^/?#\s"']+/g, '$1…').replace(/\?[^#\s"']*/g, '')
}

/** The same for every text in a value that is about to be sent, however deep. */
export function scrubAddresses<Value>(value: Value): Value {
  if (typeof value === 'string') return scrubAddress(value) as Value
  if (Array.isArray(value)) return value.map(scrubAddresses) as Value
  if (typeof value !== 'object' || value === null) return value
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, scrubAddresses<unknown>(inner)]),
  ) as Value
}
