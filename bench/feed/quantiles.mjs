/** The minimum number of values for a meaningful p99. */
const MIN_FOR_P99 = 100

/** The quantiles of durations in ms; the durations may be in any order. */
export function quantiles(measured) {
  const sorted = measured.toSorted((one, other) => one - other)
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), most: sorted.at(-1) ?? 0 }
}

const ms = (value) => `${value.toFixed(1)} ms`

/** The quantiles as text; without a p99 when there are too few values. */
export function shown({ count, p50, p99, most }) {
  const tail = count < MIN_FOR_P99 ? '' : `, p99 ${ms(p99)}`
  return `p50 ${ms(p50)}${tail}, at most ${ms(most)} (${count.toLocaleString('en')})`
}
