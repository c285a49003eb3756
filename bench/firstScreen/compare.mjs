export const median = (values) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]

/** The median of an odd number of rounds, with the minimum and the maximum in brackets. */
export const spread = (values, digits = 0) =>
  `${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)})`

/**
 * The ratio of our values to the peer's: the ratio of the medians, and in brackets those of the single rounds, each of
 * which opened both.
 */
export function ratio(own, peer) {
  const ofRounds = own.map((value, round) => value / peer[round])
  const ofMedians = (median(own) / median(peer)).toFixed(2)
  return `${ofMedians} (${Math.min(...ofRounds).toFixed(2)}–${Math.max(...ofRounds).toFixed(2)})`
}
