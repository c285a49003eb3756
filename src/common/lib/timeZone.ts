/**
 * What browsers return where the machine does not know its time zone; the browsers' own date functions reject these
 * names.
 */
const UNKNOWN = ['Etc/Unknown', '']

/** The zone of this machine, in which days begin and wall clocks are read; UTC when it is not known. */
export function timeZoneHere(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return UNKNOWN.includes(timeZone) ? 'UTC' : timeZone
}

/** «Центральная Европа, GMT+2»: the name of a zone at an instant (ms), with its offset. */
export function zoneName(locale: string, timeZone: string, at: number): string {
  const name = zonePart('longGeneric', locale, timeZone, at)
  const offset = offsetName(locale, timeZone, at)
  // A zone without a name of its own is named by its offset.
  return name.startsWith('GMT') ? offset : `${name}, ${offset}`
}

/** «GMT+2»: the offset of a zone at an instant (ms). */
export function offsetName(locale: string, timeZone: string, at: number): string {
  return zonePart('shortOffset', locale, timeZone, at)
}

function zonePart(
  timeZoneName: 'longGeneric' | 'shortOffset',
  locale: string,
  timeZone: string,
  at: number,
): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
