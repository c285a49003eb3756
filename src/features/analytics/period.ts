/** Periods of a report, in days; today is the last day. */
export const PERIODS = [7, 30, 90] as const
export type Period = (typeof PERIODS)[number]

export const DEFAULT_PERIOD: Period = 30

/** Reads the period from an address; anything unknown is the default. */
export function periodOfAddress(params: URLSearchParams): Period {
  return PERIODS.find((days) => String(days) === params.get('days')) ?? DEFAULT_PERIOD
}

/** First instant of the period and the one after its last, in this machine's time zone. */
export function boundsOfPeriod(days: Period, now: number): { since: string; till: string } {
  const till = new Date(now)
  till.setHours(24, 0, 0, 0)
  const since = new Date(till)
  since.setDate(since.getDate() - days)
  return { since: since.toISOString(), till: till.toISOString() }
}
