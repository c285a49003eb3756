const PICTURE = /^(?:https?:\/\/[^/]+|data:image\/)?.*?(\d*)\.(?:jpe?g|png|webp|gif|avif|svg)$/i
const ADDRESS = /^(?:\/[^/]|https?:\/\/)/
const VIDEO = /\.(?:mp4|mov)$/i
/** Degrees of hue between two pictures, so that neighbours are distinguishable. */
const STEP = 47

function plainPicture(order: number): string {
  const color = `hsl(${(order * STEP) % 360} 22% 72%)`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><rect width="800" height="800" fill="${color}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

function stand(text: string): string {
  if (!ADDRESS.test(text)) return text
  if (VIDEO.test(text)) return 'data:video/mp4,'
  const found = PICTURE.exec(text)
  return found ? plainPicture(Number(found[1])) : text
}

/**
 * Replaces every address of a picture or video by a plain picture with its own colour: a replay fetches nothing.
 * Changes the value in place, because it has just been read from a file.
 */
export function illustrate(value: unknown, seen = new Set<object>()): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  const node = value as Record<string, unknown>
  for (const key of Object.keys(node)) {
    const item = node[key]
    if (typeof item === 'string') node[key] = stand(item)
    else illustrate(item, seen)
  }
}
