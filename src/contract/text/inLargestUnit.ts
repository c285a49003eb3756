const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** A duration in ms, negative for the past, in its largest unit: three days are 3 and `day`. */
export function inLargestUnit(span: number): [number, Intl.RelativeTimeFormatUnit] {
  const seconds = Math.round(span / 1000)
  const [unit, size] = STEPS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1]
  return [Math.trunc(seconds / size), unit]
}
