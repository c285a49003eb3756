import { zoneTown, offsetName } from '@/common/lib/timeZone'

export interface ZoneChoice {
  value: string
  label: string
}

/** «Непал, GMT+5:45 (Asia/Katmandu)»: a zone by its town or country, its present offset and its name. */
export function zoneChoice(locale: string, zone: string, now: number): ZoneChoice {
  const town = zoneTown(locale, zone, now)
  const offset = offsetName('en', zone, now)
  // A zone without a name of its own is named by its offset.
  const name = town.startsWith('GMT') ? offset : `${town}, ${offset}`
  return { value: zone, label: `${name} (${zone})` }
}

/** All zones that this browser knows, from west to east, with `others` that it does not list. */
export function zoneChoices(locale: string, others: readonly string[], now: number): ZoneChoice[] {
  const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...others])]
  return zones
    .map((zone) => ({
      ...zoneChoice(locale, zone, now),
      offset: minutesOf(offsetName('en', zone, now)),
    }))
    .sort((one, other) => one.offset - other.offset || one.label.localeCompare(other.label, locale))
    .map(({ value, label }) => ({ value, label }))
}

/** `GMT-3:30` in minutes. */
function minutesOf(offset: string): number {
  const [, sign, hours, minutes] = /([+-])(\d+)(?::(\d+))?/.exec(offset) ?? []
  const size = Number(hours ?? 0) * 60 + Number(minutes ?? 0)
  return sign === '-' ? -size : size
}
