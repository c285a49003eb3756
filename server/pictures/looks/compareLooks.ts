import { coloursOf, greyOf, resample, WHOLE, type Cut, type Look, type Plane } from './look'
import { NormalEquations } from './normalEquations'
import { resampleSmoothly, softened } from './smoothPlanes'

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
 * Measured on 64 photographs and on drawn scenes (`compareLooks.test.ts`). Of copies of photos that were resized,
 * recompressed or cut by a tenth of a side, nine in ten had misfits up to 0.13 and colour misfits up to 0.2; of large
 * products that were turned by 5°, 98 in a hundred more than 0.21. A product that fills less than a third of the width
 * and is turned by 5° has 0.17 in the middle and may pass.
 */
const LEAST_CORRELATION = 0.99
const MOST_MISFIT = 0.19
const MOST_COLOUR_MISFIT = 0.6

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
const ROUNDS = 5
/** The largest part of a side that may be cut off. */
const MOST_CUT = 0.13

/** How well a picture fits the best cut of the whole one; null when it does not at all. */
function fitOf(whole: Look, part: Look): Fit | null {
  const coarse = bestCut(coarser(greyOf(whole)), coarser(greyOf(part)))
  if (coarse.score < LEAST_COARSE) return null
  const cut = refined(greyOf(whole), greyOf(part), coarse.cut)
  const brightness = fitted(greyOf(whole), greyOf(part), cut)
  const colours = coloursOf(part)
  return {
    correlation: dot(normalised(brightness.values), normalised(brightness.target)),
    misfit: misfitOf(brightness),
    colourMisfit: Math.max(
      ...coloursOf(whole).map((plane, index) =>
        misfitOf(fitted(plane, colours[index] ?? plane, cut)),
      ),
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

function bestCut(whole: Plane, part: Plane): Scored {
  const target = normalised(part.values)
  let best: Scored = { cut: WHOLE, score: -1 }
  for (const cut of COARSE_CUTS) {
    const score = dot(normalised(resample(whole, cut)), target)
    if (score > best.score) best = { cut, score }
  }
  return best
}

/** Moves the sides of a cut to where it differs least, by the slopes of the picture there (Gauss–Newton). */
function refined(whole: Plane, part: Plane, start: Cut): Cut {
  let cut = start
  for (let round = 0; round < ROUNDS; round += 1) {
    const change = movesOf(resampleSmoothly(whole, cut), softened(part, cut), cut)
    cut = {
      left: between(0, cut.left + change.left, MOST_CUT),
      right: between(1 - MOST_CUT, cut.right + change.right, 1),
      top: between(0, cut.top + change.top, MOST_CUT),
      bottom: between(1 - MOST_CUT, cut.bottom + change.bottom, 1),
    }
  }
  return cut
}

const between = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(most, value))

/** How far to move the sides so that the values come nearest to the target, whatever its contrast and brightness. */
function movesOf(values: Float64Array, { values: target, side }: Plane, cut: Cut): Cut {
  const sums = new NormalEquations(6)
  const [width, height] = [cut.right - cut.left, cut.bottom - cut.top]
  for (let y = 1; y < side - 1; y += 1) {
    const down = (y + 0.5) / side
    for (let x = 1; x < side - 1; x += 1) {
      const index = y * side + x
      const across = (x + 0.5) / side
      const slopeX = ((((values[index + 1] ?? 0) - (values[index - 1] ?? 0)) / 2) * side) / width
      const slopeY =
        ((((values[index + side] ?? 0) - (values[index - side] ?? 0)) / 2) * side) / height
      sums.add(
        [
          values[index] ?? 0,
          1,
          slopeX * (1 - across),
          slopeX * across,
          slopeY * (1 - down),
          slopeY * down,
        ],
        target[index] ?? 0,
      )
    }
  }
  const [gain = 1, , left = 0, right = 0, top = 0, bottom = 0] = sums.solved()
  const contrast = Math.max(MOST_FLAT, gain)
  return {
    left: left / contrast,
    right: right / contrast,
    top: top / contrast,
    bottom: bottom / contrast,
  }
}

/** A cut of a picture as bright and contrasty as the part that it may be, and that part as soft as the cut. */
interface Fitted {
  values: Float64Array
  target: ArrayLike<number>
  side: number
}

/** The contrast and saturation that a filter may leave of a picture, and how much it may add. */
const MOST_FLAT = 0.65
const MOST_VIVID = 1.5
/** Levels of noise, beside which the contrast of an even plane counts little. */
const NOISE = 3

function fitted(whole: Plane, part: Plane, cut: Cut): Fitted {
  const values = resampleSmoothly(whole, cut)
  const target = softened(part, cut).values
  const [mean, targetMean] = [meanOf(values), meanOf(target)]
  let [power, common] = [0, 0]
  for (let index = 0; index < values.length; index += 1) {
    const value = (values[index] ?? 0) - mean
    power += value ** 2
    common += value * ((target[index] ?? 0) - targetMean)
  }
  const noise = NOISE ** 2 * values.length
  const gain = between(MOST_FLAT, (common + noise) / (power + noise), MOST_VIVID)
  return {
    values: values.map((value) => (value - mean) * gain + targetMean),
    target,
    side: part.side,
  }
}

/** Parts of a plane along each side; they overlap by half. */
const PARTS = 8
/** Cells of the smallest part. */
const LEAST_PART = 3
/** Levels by which also an even part may differ. */
const EVEN = 9

/** An object that was moved or turned differs in its own part only, which the picture as a whole hardly shows. */
function misfitOf({ values, target, side }: Fitted): number {
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
          const value = target[index] ?? 0
          difference += Math.abs((values[index] ?? 0) - value)
          slope += Math.hypot((target[index + 1] ?? 0) - value, (target[index + side] ?? 0) - value)
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
