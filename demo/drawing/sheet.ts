import type { Mood } from './mood'
import type { Random } from './random'

/** A stop of a gradient: position from 0 to 1, `#rrggbb`, opacity. */
export type Stop = readonly [at: number, color: string, opacity?: number]
export type Light = 'windowLight' | 'blindLight' | 'leafLight'
export type TextureName = 'wood' | 'linen' | 'plaster' | 'stone' | Light

/** The name of a texture inside a picture, or of light in a colour; `renderPicture` inserts the bytes there. */
const textureHref = (name: TextureName, color = '') => `texture:${name}${color}`
export const TEXTURE_HREF = /texture:([a-zA-Z]+)(#[0-9a-f]{6})?/g

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ([at, color, opacity]) =>
        `<stop offset="${n(at)}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${n(opacity)}"`}/>`,
    )
    .join('')

/** A number in the precision that a picture needs. */
export function n(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}

/** Collects the definitions of one picture. Each method returns a paint, filter or clip reference. */
interface Sheet {
  readonly width: number
  readonly height: number
  /** Along a line in the box of the shape, 0 to 1. */
  linear(stops: readonly Stop[], line?: readonly [number, number, number, number]): string
  /** Along a line in the units of the drawing. */
  linearAt(stops: readonly Stop[], line: readonly [number, number, number, number]): string
  /** `at`: centre and radius in the box of the shape. */
  radial(stops: readonly Stop[], at?: readonly [cx: number, cy: number, r: number]): string
  blur(deviation: number): string
  clip(shape: string): string
  /** A fill that repeats a texture from 0,0, or with 0,0 in its middle; `size` in the units of the drawing. */
  texture(name: TextureName, size: number, turn?: number, isCentred?: boolean): string
  /** Light that is cast on a surface, in the light's colour, stretched over a box. */
  light(
    light: Light,
    color: string,
    box: readonly [x: number, y: number, width: number, height: number],
  ): string
  /** The whole document. */
  document(body: string): string
}

export function createSheet(width: number, height: number): Sheet {
  const definitions = new Map<string, string>()
  /** Equal definitions share an id, to keep pictures small. */
  function define(make: (id: string) => string): string {
    const key = make('')
    const known = definitions.get(key)
    if (known) return `url(#${known})`
    const id = `d${definitions.size}`
    definitions.set(key, id)
    return `url(#${id})`
  }
  const line = ([x1, y1, x2, y2]: readonly [number, number, number, number]) =>
    `x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}"`

  return {
    width,
    height,
    linear: (stops, along = [0, 0, 0, 1]) =>
      define(
        (id) => `<linearGradient id="${id}" ${line(along)}>${stopsOf(stops)}</linearGradient>`,
      ),
    linearAt: (stops, along) =>
      define(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${line(along)}>${stopsOf(stops)}</linearGradient>`,
      ),
    radial: (stops, [cx, cy, r] = [0.5, 0.5, 0.5]) =>
      define(
        (id) =>
          `<radialGradient id="${id}" cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}">${stopsOf(stops)}</radialGradient>`,
      ),
    blur: (deviation) =>
      define(
        (id) =>
          `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${n(deviation)}"/></filter>`,
      ),
    clip: (shape) => define((id) => `<clipPath id="${id}">${shape}</clipPath>`),
    texture: (name, size, turn = 0, isCentred = false) =>
      define(
        (id) =>
          `<pattern id="${id}" ${isCentred ? `x="${n(-size / 2)}" y="${n(-size / 2)}" ` : ''}width="${n(size)}" height="${n(size)}" patternUnits="userSpaceOnUse" patternTransform="rotate(${n(turn)})"><image href="${textureHref(name)}" width="${n(size)}" height="${n(size)}" preserveAspectRatio="none"/></pattern>`,
      ),
    light: (light, color, [x, y, w, h]) =>
      `<image href="${textureHref(light, color)}" x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" preserveAspectRatio="none"/>`,
    document(body) {
      const defs = [...definitions].map(([key, id]) => key.replace('id=""', `id="${id}"`)).join('')
      return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${body}</svg>`
    },
  }
}

/**
 * The tools for drawing a shape. A shape is drawn in centimetres around the middle of its foot: x to the right, y down, so its top is at minus its
 * height.
 */
export interface Brush {
  sheet: Sheet
  mood: Mood
  random: Random
  /** The downward angle of the view: depth of a horizontal circle divided by its width. */
  tilt: number
  /** Px of the picture per centimetre of the shape; the precision of curves. */
  detail: number
}
