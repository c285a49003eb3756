import { offsetName, zoneName } from '@/common/lib/timeZone'

export interface ZoneChoice {
  value: string
  label: string
}

/** A zone as an option: «Непал, GMT+5:45 (Asia/Katmandu)». The id makes it findable by its town. */
export const zoneChoice = (locale: string, zone: string, now: number): ZoneChoice => ({
  value: zone,
  label: `${zoneName(locale, zone, now)} (${zone})`,
})

/** All zones that this browser lists, and `others`, from west to east. */
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
