import { eachObject } from './eachObject'

const PICTURE = /^(?:https?:\/\/[^/]+|data:image\/)?.*?(\d*)\.(?:jpe?g|png|webp|gif|avif|svg)$/i
const ADDRESS = /^(?:\/[^/]|https?:\/\/)/
const VIDEO = /\.(?:mp4|mov)$/i
/** Degrees of hue between two pictures, so that neighbours are distinguishable. */
const STEP = 47
/** Px of the longest side of a plain picture. */
const LONGEST_SIDE = 800

interface PixelSize {
  width: number
  height: number
}

const SQUARE: PixelSize = { width: LONGEST_SIDE, height: LONGEST_SIDE }

/** Sizes of pictures by their address. */
type Sizes = Map<string, PixelSize>

function plainPicture(order: number, size: PixelSize): string {
  const scale = LONGEST_SIDE / Math.max(size.width, size.height)
  const [width, height] = [size.width, size.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  )
  const color = `hsl(${(order * STEP) % 360} 22% 72%)`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${color}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

function stand(text: string, sizes: Sizes): string {
  if (!ADDRESS.test(text)) return text
  if (VIDEO.test(text)) return 'data:video/mp4,'
  const found = PICTURE.exec(text)
  return found ? plainPicture(Number(found[1]), sizes.get(text) ?? SQUARE) : text
}

const isSide = (value: unknown): value is number => typeof value === 'number' && value > 0

/**
 * The sizes of pictures that the back office told: a picture and its smaller copies are together with their size. The
 * same address elsewhere, such as an album's cover, has the same size.
 */
function sizesIn(value: unknown): Sizes {
  const sizes: Sizes = new Map()
  eachObject(value, (node) => {
    const { width, height } = node
    if (!isSide(width) || !isSide(height)) return
    // A widget lists the copies of a picture with their widths.
    const copies = Array.isArray(node.sources) ? (node.sources as { url?: unknown }[]) : []
    for (const item of [...Object.values(node), ...copies.map(({ url }) => url)]) {
      if (typeof item === 'string' && ADDRESS.test(item)) sizes.set(item, { width, height })
    }
  })
  return sizes
}

/**
 * Replaces every address of a picture or video by a plain picture with its own colour and, where it is known, the shape
 * of the picture: a replay fetches nothing. Changes the value in place, because it has just been read from a file.
 */
export function illustrate(value: unknown): void {
  const sizes = sizesIn(value)
  eachObject(value, (node) => {
    for (const [key, item] of Object.entries(node)) {
      if (typeof item === 'string') node[key] = stand(item, sizes)
    }
  })
}
