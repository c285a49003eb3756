import { type Brush, n } from '../sheet'
import { mix } from '../lighting'
import { lathe, type ProfilePoint } from '../lathe'
import { ribs, ring } from '../surface'
import { taper, tube } from '../tube'
import { glazed, type Glaze } from './vessels'

const WARM = '#ffdf9e'

/** Surface of a shade; lit lamps shine through it, brightest near the bulb. */
const shade = (brush: Brush, color: string, bulb: number, reach: number) => (height: number) => {
  if (!brush.mood.isDark) return { color, gloss: 0.05, glow: 0.12 }
  const near = Math.max(0, 1 - Math.abs(height - bulb) / reach)
  return {
    color: mix(mix(color, '#f0a050', 0.5), '#fff0c4', 0.15 + 0.85 * near),
    gloss: 0,
    glow: 0.92,
  }
}

/** The halo of a lit lamp, cm around its bulb. */
function halo(brush: Brush, height: number, reach: number): string {
  if (!brush.mood.isDark) return ''
  const fill = brush.sheet.radial([
    [0, '#ffdc9c', 0.9],
    [0.22, '#ffc57e', 0.5],
    [0.55, '#ffb168', 0.18],
    [1, '#ffa85c', 0],
  ])
  return `<circle cy="${n(-height)}" r="${n(reach)}" fill="${fill}"/>`
}

export function mushroomLamp(brush: Brush, { color, cap }: { color: string; cap: string }): string {
  const dome: readonly ProfilePoint[] = [
    [12.6, 0],
    [13, 0.4],
    [13, 1.4],
    [11.6, 6],
    [7.4, 10.2],
    [2.4, 11.8],
    [0.1, 12],
  ]
  return (
    halo(brush, 19, 46) +
    lathe(brush, {
      profile: [
        [8.6, 0],
        [9, 0.3],
        [8.4, 1.6],
        [4.2, 4],
        [3.4, 8],
        [3.6, 14],
        [4.6, 18],
      ],
      surface: { color, gloss: 0.4 },
    }) +
    `<g transform="translate(0 -16.6)">${lathe(brush, { profile: dome, surface: shade(brush, cap, 1, 12) })}</g>`
  )
}

export function tableLamp(brush: Brush, { glaze, cap }: { glaze: Glaze; cap: string }): string {
  const profile: readonly ProfilePoint[] = [
    [15, 0],
    [15, 0],
    [10.4, 17],
    [10.4, 17],
  ]
  return (
    halo(brush, 32, 58) +
    lathe(brush, {
      profile: [
        [6, 0],
        [6.4, 0.2],
        [8.8, 4],
        [9.6, 9],
        [7.4, 15],
        [3, 19],
        [1.8, 21],
        [1.6, 23.4],
      ],
      surface: glazed(glaze),
    }) +
    `<g transform="translate(0 -22.4)">${lathe(brush, { profile, surface: shade(brush, cap, 8, 16), wall: 0.2, inside: { color: mix(cap, WARM, 0.4), glow: 0.4 } })}` +
    `${ribs(brush, profile, [0.4, 16.6], 26, cap)}${ring(profile, brush.tilt, 0.5, { color: cap, width: 0.7, opacity: 0.8 })}</g>`
  )
}

/** Three legs, a linen drum. 152 cm. */
export function floorLamp(brush: Brush, { wood, cap }: { wood: string; cap: string }): string {
  const surface = { color: wood, gloss: 0.3 }
  const profile: readonly ProfilePoint[] = [
    [24, 0],
    [24, 0],
    [19, 34],
    [19, 34],
  ]
  return (
    halo(brush, 134, 130) +
    taper(
      brush,
      [
        [2, -118],
        [4, -80],
        [5, -50],
        [6, 7],
      ],
      [3.2, 2.2],
      surface,
    ) +
    taper(
      brush,
      [
        [-2, -118],
        [-10, -80],
        [-18, -40],
        [-25, 1],
      ],
      [3.2, 2.2],
      surface,
    ) +
    taper(
      brush,
      [
        [2, -118],
        [12, -80],
        [20, -40],
        [27, 0],
      ],
      [3.2, 2.2],
      surface,
    ) +
    `<g transform="translate(0 -116)">${lathe(brush, { profile, surface: shade(brush, cap, 16, 30), wall: 0.3, inside: { color: mix(cap, WARM, 0.4), glow: 0.4 } })}` +
    `${ribs(brush, profile, [1, 33], 30, cap)}${ring(profile, brush.tilt, 1, { color: cap, width: 1.2, opacity: 0.8 })}</g>`
  )
}

const underside = (brush: Brush, radius: number, color: string) => {
  const fill = brush.sheet.radial(
    brush.mood.isDark
      ? [
          [0, '#fff6dc'],
          [0.4, WARM],
          [1, mix(color, '#e0a35c', 0.7)],
        ]
      : [
          [0, mix(color, '#ffffff', 0.3)],
          [1, mix(color, brush.mood.shadow, 0.5)],
        ],
  )
  return `<ellipse rx="${n(radius)}" ry="${n(radius * 0.13)}" fill="${fill}"/>`
}

const cord = (brush: Brush, from: number, length: number) =>
  tube(brush, `M0 ${n(-from)}V${n(-from - length)}`, 0.7, { color: '#3a322c' })

/** Hangs: its lowest edge is at 0, its cord extends up by `drop` cm. */
export function domePendant(
  brush: Brush,
  { color, drop = 90 }: { color: string; drop?: number },
): string {
  const level = { ...brush, tilt: 0.06 }
  return (
    halo(brush, -2, 70) +
    cord(brush, 21, drop) +
    underside(brush, 22, color) +
    lathe(level, {
      profile: [
        [22, 0],
        [22, 0.6],
        [20.6, 6],
        [15.4, 12.6],
        [7.6, 16.6],
        [3, 18],
        [2.4, 20],
        [1.6, 22],
        [0.2, 22.4],
      ],
      surface: { color, gloss: 0.35 },
    })
  )
}

/** Woven pendant: light comes through the gaps. */
export function rattanPendant(
  brush: Brush,
  { color, drop = 90 }: { color: string; drop?: number },
): string {
  const level = { ...brush, tilt: 0.1 }
  const profile: readonly ProfilePoint[] = [
    [13, 0],
    [17, 4],
    [20.6, 11],
    [20, 18],
    [14, 25],
    [6, 29],
    [2.4, 30],
  ]
  const rings = Array.from({ length: 15 }, (_, index) =>
    ring(profile, level.tilt, 1 + index * 2, {
      color: mix(color, brush.mood.shadow, 0.5),
      width: 0.34,
      opacity: 0.6,
    }),
  ).join('')
  return (
    halo(brush, 12, 84) +
    cord(brush, 29, drop) +
    lathe(level, { profile, surface: shade(brush, color, 11, 17) }) +
    ribs(level, profile, [0.5, 29], 34, color) +
    rings
  )
}
