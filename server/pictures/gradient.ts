import type { RawPicture } from './pictures'

type Rgb = readonly [number, number, number]

const { abs, max, min, round } = Math
const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i
const CHANNELS = 3
/** More than the rows of a screen, so that no step is visible. */
const SHADES = 4096

export function isHexColor(text: string): boolean {
  return HEX.test(text)
}

/** A square of `side` px filled as CSS `linear-gradient(angle, colors)` would; one colour fills it evenly. */
export function drawGradient(side: number, angle: number, colors: readonly string[]): RawPicture {
  const palette = paletteOf(colors.map(rgbOf))
  const radians = (angle * Math.PI) / 180
  const [right, down] = [Math.sin(radians), -Math.cos(radians)]
  // The gradient line reaches from corner to corner, so that the first and the last colour are in opposite corners.
  const scale = (SHADES - 1) / (side * (abs(right) + abs(down)))
  const middle = (side - 1) / 2
  const data = Buffer.allocUnsafe(side * side * CHANNELS)
  let offset = 0
  for (let y = 0; y < side; y += 1) {
    let place = (-middle * right + (y - middle) * down) * scale + (SHADES - 1) / 2
    for (let x = 0; x < side; x += 1) {
      const shade = min(SHADES - 1, max(0, round(place))) * CHANNELS
      data[offset] = palette[shade] ?? 0
      data[offset + 1] = palette[shade + 1] ?? 0
      data[offset + 2] = palette[shade + 2] ?? 0
      offset += CHANNELS
      place += right * scale
    }
  }
  return { data, info: { width: side, height: side, channels: CHANNELS } }
}

/** The colours along the line, between stops at equal distances. */
function paletteOf(stops: readonly Rgb[]): Buffer {
  const palette = Buffer.alloc(SHADES * CHANNELS)
  for (let shade = 0; shade < SHADES; shade += 1) {
    const place = (shade / (SHADES - 1)) * (stops.length - 1)
    const from = stops[Math.floor(place)] ?? BLACK
    const to = stops[Math.ceil(place)] ?? from
    const share = place - Math.floor(place)
    for (let channel = 0; channel < CHANNELS; channel += 1) {
      const [start = 0, end = 0] = [from[channel], to[channel]]
      palette[shade * CHANNELS + channel] = Math.round(start + (end - start) * share)
    }
  }
  return palette
}

const BLACK: Rgb = [0, 0, 0]

function rgbOf(hex: string): Rgb {
  const digits = hex.slice(1)
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  const value = Number.parseInt(full, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
