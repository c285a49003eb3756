const DAY_SECONDS = 86_400
/** Days from 30 December 1899, day zero of a workbook, to 1 January 1970. */
const DAYS_BEFORE_1970 = 25_569
/** Workbooks of old Macs count from 1 January 1904. */
export const DAYS_UNTIL_1904 = 1462
/** The last day of the year 9999. */
const LAST_DAY = 2_958_465

/** A date of a workbook as `2026-03-05` or `2026-03-05T14:20:00`; the number itself when it is not a date. */
export function serialDay(serial: string, shift = 0): string {
  const days = Number(serial) + shift
  if (!Number.isFinite(days) || days < 1 || days > LAST_DAY) return serial
  const seconds = Math.round(days * DAY_SECONDS) - DAYS_BEFORE_1970 * DAY_SECONDS
  const iso = new Date(seconds * 1000).toISOString().slice(0, 19)
  return seconds % DAY_SECONDS === 0 ? iso.slice(0, 10) : iso
}

/** A number as a program shows it: a barcode is stored as `2.03998E+12`, 4.9 as `4.9000000000000004`. */
export function plainNumber(text: string): string {
  const number = Number(text)
  if (text === '' || !Number.isFinite(number)) return text
  if (Math.abs(number) >= 1e21) return text
  return String(number)
}

/** Workbooks write characters that XML cannot hold as `_x000D_`. */
export function unescaped(text: string): string {
  return text.replace(/_x([\da-f]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

/** The index of a column by its letters: A is 0; -1 for anything else. */
export function columnIndex(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? ''
  let index = 0
  for (const letter of letters) index = index * 26 + letter.charCodeAt(0) - 64
  return index - 1
}
