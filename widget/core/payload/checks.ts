/** Small checks of outside data: the contract's schema library is too heavy for a shop's page. */

export type Check = (value: unknown) => boolean

export const isText: Check = (value) => typeof value === 'string'
export const isNumber: Check = Number.isFinite
export const isFlag: Check = (value) => typeof value === 'boolean'
export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)
export const orAbsent =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
export const oneOf =
  (...known: string[]): Check =>
  (value) =>
    known.includes(value as string)
export const isList =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)
export const has =
  (checks: Record<string, Check>): Check =>
  (value) =>
    // Only for an object is `Object(value)` the value itself.
    Object(value) === value &&
    Object.entries(checks).every(([name, check]) => check((value as Record<string, unknown>)[name]))
