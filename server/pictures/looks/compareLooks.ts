import { coloursOf, greyOf, resample, WHOLE, type Cut, type Look, type Plane } from './look'

/** How well a picture fits a cut of another one. */
interface Fit {
  /** Of their brightness: 1 when they differ by contrast and exposure only. */
  correlation: number
  /** Of the part of the picture that fits least: how much it differs, compared with how much it varies. */
  misfit: number
  /** The same of their colours. */
  colourMisfit: number
}

/**
 * Measured on drawn scenes (`compareLooks.test.ts`): copies that were resized, recompressed or cut by a tenth of a side
 * had correlations from 0.998, misfits up to 0.23 and 0.46; other photos of the same product misfits from 0.28, those of
 * one in another colour from 0.99.
 */
const LEAST_CORRELATION = 0.99
const MOST_MISFIT = 0.25
const MOST_COLOUR_MISFIT = 0.7

/** Whether one picture is a resized, recompressed or cropped copy of the other. */
export function areAlike(one: Look, other: Look): boolean {
  return isCopy(one, other) || isCopy(other, one)
}

function isCopy(whole: Look, part: Look): boolean {
  const fit = fitOf(whole, part)
  return (
    fit !== null &&
    fit.correlation >= LEAST_CORRELATION &&
    fit.misfit <= MOST_MISFIT &&
    fit.colourMisfit <= MOST_COLOUR_MISFIT
  )
}

/** Cuts are first tried on a plane that is so much coarser. */
const COARSER = 3
const COARSE_STEPS = [0, 0.05, 0.1]
/** Below it no finer cut fits. */
const LEAST_COARSE = 0.8
const FINE_STEPS = [0.025, 0.0125, 0.00625, 0.003]
const ROUNDS = 3
/** The largest part of a side that may be cut off. */
const MOST_CUT = 0.13

/** How well a picture fits the best cut of the whole one; null when it does not at all. */
function fitOf(whole: Look, part: Look): Fit | null {
  const coarse = bestCut(coarser(greyOf(whole)), coarser(greyOf(part)), COARSE_CUTS)
  if (coarse.score < LEAST_COARSE) return null
  const { cut, score } = refined(greyOf(whole), greyOf(part), coarse.cut)
  const colours = coloursOf(part)
  return {
    correlation: score,
    misfit: misfitOf(greyOf(whole), greyOf(part), cut),
    colourMisfit: Math.max(
      ...coloursOf(whole).map((plane, index) => misfitOf(plane, colours[index] ?? plane, cut)),
    ),
  }
}

interface Scored {
  cut: Cut
  score: number
}

const COARSE_CUTS: readonly Cut[] = COARSE_STEPS.flatMap((left) =>
  COARSE_STEPS.flatMap((right) =>
    COARSE_STEPS.flatMap((top) =>
      COARSE_STEPS.map((bottom) => ({ left, right: 1 - right, top, bottom: 1 - bottom })),
    ),
  ),
)

function bestCut(whole: Plane, part: Plane, cuts: readonly Cut[]): Scored {
  const target = normalised(part.values)
  let best: Scored = { cut: WHOLE, score: -1 }
  for (const cut of cuts) {
    const score = dot(normalised(resample(whole, cut)), target)
    if (score > best.score) best = { cut, score }
  }
  return best
}

/** Moves the sides of a cut by ever smaller steps to where it fits best. */
function refined(whole: Plane, part: Plane, start: Cut): Scored {
  let best = bestCut(whole, part, [start])
  for (const step of FINE_STEPS) {
    for (let round = 0; round < ROUNDS; round += 1) {
      const moved = bestCut(whole, part, movedSides(best.cut, step))
      if (moved.score <= best.score) break
      best = moved
    }
  }
  return best
}

const SIDES = ['left', 'right', 'top', 'bottom'] as const

function movedSides(cut: Cut, step: number): Cut[] {
  return SIDES.flatMap((side) =>
    [-step, step]
      .map((change) => ({ ...cut, [side]: cut[side] + change }))
      .filter(({ [side]: place }) =>
        side === 'left' || side === 'top'
          ? place >= 0 && place <= MOST_CUT
          : place <= 1 && place >= 1 - MOST_CUT,
      ),
  )
}

/** Parts of a plane along each side; they overlap by half. */
const PARTS = 8
/** Cells of the smallest part. */
const LEAST_PART = 3
/** Levels by which also an even part may differ. */
const EVEN = 6

/** An object that was moved or turned differs in its own part only, which the picture as a whole hardly shows. */
function misfitOf(whole: Plane, { values, side }: Plane, cut: Cut): number {
  const fitted = resample(whole, cut)
  const shift = meanOf(fitted) - meanOf(values)
  const size = Math.max(LEAST_PART, side / PARTS)
  const step = Math.floor(size / 2)
  let worst = 0
  // What lies at the edge is cut in the middle of a cell.
  for (let top = 1; top + size < side; top += step) {
    for (let left = 1; left + size < side; left += step) {
      let difference = 0
      let slope = 0
      for (let y = top; y < top + size; y += 1) {
        for (let x = left; x < left + size; x += 1) {
          const index = y * side + x
          const value = values[index] ?? 0
          difference += Math.abs((fitted[index] ?? 0) - value - shift)
          slope += Math.hypot((values[index + 1] ?? 0) - value, (values[index + side] ?? 0) - value)
        }
      }
      worst = Math.max(worst, difference / (slope + EVEN * size ** 2))
    }
  }
  return worst
}

function coarser({ values, side }: Plane): Plane {
  const own = side / COARSER
  const sums = new Float64Array(own * own)
  for (let index = 0; index < values.length; index += 1) {
    const row = Math.floor(index / side / COARSER)
    const cell = row * own + Math.floor((index % side) / COARSER)
    sums[cell] = (sums[cell] ?? 0) + (values[index] ?? 0) / COARSER ** 2
  }
  return { values: sums, side: own }
}

function meanOf(values: ArrayLike<number>): number {
  let sum = 0
  for (let index = 0; index < values.length; index += 1) sum += values[index] ?? 0
  return sum / values.length
}

/** With a mean of 0 and a length of 1. */
function normalised(values: ArrayLike<number>): Float64Array {
  const mean = meanOf(values)
  let power = 0
  for (let index = 0; index < values.length; index += 1) power += ((values[index] ?? 0) - mean) ** 2
  const length = Math.sqrt(power) || 1
  return Float64Array.from(values, (value) => (value - mean) / length)
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let index = 0; index < one.length; index += 1) sum += (one[index] ?? 0) * (other[index] ?? 0)
  return sum
}
