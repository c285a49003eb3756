import { greyOf, LOOK_SIDE, resample, WHOLE, type Cut, type Look } from './look'

/** Pictures that may be alike share one of their keys: the signs of low frequencies, in bands. */
const FREQUENCIES = 8
const BAND_BITS = 20
const BANDS = 3
/** Of a band's signs, those that a slight change turns first; each of them and each two of them are tried. */
const DOUBTFUL = 4

const SIDE = 0.1
/** A picture is looked up as a whole, without each of its sides, and without half as much of all of them. */
export const CUTS: readonly Cut[] = [
  WHOLE,
  { ...WHOLE, left: SIDE },
  { ...WHOLE, right: 1 - SIDE },
  { ...WHOLE, top: SIDE },
  { ...WHOLE, bottom: 1 - SIDE },
  { left: SIDE / 2, right: 1 - SIDE / 2, top: SIDE / 2, bottom: 1 - SIDE / 2 },
]

const COSINES = Array.from({ length: FREQUENCIES }, (_row, frequency) =>
  Float64Array.from({ length: LOOK_SIDE }, (_cell, index) =>
    Math.cos((Math.PI * frequency * (2 * index + 1)) / (2 * LOOK_SIDE)),
  ),
)

/** The frequencies of the bands, from low to high and dealt out in turn. */
const ORDER = Array.from({ length: FREQUENCIES ** 2 }, (_one, index) => ({
  across: index % FREQUENCIES,
  down: Math.floor(index / FREQUENCIES),
}))
  .sort((one, other) => one.across + one.down - (other.across + other.down))
  .slice(1, 1 + BAND_BITS * BANDS)

/** One key for each band of a cut. */
export const keysOf = (look: Look): number[] => [
  ...new Set(CUTS.flatMap((cut) => bandsOf(look, cut).map(({ key }) => key))),
]

/** The keys under which alike pictures are looked for: also those that a slight change would give. */
export const probesOf = (look: Look): number[] => [
  ...new Set(CUTS.flatMap((cut) => bandsOf(look, cut).flatMap(probes))),
]

interface Band {
  key: number
  /** The values of its most doubtful bits. */
  doubtful: number[]
}

function probes({ key, doubtful }: Band): number[] {
  const keys = [key]
  for (const [index, bit] of doubtful.entries()) {
    keys.push(flipped(key, bit))
    for (const other of doubtful.slice(index + 1)) keys.push(flipped(flipped(key, bit), other))
  }
  return keys
}

const flipped = (key: number, bit: number) => key + (Math.floor(key / bit) % 2 === 1 ? -bit : bit)

function bandsOf(look: Look, cut: Cut): Band[] {
  const values = frequenciesOf(resample(greyOf(look), cut))
  return Array.from({ length: BANDS }, (_band, band) => {
    const own = ORDER.filter((_one, index) => index % BANDS === band).map(
      ({ across, down }) => values[down * FREQUENCIES + across] ?? 0,
    )
    const key = own.reduce((sum, value, bit) => sum + (value > 0 ? 2 ** bit : 0), 0)
    const doubtful = own
      .map((value, bit) => ({ size: Math.abs(value), bit: 2 ** bit }))
      .sort((one, other) => one.size - other.size)
      .slice(0, DOUBTFUL)
      .map(({ bit }) => bit)
    return { key: band * 2 ** BAND_BITS + key, doubtful }
  })
}

/** The lowest frequencies of a square of brightness, row by row. */
function frequenciesOf(square: Float64Array): Float64Array {
  const across = new Float64Array(LOOK_SIDE * FREQUENCIES)
  for (let y = 0; y < LOOK_SIDE; y += 1) {
    for (const [frequency, cosine] of COSINES.entries()) {
      let sum = 0
      for (let x = 0; x < LOOK_SIDE; x += 1)
        sum += (square[y * LOOK_SIDE + x] ?? 0) * (cosine[x] ?? 0)
      across[y * FREQUENCIES + frequency] = sum
    }
  }
  const out = new Float64Array(FREQUENCIES ** 2)
  for (const [down, cosine] of COSINES.entries()) {
    for (let frequency = 0; frequency < FREQUENCIES; frequency += 1) {
      let sum = 0
      for (let y = 0; y < LOOK_SIDE; y += 1) {
        sum += (across[y * FREQUENCIES + frequency] ?? 0) * (cosine[y] ?? 0)
      }
      out[down * FREQUENCIES + frequency] = sum
    }
  }
  return out
}
