import type { Cut, Plane } from './look'

/** How soft the cells of a look are, in cells: the blur of `readLook` and of the reduction before it. */
const SOFTNESS = 1.25
const REACH = 3

/** A part as soft as a cut of the whole is, whose cells were larger when they were made soft. */
export function softened({ values, side }: Plane, cut: Cut): Plane {
  const across = kernelOf(cut.right - cut.left)
  const down = kernelOf(cut.bottom - cut.top)
  const rows = new Float64Array(side * side)
  const out = new Float64Array(side * side)
  const last = side - 1
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      let sum = 0
      for (let step = -REACH; step <= REACH; step += 1) {
        const from = y * side + Math.max(0, Math.min(last, x + step))
        sum += (values[from] ?? 0) * (across[step + REACH] ?? 0)
      }
      rows[y * side + x] = sum
    }
  }
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      let sum = 0
      for (let step = -REACH; step <= REACH; step += 1) {
        const from = Math.max(0, Math.min(last, y + step)) * side + x
        sum += (rows[from] ?? 0) * (down[step + REACH] ?? 0)
      }
      out[y * side + x] = sum
    }
  }
  return { values: out, side }
}

/** The weights of the cells around one, for a cut of this share of a side. */
function kernelOf(share: number): Float64Array {
  const variance = SOFTNESS ** 2 * (1 / share ** 2 - 1)
  const weights = Float64Array.from({ length: 2 * REACH + 1 }, (_weight, index) => {
    const step = index - REACH
    if (variance < 1e-4) return step === 0 ? 1 : 0
    return Math.exp(-(step ** 2) / (2 * variance))
  })
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

/** A cut of a plane in a grid as fine as the plane, along smooth curves (Catmull–Rom) between its values. */
export function resampleSmoothly({ values, side }: Plane, cut: Cut): Float64Array {
  const columns = tapsOf(side, cut.left, cut.right)
  const rows = tapsOf(side, cut.top, cut.bottom)
  const across = new Float64Array(side * side)
  const out = new Float64Array(side * side)
  for (let y = 0; y < side; y += 1) {
    for (const [x, { places, weights }] of columns.entries()) {
      let sum = 0
      for (let tap = 0; tap < 4; tap += 1) {
        sum += (values[y * side + (places[tap] ?? 0)] ?? 0) * (weights[tap] ?? 0)
      }
      across[y * side + x] = sum
    }
  }
  for (const [y, { places, weights }] of rows.entries()) {
    for (let x = 0; x < side; x += 1) {
      let sum = 0
      for (let tap = 0; tap < 4; tap += 1) {
        sum += (across[(places[tap] ?? 0) * side + x] ?? 0) * (weights[tap] ?? 0)
      }
      out[y * side + x] = sum
    }
  }
  return out
}

/** The four cells around the middle of each cell of a cut, with their weights. */
function tapsOf(side: number, from: number, till: number) {
  const last = side - 1
  return Array.from({ length: side }, (_cell, index) => {
    const place = Math.max(0, Math.min(last, side * from + (index + 0.5) * (till - from) - 0.5))
    const first = Math.floor(place)
    const t = place - first
    return {
      places: [-1, 0, 1, 2].map((step) => Math.max(0, Math.min(last, first + step))),
      weights: [
        ((2 - t) * t - 1) * t * 0.5,
        (t ** 2 * (3 * t - 5) + 2) * 0.5,
        ((4 - 3 * t) * t + 1) * t * 0.5,
        (t - 1) * t ** 2 * 0.5,
      ],
    }
  })
}
