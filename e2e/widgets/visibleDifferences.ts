import sharp from 'sharp'

/** The maximum difference of a colour channel that the browser's smoothing may cause. */
const UNSEEN = 8

/** The number of visibly different pixel values in two screenshots of the same size. */
export async function visibleDifferences(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all([valuesOf(one), valuesOf(other)])
  if (first.length !== second.length) throw new Error('The sizes differ')
  return first.filter((value, at) => Math.abs(value - (second[at] ?? 0)) > UNSEEN).length
}

const valuesOf = (png: Buffer) => sharp(png).raw().toBuffer()
