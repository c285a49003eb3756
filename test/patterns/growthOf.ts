import type { HostileText } from './hostileTexts'

/** Shorter durations are too inaccurate to measure growth. */
const FLOOR_MS = 8
const REPEATS = 4
/** Maximum growth of the time for twice the text: a linear pattern has 2, a quadratic one 4. */
export const MAX_GROWTH = 3
/** A machine that pauses makes one measurement of linear work look quadratic, but not this many in a row. */
const ROUNDS = 5
/** Only exponential work takes a measurable time for so few parts. */
const FEW_CHARACTERS = [16, 20, 24, 28]
const MAX_CHARACTERS = 40_000

/**
 * How many times longer a pattern takes for twice the text: about 2 when it is linear, 4 when it is
 * quadratic; 1 when even the longest text takes no measurable time. Measured at the first text that
 * takes noticeable time, so that a bad pattern is found early.
 */
export function growthOf(pattern: RegExp, text: HostileText): number {
  const few = FEW_CHARACTERS.map((length) => Math.max(1, Math.floor(length / text.pump.length)))
  if (few.some((pumps) => leastTime(pattern, text, pumps, 2) > FLOOR_MS)) return Infinity
  for (let pumps = 64; pumps * text.pump.length <= MAX_CHARACTERS; pumps *= 2) {
    if (timeOf(pattern, text, pumps) < FLOOR_MS) continue
    // The minimum of several measurements excludes the machine's own pauses.
    const once = leastTime(pattern, text, pumps)
    if (once < FLOOR_MS) continue
    let growth = Infinity
    for (let round = 0; round < ROUNDS && growth > MAX_GROWTH; round += 1) {
      growth = Math.min(growth, doubling(pattern, text, pumps))
    }
    return growth
  }
  return 1
}

function doubling(pattern: RegExp, text: HostileText, pumps: number): number {
  const once = leastTime(pattern, text, pumps)
  return leastTime(pattern, text, pumps * 2) / once
}

const leastTime = (pattern: RegExp, text: HostileText, pumps: number, repeats = REPEATS) =>
  Math.min(...Array.from({ length: repeats }, () => timeOf(pattern, text, pumps)))

function timeOf(pattern: RegExp, { prefix, pump, suffix }: HostileText, pumps: number): number {
  const text = prefix + pump.repeat(pumps) + suffix
  const started = process.cpuUsage()
  if (pattern.global) text.replace(pattern, '')
  else pattern.test(text)
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1000
}
