import { type Brush, n } from '../sheet'
import { mix } from '../lighting'
import { lathe, smooth, type ProfilePoint } from '../lathe'
import { ribs } from '../surface'
import { tube } from '../tube'
import { glazed, vessel, type Glaze } from './vessels'

const COCOON: readonly ProfilePoint[] = [
  [4.4, 0],
  [4.8, 0],
  [7.6, 4],
  [9.2, 10],
  [8.2, 16.5],
  [5, 20.6],
  [4.2, 22],
]
const AMPHORA: readonly ProfilePoint[] = [
  [4, 0],
  [4.2, 0.2],
  [5.4, 5],
  [8.4, 14],
  [8.8, 18],
  [6.4, 23],
  [3.2, 26],
  [3, 29],
  [4.4, 32],
]
const REED: readonly ProfilePoint[] = [
  [4.6, 0],
  [5, 0],
  [6.2, 3],
  [6.4, 8],
  [5, 15],
  [2.4, 21],
  [1.8, 27],
  [2.2, 34],
]
const DROP: readonly ProfilePoint[] = [
  [3, 0],
  [5.6, 0.4],
  [8, 4],
  [8, 8.4],
  [5.4, 13],
  [2.6, 17],
  [2.2, 20],
  [3, 22],
]

/** Fluted egg. */
export function cocoonVase(brush: Brush, { glaze }: { glaze: Glaze }): string {
  return (
    vessel(brush, { profile: COCOON, glaze, wall: 0.5 }) +
    ribs(brush, COCOON, [0.8, 20.2], 19, glaze.color)
  )
}

export function amphora(brush: Brush, { glaze }: { glaze: Glaze }): string {
  const surface = { color: glaze.color, gloss: glaze.gloss ?? 0.2 }
  return (
    tube(brush, 'M3 -28.6C9 -29 9.6 -24 7.6 -20.6', 1.3, surface) +
    tube(brush, 'M-3 -28.6C-9 -29 -9.6 -24 -7.6 -20.6', 1.3, surface) +
    vessel(brush, { profile: AMPHORA, glaze, wall: 0.5 })
  )
}

export function reedVase(brush: Brush, { glaze }: { glaze: Glaze }): string {
  return vessel(brush, { profile: REED, glaze, wall: 0.4 })
}

/** A ring on a foot with a neck: empty in the middle. */
export function ringVase(brush: Brush, { glaze }: { glaze: Glaze }): string {
  const surface = { color: glaze.color, gloss: glaze.gloss ?? 0.3 }
  return (
    `<g transform="translate(0 -21)">${lathe(brush, {
      profile: [
        [2.2, 0],
        [1.7, 2],
        [1.8, 3.6],
        [2.3, 5],
      ],
      surface: glazed(glaze),
      wall: 0.35,
    })}</g>` +
    lathe(brush, {
      profile: [
        [3.4, 0],
        [3.6, 0],
        [3.2, 1.6],
        [2.8, 2.6],
      ],
      surface: glazed(glaze),
    }) +
    tube(brush, 'M0 -4.6A7.8 7.8 0 1 1 0.02 -4.6z', 5, surface)
  )
}

/** Coloured glass with water up to `water` cm; its content is drawn before. */
export function glassVase(
  brush: Brush,
  { color, water = 9 }: { color: string; water?: number },
): string {
  const { sheet, tilt, mood } = brush
  const curve = smooth(DROP)
  const side = (sign: 1 | -1) => curve.map(([r, y]) => `${n(sign * r)} ${n(-y)}`)
  const outline = `<path d="M${side(-1).join('L')}L${side(1).reverse().join('L')}A5.6 ${n(5.6 * tilt)} 0 0 1 ${side(-1)[0] ?? ''}z"`
  const edge = mix(color, mood.shadow, 0.45)
  const glass = sheet.linear(
    [
      [0, edge, 0.85],
      [0.1, color, 0.5],
      [0.28, mix(color, '#ffffff', 0.6), 0.4],
      [0.5, color, 0.34],
      [0.86, color, 0.5],
      [1, edge, 0.85],
    ],
    [0, 0, 1, 0],
  )
  const wet = sheet.linearAt(
    [
      [0, color, 0.15],
      [0.1, mix(color, mood.shadow, 0.3), 0.42],
      [1, mix(color, mood.shadow, 0.4), 0.6],
    ],
    [0, -water, 0, 0],
  )
  const clip = sheet.clip(`${outline}/>`)
  return (
    `${outline} fill="${glass}"/>` +
    `<g clip-path="${clip}"><rect x="-9" y="${-water}" width="18" height="${water + 3}" fill="${wet}"/>` +
    `<ellipse cy="${-water}" rx="7.9" ry="${n(7.9 * tilt)}" fill="#ffffff" opacity="0.22"/></g>` +
    `<path d="M-6.3 -10.5C-7.3 -7.5 -6.9 -4 -5.2 -2.2" fill="none" stroke="#ffffff" stroke-width="0.7" stroke-linecap="round" opacity="0.7"/>` +
    `<path d="M6.2 -8.2C6.8 -6 6.4 -3.6 5.2 -2.2" fill="none" stroke="#ffffff" stroke-width="0.35" stroke-linecap="round" opacity="0.4"/>` +
    `<ellipse cy="-22" rx="3" ry="${n(3 * tilt)}" fill="#ffffff" fill-opacity="0.2" stroke="${edge}" stroke-width="0.25"/>`
  )
}

/** A bulky floor or table pot without decoration; for shelves of the workshop. */
export function rawPot(
  brush: Brush,
  { profile, color }: { profile: readonly ProfilePoint[]; color: string },
): string {
  return lathe(brush, { profile, surface: { color, gloss: 0.04 }, wall: 0.4 })
}
