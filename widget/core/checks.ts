/** Small checks of outside data: the contract's schema library is too heavy for a shop's page. */

type Fields = Record<string, unknown>
export type Check = (value: unknown) => boolean

export const isText: Check = (value) => typeof value === 'string'
export const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value)
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
    known.some((one) => one === value)
export const isList =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
export const has =
  (checks: Record<string, Check>): Check =>
  (value) =>
    isFields(value) && Object.entries(checks).every(([name, check]) => check(value[name]))
