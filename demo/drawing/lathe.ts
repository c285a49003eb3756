import { type Brush, n, type Stop } from './sheet'
import { mix, lit, type Surface } from './lighting'

/**
 * A point of the outline of a turned object: radius and height above the foot, cm. A repeated point
 * is a corner.
 */
export type ProfilePoint = readonly [radius: number, height: number]

export interface Turned {
  profile: readonly ProfilePoint[]
  surface: Surface | ((height: number) => Surface)
  /** Wall of an open vessel, cm; without it the top is closed. */
  wall?: number
  /** The visible content: its colour and its depth below the rim, cm. */
  content?: { color: string; depth: number }
  /** Inside of the vessel; the surface's own colour when omitted. */
  inside?: Surface
}

interface Slice {
  radius: number
  height: number
  /** The upward part of the outward normal. */
  up: number
}

/** Sample positions of the shading across a slice: denser where the light changes. */
const ACROSS = [
  -1, -0.97, -0.88, -0.74, -0.58, -0.42, -0.25, -0.05, 0.18, 0.42, 0.64, 0.82, 0.94, 1,
]
/** Px between two slices. */
const STEP = 1.7
const UP_LEVELS = 14

/** Draws any turned object, such as pottery or a lampshade, shaded slice by slice. */
export function lathe(brush: Brush, turned: Turned): string {
  const { surface } = turned
  const surfaceAt = typeof surface === 'function' ? surface : () => surface
  const slices = cut(turned.profile, STEP / brush.detail)
  const body = slices
    .map(({ radius, height, up }) => {
      const fill = across(brush, surfaceAt(height), Math.round(up * UP_LEVELS) / UP_LEVELS)
      return ellipse(radius, height, brush.tilt, fill)
    })
    .join('')
  return body + top(brush, turned, slices, surfaceAt)
}

/** Horizontal shading of one slice whose wall faces up by `up` (−1 down to 1 up). */
function across(brush: Brush, surface: Surface, up: number, turn: 1 | -1 = 1): string {
  const flat = Math.sqrt(1 - up * up)
  return brush.sheet.linear(
    ACROSS.map((x): Stop => {
      const front = Math.sqrt(Math.max(0, 1 - x * x))
      return [(x + 1) / 2, lit(surface, [turn * x * flat, up, front * flat], brush.mood)]
    }),
    [0, 0, 1, 0],
  )
}

function top(
  brush: Brush,
  turned: Turned,
  slices: readonly Slice[],
  surfaceAt: (height: number) => Surface,
): string {
  const rim = slices.at(-1)
  if (!rim) return ''
  const { sheet, tilt, mood } = brush
  const facingUp = lit(surfaceAt(rim.height), [0, 1, 0], mood)
  if (turned.wall === undefined) {
    return ellipse(rim.radius, rim.height, tilt, across(brush, surfaceAt(rim.height), 0.93))
  }
  const hole = Math.max(0.05, rim.radius - turned.wall)
  const inside = turned.inside ?? surfaceAt(rim.height)
  const opening = shape(hole, rim.height, tilt)
  const depth = sheet.linear([
    [0, mood.shadow, 0.55],
    [0.6, mood.shadow, 0.18],
    [1, mood.shadow, 0],
  ])
  const { content } = turned
  const filled = content
    ? `<g clip-path="${sheet.clip(opening)}">${ellipse(
        hole * 0.985,
        rim.height - content.depth,
        tilt,
        sheet.linear(
          [
            [0, mix(content.color, mood.shadow, 0.5)],
            [0.35, lit({ color: content.color }, [0, 1, 0], mood)],
            [0.75, lit({ color: content.color, gloss: 0.4 }, [-0.3, 0.9, 0.3], mood)],
            [1, lit({ color: content.color }, [0, 1, 0], mood)],
          ],
          [0, 0, 1, 0.2],
        ),
      )}</g>`
    : ''
  return (
    ellipse(rim.radius, rim.height, tilt, mix(facingUp, mood.key, 0.25)) +
    ellipse(hole, rim.height, tilt, across(brush, inside, 0.1, -1)) +
    ellipse(hole, rim.height, tilt, depth) +
    filled
  )
}

const shape = (radius: number, height: number, tilt: number) =>
  `<ellipse cy="${n(-height * riseOf(tilt))}" rx="${n(radius)}" ry="${n(radius * tilt)}"/>`

/**
 * The visible height of a centimetre. From the table's height nearly all of it is visible, and drawings on a turned object (handles, flames) rely on
 * that; from above little remains.
 */
export const riseOf = (tilt: number) => (tilt < 0.5 ? 1 : Math.sqrt(1 - tilt * tilt))

export const ellipse = (radius: number, height: number, tilt: number, fill: string) =>
  `<ellipse cy="${n(-height * riseOf(tilt))}" rx="${n(radius)}" ry="${n(Math.max(0.02, radius * tilt))}" fill="${fill}"/>`

/** Cuts the smooth curve through the points into slices of equal length along it. */
function cut(profile: readonly ProfilePoint[], step: number): Slice[] {
  const curve = smooth(profile)
  const slices: Slice[] = []
  let rest = 0
  curve.forEach(([radius, height], index) => {
    const next = curve[index + 1]
    if (!next) {
      const last = slices.at(-1)
      slices.push({ radius, height, up: last?.up ?? 0 })
      return
    }
    const across = next[0] - radius
    const rise = next[1] - height
    const length = Math.hypot(across, rise)
    const up = length > 0 ? -across / length : 0
    let at = rest
    for (; at < length; at += step) {
      const t = at / length
      slices.push({ radius: Math.max(0.02, radius + across * t), height: height + rise * t, up })
    }
    rest = at - length
  })
  return slices
}

const PER_SPAN = 12

/** Catmull-Rom through the points. */
export function smooth(points: readonly ProfilePoint[]): ProfilePoint[] {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))]
  const curve: ProfilePoint[] = []
  for (let index = 0; index < points.length - 1; index += 1) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    if (!a || !b || !c || !d) continue
    if (b[0] === c[0] && b[1] === c[1]) continue
    for (let step = 0; step < PER_SPAN; step += 1) {
      const t = step / PER_SPAN
      curve.push([spline(a[0], b[0], c[0], d[0], t), spline(a[1], b[1], c[1], d[1], t)])
    }
  }
  const last = points.at(-1)
  return last ? [...curve, last] : curve
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return (
    0.5 *
    (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
  )
}
