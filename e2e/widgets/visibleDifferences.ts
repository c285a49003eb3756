import sharp from 'sharp'

/** A shade that the browser's smoothing may be off by. */
const UNSEEN = 8

/** How many values of the pixels of two screenshots of one size a person could tell apart. */
export async function visibleDifferences(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all([valuesOf(one), valuesOf(other)])
  if (first.length !== second.length) throw new Error('The sizes differ')
  return first.filter((value, at) => Math.abs(value - (second[at] ?? 0)) > UNSEEN).length
}

const valuesOf = (png: Buffer) => sharp(png).raw().toBuffer()
