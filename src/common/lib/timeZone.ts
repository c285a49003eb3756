/** What browsers say where the machine does not know its zone; their own calendars refuse it. */
const UNKNOWN = ['Etc/Unknown', '']

/** The zone of this machine: days are cut and wall clocks are read in it. Without one it counts by UTC. */
export function timeZoneHere(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return UNKNOWN.includes(timeZone) ? 'UTC' : timeZone
}

/** «Центральная Европа, GMT+2»: how a zone is called at an instant (ms), with what its clocks are ahead. */
export function zoneName(locale: string, timeZone: string, at: number): string {
  const name = zonePart('longGeneric', locale, timeZone, at)
  const offset = offsetName(locale, timeZone, at)
  // A zone without a name of its own is called by its offset.
  return name.startsWith('GMT') ? offset : `${name}, ${offset}`
}

/** «GMT+2»: what the clocks of a zone are ahead at an instant (ms). */
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
