import { type Brush, n } from '../sheet'
import { mix, lit } from '../lighting'
import { lathe, type ProfilePoint } from '../lathe'
import { ring, surfaceOf } from '../surface'
import { tube } from '../tube'
import { vessel, type Glaze } from './vessels'

/** A burning wick at 0,0 with its glow. */
function flame(brush: Brush, size = 2): string {
  const reach = size * (brush.mood.isDark ? 9 : 4)
  const glow = brush.sheet.radial([
    [0, '#ffe3a3', 0.75],
    [0.25, '#ffbf6b', 0.3],
    [1, '#ff9d4d', 0],
  ])
  const fire = brush.sheet.linear([
    [0, '#fff3c4'],
    [0.6, '#ffc861'],
    [1, '#f0803a'],
  ])
  return `<circle cy="${n(-size * 0.8)}" r="${n(reach)}" fill="${glow}" opacity="${brush.mood.isDark ? 1 : 0.7}"/><path d="M0 0V${n(-size * 0.4)}" stroke="#3b2a22" stroke-width="0.16"/><path d="M0 ${n(-size * 1.9)}C${n(size * 0.6)} ${n(-size)} ${n(size * 0.42)} ${n(-size * 0.2)} 0 ${n(-size * 0.2)}S${n(-size * 0.6)} ${n(-size)} 0 ${n(-size * 1.9)}z" fill="${fire}"/>`
}

export function jarCandle(brush: Brush, { glaze }: { glaze: Glaze }): string {
  const profile: readonly ProfilePoint[] = [
    [3.6, 0],
    [4, 0.1],
    [4.4, 1],
    [4.4, 8.6],
    [4.4, 8.6],
  ]
  const wax = { color: '#f3e6c8', depth: 0.8 }
  const jar = vessel(brush, { profile, glaze, wall: 0.35, content: wax })
  // From above the label is invisible, and a flame would point at the viewer.
  if (brush.tilt > 0.5) return `${jar}<circle cy="-1.8" r="0.3" fill="#3b2a22"/>`
  const label = lit({ color: '#f6efdf', gloss: 0.05 }, [-0.1, 0, 1], brush.mood)
  return (
    jar +
    `<rect x="-2.1" y="-5.6" width="4.2" height="3.2" rx="0.2" fill="${label}" opacity="0.95"/>` +
    `<path d="M-1.3 -4.6h2.6M-0.9 -3.9h1.8M-0.6 -3.3h1.2" stroke="#8b7762" stroke-width="0.22"/>` +
    `<g transform="translate(0 -7.7)">${flame(brush, 1.6)}</g>`
  )
}

/** Three turned candlesticks of different height with tapers. */
export function candlesticks(brush: Brush, { color, wax }: { color: string; wax: string }): string {
  const one = (x: number, y: number, height: number, candle: number) => {
    const stick = lathe(brush, {
      profile: [
        [3.2, 0],
        [3.4, 0.2],
        [2.6, 1],
        [0.9, 1.8],
        [0.8, height * 0.5],
        [1.2, height * 0.62],
        [0.8, height * 0.75],
        [1.7, height],
      ],
      surface: { color, gloss: 0.5 },
    })
    const taper = lathe(brush, {
      profile: [
        [0.95, 0],
        [0.8, candle * 0.8],
        [0.45, candle],
      ],
      surface: { color: wax, gloss: 0.12 },
    })
    return `<g transform="translate(${x} ${y})">${stick}<g transform="translate(0 ${n(-height + 0.2)})">${taper}<g transform="translate(0 ${n(-candle)})">${flame(brush, 1.7)}</g></g></g>`
  }
  return one(-1, -0.8, 17, 15) + one(-7.6, 0, 12, 17) + one(6.6, 0.6, 8, 13)
}

/** Woven basket with two handles. */
export function basket(
  brush: Brush,
  { color, width = 36, height = 30 }: { color: string; width?: number; height?: number },
): string {
  const r = width / 2
  const profile: readonly ProfilePoint[] = [
    [r * 0.78, 0],
    [r * 0.84, 0.4],
    [r * 0.98, height * 0.3],
    [r, height * 0.62],
    [r * 0.9, height],
  ]
  const { mood, random, tilt } = brush
  const at = surfaceOf(profile, tilt)
  const rows = Math.round(height / 1.9)
  const strands = Array.from({ length: rows }, (_, row) => {
    const y = ((row + 0.5) * height) / rows
    return Array.from({ length: 25 }, (_strand, index) => {
      const angle = ((index + (row % 2) * 0.5) / 25 - 0.5) * Math.PI
      const point = at(angle, y)
      const reach = ((Math.PI * point.radius) / 25) * Math.max(0.15, point.squeeze)
      const tone = lit(
        {
          color: mix(color, random.chance(0.5) ? '#6d4a2c' : '#fbe9c4', random.between(0, 0.22)),
          gloss: 0.12,
        },
        [Math.sin(angle), 0.25, Math.cos(angle)],
        mood,
      )
      const tip = tilt * reach * Math.sin(angle)
      return `<path d="M${n(point.x - reach * 0.5)} ${n(point.y + tip * 0.5)}q${n(reach * 0.5)} ${n(height * 0.02)} ${n(reach)} ${n(-tip)}" fill="none" stroke="${tone}" stroke-width="${n((height / rows) * 0.8)}" stroke-linecap="round"/>`
    }).join('')
  }).join('')
  const handle = (sign: 1 | -1) =>
    tube(
      brush,
      `M${n(sign * r * 0.7)} ${n(-height * 0.96)}C${n(sign * r * 0.75)} ${n(-height * 1.28)} ${n(sign * r * 1.2)} ${n(-height * 1.2)} ${n(sign * r * 0.99)} ${n(-height * 0.82)}`,
      1.4,
      { color: mix(color, '#5d3b22', 0.45), gloss: 0.15 },
    )
  return (
    handle(-1) +
    handle(1) +
    lathe(brush, { profile, surface: { color: mix(color, '#4a3220', 0.5) }, wall: 1.3 }) +
    strands +
    ring(profile, tilt, height - 0.3, {
      color: mix(color, mood.key, 0.3),
      width: 1.2,
      opacity: 0.9,
    })
  )
}

/** Round wooden tray with a rim. */
export function tray(
  brush: Brush,
  { color, width = 38 }: { color: string; width?: number },
): string {
  const r = width / 2
  const profile: readonly ProfilePoint[] = [
    [r * 0.97, 0],
    [r * 0.98, 0],
    [r, 2.6],
    [r, 2.6],
  ]
  const bottom = `<ellipse cy="-1.3" rx="${n(r * 0.95)}" ry="${n(r * 0.95 * brush.tilt)}"`
  return (
    lathe(brush, {
      profile,
      surface: { color, gloss: 0.2 },
      wall: 0.9,
      content: { color, depth: 1.2 },
    }) + `${bottom} fill="${brush.sheet.texture('wood', 44, 0, true)}"/>`
  )
}

/** A pot with a plant. */
export function planter(
  brush: Brush,
  { glaze, width = 17, plant }: { glaze: Glaze; width?: number; plant: string },
): string {
  const r = width / 2
  const profile: readonly ProfilePoint[] = [
    [r * 0.7, 0],
    [r * 0.74, 0],
    [r * 0.9, width * 0.3],
    [r, width * 0.88],
    [r, width * 0.88],
  ]
  const height = width * 0.88
  return (
    vessel(brush, { profile, glaze, wall: 0.8, content: { color: '#4a3326', depth: 1.4 } }) +
    `<g transform="translate(0 ${n(-height + 1)})">${plant}</g>`
  )
}
