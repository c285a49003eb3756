import type { Mood } from './mood'

/** Unit vector: x to the right, y up, z to the eye. */
export type Normal = readonly [number, number, number]

export interface Surface {
  color: string
  /** 0 matt clay to 1 wet glaze. */
  gloss?: number
  /** Emitted light (a lit shade), 0 to 1. */
  glow?: number
}

/** The key light shines from the left, above and in front. */
const KEY: Normal = unit([-0.62, 0.52, 0.58])
const HALF: Normal = unit([KEY[0], KEY[1], KEY[2] + 1])

function unit([x, y, z]: Normal): Normal {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

const dot = (a: Normal, b: Normal) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** Colour of a surface where it faces `normal`: direct light, sky, a bounce from the table, a highlight. */
export function lit(
  { color, gloss = 0.15, glow = 0 }: Surface,
  normal: Normal,
  mood: Mood,
): string {
  const wrapped = Math.max(0, (dot(normal, KEY) + 0.25) / 1.25)
  const sky = 0.82 + 0.18 * normal[1]
  const bounce = 0.12 * Math.max(0, normal[0] * 0.6 - normal[1] * 0.6)
  const value = (channel: number) => {
    const part = (text: string) => Number.parseInt(text.slice(1 + channel * 2, 3 + channel * 2), 16)
    const light =
      (part(mood.key) / 255) * (mood.keyStrength * wrapped + bounce) +
      (part(mood.fill) / 255) * mood.fillStrength * sky
    return soft((part(color) / 255) * light)
      .toString(16)
      .padStart(2, '0')
  }
  const base = `#${value(0)}${value(1)}${value(2)}`
  const shine = gloss * Math.max(0, dot(normal, HALF)) ** (8 + gloss * 50)
  const shining = mix(base, lighten(mood.key, 0.5), Math.min(0.9, shine))
  return glow > 0 ? mix(shining, color, glow) : shining
}

/** Compresses bright values as film does instead of clipping them. */
function soft(value: number): number {
  const rolled = value < 0.8 ? value : 0.8 + 0.2 * (1 - Math.exp(-(value - 0.8) / 0.2))
  return Math.round(255 * Math.min(1, rolled))
}

type Rgb = readonly [number, number, number]

/** `#rrggbb` to its three parts. */
function parse(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

const hex = (part: number) =>
  Math.round(Math.min(255, Math.max(0, part)))
    .toString(16)
    .padStart(2, '0')

/** `amount` 0 returns `from`, 1 returns `to`. Colours are `#rrggbb`. */
export function mix(from: string, to: string, amount: number): string {
  const a = parse(from)
  const b = parse(to)
  const part = (index: 0 | 1 | 2) => hex(a[index] + (b[index] - a[index]) * amount)
  return `#${part(0)}${part(1)}${part(2)}`
}

const lighten = (color: string, amount: number) => mix(color, '#ffffff', amount)
